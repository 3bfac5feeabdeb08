import { useEffect, useState } from "react";

/** By default the time after the last move of the map, ms. */
const CALM_MS = 250;

/** Returns a value once it has not changed for `calmMs`; the first value at once. */
export function useSettled<Value>(value: Value | null, calmMs = CALM_MS): Value | null {
  const [settled, setSettled] = useState(value);
  if (settled === null && value !== null) setSettled(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), calmMs);
    return () => clearTimeout(timer);
  }, [value, calmMs]);
  return settled;
}
