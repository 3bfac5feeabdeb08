import { type RefObject, useEffect } from "react";
import type { Mask } from "./masking.ts";

/** Masks the input inside `box`. The library comes once the field is there: typing does not wait for it. */
export function useMask(box: RefObject<HTMLElement | null>, mask: Mask | undefined): void {
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (mask === undefined || !input) return;
    let here = true;
    let detach = () => {};
    void (async () => {
      const { attach } = await import("./masking.ts");
      if (here) detach = attach(input, mask);
    })();
    return () => {
      here = false;
      detach();
    };
  }, [box, mask]);
}
