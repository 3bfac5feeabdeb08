/** Reminds buyers, defaults unpaid wins, and frees the proceeds of sellers. */
import { decideSettlement } from "../tables/money/settlements.ts";
import type { Store } from "../store/store.ts";
import { fallDue, freeProceeds, remind, type Settlement } from "../domain/settlement/settlement.ts";
import type { AuctionTerms } from "../domain/terms.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface SettleOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "write">;
  readonly terms: AuctionTerms;
}

/** Reminds buyers of unpaid wins. */
export function remindBuyers({ store, clock, log, terms }: SettleOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "remind",
    deadlineOf: (lot) => soldNow(lot, clock),
    work: ({ id: lotId }) =>
      store.write(async (db, notifyUser) => {
        const at = clock.now();
        const news = { kind: "reminder", now: at } as const;
        return (
          await decideSettlement(db, notifyUser, {
            lotId,
            at,
            news,
            decide: (each) => remind(each, at, terms),
          })
        ).ok;
      }),
  });
}

/** Defaults wins that are not paid in time, and notifies both sides. The staff decide the rest. */
export function defaultWins({ store, clock, log }: SettleOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "default",
    deadlineOf: (lot) => soldNow(lot, clock),
    work: ({ id: lotId }) =>
      store.write(async (db, notifyUser, notifyLot) => {
        const at = clock.now();
        const news = { kind: "defaulted" } as const;
        const decide = (each: Settlement) => fallDue(each, at);
        return (await decideSettlement(db, notifyUser, { lotId, at, news, decide, notifyLot })).ok;
      }),
  });
}

/** Frees the proceeds of a seller when the time for a claim is over. A write of the handover brings the deadline. */
export function freeSellersProceeds({ store, clock, log }: SettleOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "proceeds",
    deadlineOf: () => null,
    work: ({ id: lotId }) =>
      store.write(async (db, notifyUser) => {
        const at = clock.now();
        const news = { kind: "proceeds_free" } as const;
        const decide = (each: Settlement) => freeProceeds(each, at);
        return (await decideSettlement(db, notifyUser, { lotId, at, news, decide })).ok;
      }),
  });
}

/** A sale creates deadlines in its settlement: a reason to look for the next one. */
function soldNow({ status }: { readonly status: string }, { now }: SettleOptions["clock"]): number | null {
  return status === "sold" ? now() : null;
}
