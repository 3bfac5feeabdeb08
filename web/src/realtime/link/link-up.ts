import { useEffect, useEffectEvent } from "react";
import { subscribe } from "valtio/vanilla";
import { link } from "./connection.ts";

/** For a list of many: what was read so shortly before the first event could be heard is not read twice, ms. */
export const FRESH_MS = 3_000;

/**
 * Calls `onUp` each time the link comes to stand while mounted, the first time too: events were missed, so what is
 * visible should be read anew.
 * @param freshMs how old what was read may be the first time, ms; left out: it is read anew in any case
 */
export function useLinkUp(onUp: () => void, freshMs = 0): void {
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
