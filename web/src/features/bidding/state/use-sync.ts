import { useEffect, useRef, useState } from "react";
import type { LotTopic } from "#/realtime/lots/lot-topic.ts";
import type { Sync } from "../panel/panel-facts.ts";

/** The page has just read the lot: it counts as in sync for this time while connecting, ms. */
const FIRST_MS = 3_000;
/** A gap shorter than this is not shown, ms. */
const BLINK_MS = 300;

/** Whether the lot is in sync, without flicker: unchanged at the start and over a short gap. */
export function useSync({ sync: topicSync }: LotTopic): Sync {
  const [sync, setSync] = useState<Sync>("live");
  const wasLive = useRef(false);
  useEffect(() => {
    if (topicSync !== "waiting") wasLive.current = true;
    const timer = setTimeout(
      () => setSync(topicSync),
      topicSync !== "waiting" ? 0 : wasLive.current ? BLINK_MS : FIRST_MS,
    );
    return () => clearTimeout(timer);
  }, [topicSync]);
  return sync;
}
