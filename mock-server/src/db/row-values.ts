/** Rows as the values that statements bind and a redo keeps, in the order of `db/save.ts`. */
import type { HistoryKind } from "../domain/decision.ts";
import type { LotState } from "../domain/lot.ts";
import { openOffer } from "../domain/offer.ts";
import { keptAnswer } from "./kept-answers.ts";
import type { AccountRow, AnswerRow, BidderRow, HistoryRow, JournalRow, LedgerRow, LotRow } from "./rows.ts";

export type Value = string | number | null;
export type Values = readonly Value[];

/** What an ordinary bid changes of a lot, and its id. */
export function standingValues(row: LotRow): Values {
  return [...standingOf(row), row.state.id];
}

/** All that a decision may change of a lot, and its id. Writing it touches more indexes. */
export function lotValues(row: LotRow): Values {
  return [...standingOf(row), ...termsOf(row.state), row.state.id];
}

/** Whether a lot differs in what an ordinary bid leaves alone. */
export function termsDiffer(a: LotState, b: LotState): boolean {
  const left = termsOf(a);
  return termsOf(b).some((value, i) => value !== left[i]);
}

function standingOf({ state, leaderMark, head }: LotRow): Values {
  const { price, leaderId, leaderMax, bids, bidders, seq } = state;
  return [price, leaderId, leaderMark, leaderMax, bids, bidders, seq, head?.id ?? null];
}

function termsOf(lot: LotState): Values {
  return [
    lot.reserveReached ? 1 : 0,
    lot.reserveLowered,
    lot.status,
    lot.opensAt,
    lot.endsAt,
    lot.opened ? 1 : 0,
    lot.startPrice,
    lot.step,
    lot.reserve,
    lot.buyNow,
    lot.extensions,
    lot.reviewEndsAt,
    lot.offers ? JSON.stringify(lot.offers) : null,
    openOffer(lot)?.until ?? null,
  ];
}

export function bidderValues({ lotId, userId, mark, max, holdFils, bidAt }: BidderRow): Values {
  return [lotId, userId, mark, max, holdFils, bidAt];
}

export function accountValues({ totalFils, reservedFils, seq, ledgerId, person }: AccountRow): Values {
  return [totalFils, reservedFils, seq, ledgerId, person.id];
}

export function historyValues(row: JournalRow): Values {
  const { id, lotId, at, receivedAt, entry, prevId, salt, hash } = row;
  const { kind, userId, mark, amount, auto, cause, secretAmount = null } = entry;
  const said = [kind, userId, mark, amount, auto ? 1 : 0, cause, secretAmount] as const;
  return [id, lotId, at, receivedAt, ...said, prevId, salt, hash];
}

/** The row of a history that has these values. */
export function historyRowOf(values: Values): HistoryRow {
  const [id, lotId, at, receivedAt, kind, userId, mark, amount, auto, cause, secretAmount] =
    values as HistoryTuple;
  const entry = { kind, userId, mark, amount, auto: auto === 1, cause };
  return { id, lotId, at, receivedAt, entry: secretAmount === null ? entry : { ...entry, secretAmount } };
}

type HistoryTuple = readonly [
  id: number,
  lotId: number,
  at: number,
  receivedAt: number | null,
  kind: HistoryKind,
  userId: number | null,
  mark: number | null,
  amount: number | null,
  auto: 0 | 1,
  cause: string,
  secretAmount: number | null,
];

export function ledgerValues(row: LedgerRow): Values {
  const { id, prevId, userId, at, type, amountFils, lotId, comment } = row;
  return [id, prevId, userId, at, type, amountFils, lotId, comment];
}

/** What was answered is JSON here, made once for the log and the table. */
export function answerValues({ key, userId, call, hash, outcome, at }: AnswerRow): Values {
  return [key, userId, call, hash, JSON.stringify(keptAnswer(outcome)), at];
}
