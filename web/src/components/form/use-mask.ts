import { type RefObject, useEffect } from "react";
import type { Mask } from "./masking.ts";

/**
 * Masks the input inside `box`. The library comes when the field first has the keys: no page waits for it, and what is
 * typed before it is there is put in order then.
 */
export function useMask(box: RefObject<HTMLElement | null>, mask: Mask | undefined): void {
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (mask === undefined || !input) return;
    const gone = new AbortController();
    let detach = () => {};
    const begin = async () => {
      const { attach } = await import("./masking.ts");
      if (!gone.signal.aborted) detach = attach(input, mask);
    };
    if (document.activeElement === input) void begin();
    else input.addEventListener("focus", () => void begin(), { once: true, signal: gone.signal });
    return () => {
      gone.abort();
      detach();
    };
  }, [box, mask]);
}
