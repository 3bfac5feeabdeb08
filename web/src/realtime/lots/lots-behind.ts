import type { Schema } from "@marsa/api-spec/client-problem";
import type { RealtimeClient } from "@marsa/realtime/client";
import { HEARTBEAT } from "@marsa/realtime/topics";
import type { LiveStore } from "./live-store.ts";

/** A hint may come later than the heartbeat; it gets this long, ms. */
const OVERTAKEN_MS = 1_000;
/** More lots than this are not read one by one. */
const MOST_READ = 20;

type Heartbeat = Schema<"HeartbeatEvent">;

/** Returns the known lots whose state is older than a heartbeat tells. */
export function lotsBehind(live: Pick<LiveStore, "knows" | "lot">, { epoch, moved }: Heartbeat): number[] {
  return Object.entries(moved?.lots ?? {}).flatMap(([key, seq]) => {
    const id = Number(key);
    const known = live.knows(id) ? live.lot(id).live : null;
    return known?.epoch === epoch && known.seq < seq ? [id] : [];
  });
}

/**
 * Reads the lots whose hint was lost, after each heartbeat, until the returned function is called.
 * @param readAll gets called instead where too many hints were lost
 */
export function watchLostHints(
  client: Pick<RealtimeClient, "subscribe">,
  live: Pick<LiveStore, "knows" | "lot">,
  read: (id: number) => void,
  readAll: () => void,
): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = client.subscribe(HEARTBEAT, {
    event: (payload) => {
      const beat = payload as Heartbeat;
      if (lotsBehind(live, beat).length === 0) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        const behind = lotsBehind(live, beat);
        if (behind.length > MOST_READ) readAll();
        else behind.forEach(read);
      }, OVERTAKEN_MS);
      timers.add(timer);
    },
  });
  return () => {
    for (const timer of timers) clearTimeout(timer);
    stop();
  };
}
