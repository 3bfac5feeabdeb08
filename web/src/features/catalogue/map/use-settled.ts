import { useEffect, useState } from "react";

/** The map reads its lots this long after the last move, ms. */
const CALM_MS = 250;

/** Returns a value once it has not changed for a moment; the first value at once. */
export function useSettled<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState(value);
  if (settled === null && value !== null) setSettled(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
