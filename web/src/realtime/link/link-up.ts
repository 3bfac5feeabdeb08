import { useEffect, useEffectEvent, useState } from "react";
import { subscribe } from "valtio/vanilla";
import { HEARTBEAT } from "@marsa/realtime/topics";
import { link, withRealtime, leftOf } from "./connection.ts";
import { useSnapshot } from "valtio/react";

/** A long list that was read this shortly before the first event is not read twice, ms. */
export const FRESH_MS = 3_000;
/** After a gap in the heartbeats all clients read at once; their calls spread over this time, ms. */
const SPREAD_MS = 1_000;

/**
 * Calls `onUp` at each connection while mounted, the first one too, and within a second after a gap in the heartbeats:
 * events were missed, so visible data should be read again.
 * @param freshMs age up to which data counts as fresh at the first connection, ms; default: never
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
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mistrust = () => {
      clearTimeout(timer);
      timer = setTimeout(() => up(), Math.random() * SPREAD_MS);
    };
    const stop = withRealtime(({ client }) => client.subscribe(HEARTBEAT, { event: () => {}, mistrust }));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}

/** After a loss shorter than this prices stay as they are, ms. */
const PATIENCE_MS = 1_500;

/** Whether the connection has been lost for so long that prices must look uncertain. */
export function useStale(): boolean {
  const { state } = useSnapshot(link);
  const lost = state === "reconnecting" || state === "offline";
  const [stale, setStale] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStale(lost), lost ? leftOf(PATIENCE_MS) : 0);
    return () => clearTimeout(timer);
  }, [lost]);
  return stale && lost;
}
