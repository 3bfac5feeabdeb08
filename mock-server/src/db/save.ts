import type { Connection } from "./store.ts";
import { rowInserter } from "./insert-rows.ts";
import type { KeptEvent } from "./kept-events.ts";
import type { Values } from "./row-values.ts";

/** Prepared writes of what commands decide, each row as its values. Synchronous, inside a transaction. */
export interface Saver {
  /** What an ordinary bid changes of a lot. */
  standing(lot: Values): void;
  /** All that a decision may change of it. */
  lot(lot: Values): void;
  /** Also the first of a bidder on a lot. */
  bidder(bidder: Values): void;
  account(account: Values): void;
  history(rows: readonly Values[]): void;
  ledger(rows: readonly Values[]): void;
  answers(rows: readonly Values[]): void;
  /** All events of a commit, under one id. */
  events(id: number, events: readonly KeptEvent[]): void;
}

/** In: a connection. Out: writes on it, prepared once. */
export function createSaver(connection: Connection): Saver {
  const write = (sql: string) => {
    const statement = connection.prepare(sql);
    return (values: Values) => void statement.run(...values);
  };
  const events = write("INSERT INTO outbox (id, events, content) VALUES (?, ?, ?)");
  return {
    standing: write(updateOf(STANDING)),
    lot: write(updateOf([...STANDING, ...TERMS])),
    bidder:
      write(`INSERT INTO lot_bidder (lot_id, user_id, mark, max, hold_fils, bid_at) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (lot_id, user_id) DO UPDATE
      SET max = excluded.max, hold_fils = excluded.hold_fils, bid_at = excluded.bid_at`),
    account: write(
      "UPDATE wallet SET total_fils = ?, reserved_fils = ?, seq = ?, ledger_id = ? WHERE user_id = ?",
    ),
    history: rowInserter(connection, "history", HISTORY),
    ledger: rowInserter(connection, "ledger", LEDGER),
    answers: rowInserter(connection, "idempotency", ANSWER),
    events: (id, list) => events([id, list.length, JSON.stringify(list)]),
  };
}

/** The columns of a lot that an ordinary bid changes. */
export const STANDING = [
  "price",
  "leader_id",
  "leader_mark",
  "leader_max",
  "bids",
  "bidders",
  "seq",
  "history_id",
];
const TERMS = [
  "reserve_reached",
  "reserve_lowered",
  "status",
  "opens_at",
  "ends_at",
  "opened",
  "start_price",
  "step",
  "reserve",
  "buy_now",
  "extensions",
  "review_ends_at",
  "offers",
  "offer_until",
];
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
const LEDGER = ["id", "prev_id", "user_id", "at", "type", "amount_fils", "lot_id", "comment"];
const ANSWER = ["key", "user_id", "call", "hash", "answer", "at"];

function updateOf(columns: readonly string[]): string {
  return `UPDATE lot SET ${columns.map((column) => `${column} = ?`).join(", ")} WHERE id = ?`;
}
