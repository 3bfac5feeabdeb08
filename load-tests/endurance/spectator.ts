/** A watching client that follows lots over the realtime client through every crash, and notes each fault. */
import { createRealtimeClient, type RealtimeClient } from "@marsa/realtime/client";
import { follow, type Following } from "@marsa/realtime/follow";
import type { Envelope } from "@marsa/realtime/resync";
import { lotTopic } from "@marsa/realtime/topics";
import { dataOf } from "./server-under-test.ts";

const TIMING = { retry: 200, spread: 100, connect: 4_000 };

export interface Spectator {
  /** Events that came twice, out of order, or with an older seq. */
  readonly faults: readonly string[];
  /** Number of applied events. */
  readonly applied: () => number;
  readonly synced: () => boolean;
  /** The last seq of each lot. */
  readonly seqs: () => Map<number, number>;
  leave(): void;
}

/**
 * Opens a spectator.
 * @param url Address of the server, the same after each restart.
 */
export async function openSpectator(url: string, lots: readonly number[]): Promise<Spectator> {
  const { wamp } = await dataOf(url, "getConfig");
  const router = new URL(wamp.url, url).href.replace(/^http/, "ws");
  const client: RealtimeClient = createRealtimeClient({
    config: { ...wamp, url: router },
    token: () => null,
    timing: TIMING,
  });
  const faults: string[] = [];
  const seen = new Map<number, number>();
  let applied = 0;
  const following: Following[] = lots.map((lot) =>
    follow<number, Envelope>(client, {
      topic: lotTopic(lot),
      async fetch() {
        const { live } = await dataOf(url, "getLot", { path: { id: lot } });
        return { kind: "snapshot", epoch: live.epoch, seq: live.seq, state: live.seq };
      },
      reset(seq) {
        if (seq < (seen.get(lot) ?? 0)) faults.push(`lot ${lot} went back from ${seen.get(lot)} to ${seq}`);
        seen.set(lot, seq);
      },
      apply({ prev, seq }) {
        const before = seen.get(lot) ?? 0;
        if (prev !== before) faults.push(`lot ${lot}: ${seq} follows ${prev}, but ${before} was there`);
        seen.set(lot, seq);
        applied += 1;
      },
    }),
  );
  client.open();
  return {
    faults,
    applied: () => applied,
    synced: () => following.every(({ synced }) => synced),
    seqs: () => new Map(seen),
    leave() {
      for (const one of following) one.stop();
      client.close();
    },
  };
}
