import type { LotState } from "../domain/lot.ts";
import { openOffer } from "../domain/offer.ts";
import type { Connection } from "./connection.ts";
import { rowInserter } from "./insert-rows.ts";
import { keptAnswer } from "./kept-answers.ts";
import { keptOf } from "./kept-events.ts";
import type { AccountRow, AnswerRow, BidderRow, JournalRow, LedgerRow, LotRow } from "./rows.ts";
import type { StoredEvent } from "./store.ts";

/** Prepared writes of what commands decide. Synchronous, inside a transaction. */
export interface Saver {
  /** `isWhole`: also the columns that indexes are on; else only what an ordinary bid changes. */
  lot(row: LotRow, isWhole: boolean): void;
  bidder(row: BidderRow): void;
  account(row: AccountRow): void;
  history(rows: readonly JournalRow[]): void;
  ledger(rows: readonly LedgerRow[]): void;
  answers(rows: readonly AnswerRow[]): void;
  /** All events of a commit, under one id. */
  events(id: number, events: readonly StoredEvent[]): void;
}

/** In: a connection. Out: writes on it, prepared once. */
export function createSaver(connection: Connection): Saver {
  const prepare = (sql: string) => connection.prepare(sql);
  const standing = prepare(`UPDATE lot SET ${STANDING} WHERE id = ?`);
  const whole = prepare(`UPDATE lot SET ${STANDING}, ${TERMS} WHERE id = ?`);
  const newBidder = prepare(
    "INSERT INTO lot_bidder (lot_id, user_id, mark, max, hold_fils, bid_at) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const bidder = prepare(
    "UPDATE lot_bidder SET max = ?, hold_fils = ?, bid_at = ? WHERE lot_id = ? AND user_id = ?",
  );
  const account = prepare(
    "UPDATE wallet SET total_fils = ?, reserved_fils = ?, seq = ?, ledger_id = ? WHERE user_id = ?",
  );
  const history = rowInserter(connection, "history", HISTORY);
  const ledger = rowInserter(connection, "ledger", LEDGER);
  const answers = rowInserter(connection, "idempotency", ANSWER);
  const events = prepare("INSERT INTO outbox (id, events, content) VALUES (?, ?, ?)");
  return {
    lot(row, isWhole) {
      const { state } = row;
      if (isWhole) whole.run(...standingOf(row), ...termsOf(state), state.id);
      else standing.run(...standingOf(row), state.id);
    },
    bidder({ lotId, userId, mark, max, holdFils, bidAt, isStored }) {
      if (isStored) bidder.run(max, holdFils, bidAt, lotId, userId);
      else newBidder.run(lotId, userId, mark, max, holdFils, bidAt);
    },
    account: (row) => void account.run(row.totalFils, row.reservedFils, row.seq, row.ledgerId, row.person.id),
    history: (rows) => history(rows.map(historyValues)),
    ledger: (rows) => ledger(rows.map(ledgerValues)),
    answers: (rows) => answers(rows.map(answerValues)),
    events: (id, list) => void events.run(id, list.length, JSON.stringify(list.map(keptOf))),
  };
}

const HISTORY = [
  "id",
  "lot_id",
  "at",
  "received_at",
  "kind",
  "user_id",
  "mark",
  "amount",
  "auto",
  "cause",
  "secret_amount",
  "prev_id",
  "salt",
  "hash",
];

function historyValues({ id, lotId, at, receivedAt, entry, prevId, salt, hash }: JournalRow) {
  const { kind, userId, mark, amount, auto, cause, secretAmount = null } = entry;
  return [
    id,
    lotId,
    at,
    receivedAt,
    kind,
    userId,
    mark,
    amount,
    auto ? 1 : 0,
    cause,
    secretAmount,
    prevId,
    salt,
    hash,
  ];
}

const LEDGER = ["id", "prev_id", "user_id", "at", "type", "amount_fils", "lot_id", "comment"];

function ledgerValues({ id, prevId, userId, at, type, amountFils, lotId, comment }: LedgerRow) {
  return [id, prevId, userId, at, type, amountFils, lotId, comment];
}

const ANSWER = ["key", "user_id", "call", "hash", "answer", "at"];

function answerValues({ key, userId, call, hash, outcome, at }: AnswerRow) {
  return [key, userId, call, hash, keptAnswer(outcome), at];
}

const STANDING =
  "price = ?, leader_id = ?, leader_mark = ?, leader_max = ?, bids = ?, bidders = ?, seq = ?, history_id = ?";
const TERMS = `reserve_reached = ?, reserve_lowered = ?, status = ?, opens_at = ?, ends_at = ?, opened = ?, start_price = ?, step = ?, reserve = ?, buy_now = ?,
  extensions = ?, review_ends_at = ?, offers = ?, offer_until = ?`;

/** Whether a lot differs in a column that an ordinary bid leaves alone. Writing those touches indexes. */
export function termsDiffer(a: LotState, b: LotState): boolean {
  const left = termsOf(a);
  return termsOf(b).some((value, i) => value !== left[i]);
}

function termsOf(lot: LotState): (string | number | null)[] {
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

function standingOf({ state, leaderMark, head }: LotRow): (string | number | null)[] {
  const { price, leaderId, leaderMax, bids, bidders, seq } = state;
  return [price, leaderId, leaderMark, leaderMax, bids, bidders, seq, head?.id ?? null];
}
