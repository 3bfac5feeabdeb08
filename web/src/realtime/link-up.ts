import { useEffect, useEffectEvent } from "react";
import { subscribe } from "valtio/vanilla";
import { link } from "./connection.ts";

/**
 * Calls `onUp` each time the link comes to stand while mounted, the first time too: what was read before that may have
 * missed an event.
 */
export function useLinkUp(onUp: () => void): void {
  const up = useEffectEvent(onUp);
  useEffect(() => {
    let was = link.state;
    return subscribe(link, () => {
      const { state } = link;
      if (state === "live" && was !== "live") up();
      was = state;
    });
  }, []);
}
