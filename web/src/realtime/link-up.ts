import { useEffect, useEffectEvent } from "react";
import { subscribe } from "valtio/vanilla";
import { link } from "./connection.ts";

/** What was read so long before the first event could be heard may be wrong by then, ms. */
const FRESH_MS = 3_000;

/**
 * Calls `onUp` each time the link comes to stand again while mounted: events were missed, so what is visible should be
 * read anew. The first time too when it was slow to come.
 * @param freshMs how old what was read may be the first time, ms; 0: a screen that hangs for hours reads anew in any case
 */
export function useLinkUp(onUp: () => void, freshMs = FRESH_MS): void {
  const up = useEffectEvent(onUp);
  useEffect(() => {
    const began = performance.now();
    let was = link.state;
    return subscribe(link, () => {
      const { state } = link;
      const isFirst = was === "connecting";
      if (state === "live" && was !== "live" && !(isFirst && performance.now() - began < freshMs)) up();
      was = state;
    });
  }, [freshMs]);
}
