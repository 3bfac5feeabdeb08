import { type RefObject, useEffect } from "react";
import type { Mask } from "./masking.ts";

/**
 * Masks the input inside `box`. The library loads at the first focus, so that no page waits for it; it then formats the
 * present value.
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
