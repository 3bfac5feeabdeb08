/** Reminds buyers, defaults unpaid wins, and frees the proceeds of sellers. */
import { decideSettlement, type SettlementCommand } from "../tables/money/settlements.ts";
import type { DueKind, Store } from "../store/store.ts";
import { fallDue, freeProceeds, remind, type Settlement } from "../domain/settlement/settlement.ts";
import type { SettlementNews } from "../domain/settlement/settlement-notices.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface SettleOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "write">;
  readonly terms: AuctionTerms;
}

/** Reminds buyers of unpaid wins. */
export function remindBuyers(options: SettleOptions): TimedJob {
  return settleAtDeadlines(options, {
    kind: "remind",
    deadlineOf: (lot) => soldNow(lot, options.clock),
    newsAt: (now) => ({ kind: "reminder", now }),
    decideAt: (each, at) => remind(each, at, options.terms),
  });
}

/** Defaults wins that are not paid in time, and notifies both sides. The staff decide the rest. */
export function defaultWins(options: SettleOptions): TimedJob {
  return settleAtDeadlines(options, {
    kind: "default",
    deadlineOf: (lot) => soldNow(lot, options.clock),
    newsAt: () => ({ kind: "defaulted" }),
    decideAt: fallDue,
  });
}

/** Frees the proceeds of a seller when the time for a claim is over. A write of the handover brings the deadline. */
export function freeSellersProceeds(options: SettleOptions): TimedJob {
  return settleAtDeadlines(options, {
    kind: "proceeds",
    deadlineOf: () => null,
    newsAt: () => ({ kind: "proceeds_free" }),
    decideAt: freeProceeds,
  });
}

interface Settling extends Pick<DeadlineOptions, "deadlineOf"> {
  readonly kind: DueKind;
  readonly newsAt: (at: number) => SettlementNews;
  readonly decideAt: (settlement: Settlement, at: number) => ReturnType<SettlementCommand<"STALE">["decide"]>;
}

/** Decides about the current sale of a lot at its deadline. */
function settleAtDeadlines(
  { store, clock, log }: SettleOptions,
  { kind, deadlineOf, newsAt, decideAt }: Settling,
): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind,
    deadlineOf,
    work: ({ id: lotId }) =>
      store.write(async (db, notifyUser, notifyLot) => {
        const at = clock.now();
        const decide = (each: Settlement) => decideAt(each, at);
        const command = { lotId, at, news: newsAt(at), decide, notifyLot };
        return (await decideSettlement(db, notifyUser, command)).ok;
      }),
  });
}

/** A sale creates deadlines in its settlement: a reason to look for the next one. */
function soldNow({ status }: { readonly status: string }, { now }: SettleOptions["clock"]): number | null {
  return status === "sold" ? now() : null;
}
