import { startTransition, useEffect, useState } from "react";
import { whenCalm } from "./calm.ts";

/** The next one waits no longer than this for a calm moment, ms. */
const MOST_WAIT_MS = 500;

/**
 * How many of so many parts to draw by now: the first at once, each other one in a calm moment of its own. All in one go
 * they would keep a slow phone from answering a press.
 */
export function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    return whenCalm(() => startTransition(() => setDrawn(drawn + 1)), MOST_WAIT_MS);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
