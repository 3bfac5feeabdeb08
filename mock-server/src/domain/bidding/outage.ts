/** Extends lots after a time without a server. */
import type { Decision, Refused } from "../lot/decision.ts";
import { startRows } from "../lot/opening.ts";
import type { LotState } from "../lot/lot.ts";
import { outageTerms } from "../lot/terms.ts";

/** A time in which nobody could bid, ms since 1970 UTC. */
export interface Outage {
  /** Last heartbeat before the outage. */
  readonly from: number;
  /** Time of the recovery. */
  readonly until: number;
}

/** Whether the time from the last heartbeat at `from` to the return at `until` (ms) counts as an outage. */
export function isOutage({ from, until }: Outage): boolean {
  return until - from > outageTerms.leastMs;
}

/** Returns the last affected end: lots that end up to then get more time. */
export function lastTouched({ until }: Outage): number {
  return until + outageTerms.graceMs;
}

/**
 * Returns new ends for lots whose end fell into an outage or comes soon after it: ten minutes after the recovery,
 * and after a long outage from then on 30 s apart in their old order.
 * @param ends old ends by lot, open lots only.
 */
export function endsAfter(outage: Outage, ends: ReadonlyMap<number, number>): Map<number, number> {
  const apart = outage.until - outage.from > outageTerms.longMs ? outageTerms.apartMs : 0;
  const touched = [...ends].filter(([, at]) => at >= outage.from && at <= lastTouched(outage));
  return new Map(
    touched
      .toSorted((a, b) => a[1] - b[1] || a[0] - b[0])
      .map(([lotId], i) => [lotId, lastTouched(outage) + i * apart]),
  );
}

/** Why the end of a lot was moved. */
export const AFTER_OUTAGE = "The auction was interrupted: there is more time for everyone";
export const AFTER_PAUSE = "All auctions were paused: there is more time for everyone";

/**
 * Moves the end of an open lot after an outage.
 * @returns NOT_DUE for a lot that is not open, or ends later anyway.
 */
export function extendAfterOutage(
  lot: LotState,
  endsAt: number,
  { until }: Outage,
  cause: string,
): Decision<null> | Refused<"NOT_DUE"> {
  if (lot.status !== "active" || lot.opensAt > until || endsAt <= lot.endsAt) {
    return { ok: false, code: "NOT_DUE", details: {} };
  }
  return {
    ok: true,
    lot: { ...lot, endsAt, extensions: lot.extensions + 1, opened: true, seq: lot.seq + 1 },
    newMark: null,
    holds: [],
    history: [
      ...startRows(lot),
      { kind: "extended", userId: null, mark: null, amount: null, auto: false, cause },
    ],
    notices: [],
    reply: null,
  };
}
