import { startTransition, useEffect, useState } from "react";
import { whenCalm } from "./calm.ts";

/** The longest wait for the next part, ms. */
const MOST_WAIT_MS = 500;

/**
 * Returns how many of so many parts to draw by now: the first at once, each other one in an idle moment. All at once
 * would keep a slow phone from answering a press.
 */
export function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    return whenCalm(() => startTransition(() => setDrawn(drawn + 1)), MOST_WAIT_MS);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
