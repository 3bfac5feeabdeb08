/** Publishes changed lots for lists. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { LOT_HINTS } from "@marsa/realtime/topics";
import { lotLive } from "../tables/lots/lot-live.ts";
import type { Clock, EventPublisher } from "../store/ports.ts";
import type { CommittedLot, Store } from "../store/store.ts";
import type { Job } from "./timing/job.ts";

type LotsHint = components["schemas"]["LotsHint"];

export interface HintOptions {
  readonly store: Pick<Store, "epoch" | "onCommit">;
  readonly publisher: EventPublisher;
  readonly clock: Pick<Clock, "now">;
}

/** At most four hints a second, on the real clock. */
const PAUSE_MS = 250;
/** Lots in one hint: about 40 kB, below the size limit of a frame. */
const MOST_LOTS = 100;

/**
 * Publishes changed lots to lists: the latest state of each, collected over a quarter of a second. A lost hint does
 * no harm: the lot's own topic has every change.
 */
export function hintLots({ store, publisher, clock }: HintOptions): Job {
  const changed = new Map<number, CommittedLot>();
  let pause: NodeJS.Timeout | undefined;

  function publish(): void {
    pause = undefined;
    if (changed.size === 0) return;
    const now = clock.now();
    const lots = [...changed.values()].slice(0, MOST_LOTS);
    for (const { lot } of lots) changed.delete(lot.id);
    const items = lots.map(({ lot, leaderMark }) => ({
      id_auction: lot.id,
      state: lotLive(lot, leaderMark, store.epoch, now),
    }));
    const hint: LotsHint = { v: 1, at: now, epoch: store.epoch, items };
    publisher.publish(LOT_HINTS, hint).catch(() => null);
    pause = setTimeout(publish, PAUSE_MS);
  }

  const leave = store.onCommit(({ lots }) => {
    if (!publisher.connected) return;
    for (const lot of lots.filter(isPublic)) changed.set(lot.lot.id, lot);
    // Only after the replies of this commit, which clients wait for.
    if (changed.size > 0) pause ??= setTimeout(publish, 0);
  });

  return {
    async stop() {
      leave();
      clearTimeout(pause);
    },
  };
}

function isPublic({ lot }: CommittedLot): boolean {
  return lot.status !== "draft" && lot.status !== "moderation";
}
