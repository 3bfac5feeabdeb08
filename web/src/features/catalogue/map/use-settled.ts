import { useEffect, useState } from "react";

/** Nobody is asked while the map still moves, ms. */
const CALM_MS = 250;

/** A value once it has not changed for a moment; the first one at once. */
export function useSettled<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState(value);
  if (settled === null && value !== null) setSettled(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
