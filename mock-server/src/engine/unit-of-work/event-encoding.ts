/** Encodes events for the outbox. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { laneTopic, lotTopic, userTopic } from "@marsa/realtime/topics";
import { eq, sql } from "drizzle-orm";
import { publicHistoryRow } from "../../tables/notices/events.ts";
import { journalRowOf } from "../../tables/lots/history/journal-row.ts";
import { prepared } from "../../tables/system/prepared.ts";
import { history } from "../../tables/schema/lots.ts";
import type { Database, StoredEvent } from "../../store/store.ts";
import { orm } from "../../tables/system/driver.ts";

type LotEvent = components["schemas"]["LotEvent"];
type LaneEvent = components["schemas"]["LaneEvent"];
type UserEvent = components["schemas"]["UserEvent"];
type State = LotEvent["state"];
type Balance = NonNullable<UserEvent["balance"]>;
type MyLot = NonNullable<UserEvent["lot"]>;

/**
 * An event as stored in the outbox: without field names, and without data that other tables hold (history rows, a
 * lane's event). Otherwise the outbox would be half of each bid's writes. A change to these lists needs a migration
 * that empties the outbox; clients detect the gap.
 */
export type EncodedEvent =
  | readonly ["lot", id: number, prev: number, at: number, LotEvent["kind"], EncodedState, rows: number[]]
  | readonly [
      "user",
      id: number,
      seq: number,
      at: number,
      UserEvent["kind"],
      EncodedBalance | null,
      EncodedLot | null,
    ]
  | readonly ["lane", id: number, seq: number];

/** Encodes an event so that it can be published again unchanged. */
export function encodeEvent({ seq, payload, eligible }: StoredEvent): EncodedEvent {
  if (eligible !== null) {
    const { at, kind, balance, lot } = payload as UserEvent;
    return ["user", eligible, seq, at, kind, balance && encodeBalance(balance), lot && encodeLot(lot)];
  }
  if ("id_queue" in payload) return ["lane", (payload as LaneEvent).id_queue, seq];
  const { id_auction, prev, at, kind, state, rows } = payload as LotEvent;
  return ["lot", id_auction, prev, at, kind, encodeState(state), rows.map((row) => row.seq)];
}

/**
 * Returns a decoder that restores a stored event word for word.
 * @param db a reading connection.
 * @param epoch of its database.
 */
export function createEventDecoder(db: Database, epoch: string): (encoded: EncodedEvent) => StoredEvent {
  const row = orm(db)
    .select()
    .from(history)
    .where(eq(history.id, sql.placeholder("id")))
    .prepare();
  const rowOf = (id: number) => publicHistoryRow(journalRowOf(row.get({ id })!));

  return (encoded) => {
    if (encoded[0] === "lane") {
      const [, id, seq] = encoded;
      const { event } = prepared(db, LANE_EVENT).get(id, seq) as { event: string };
      return { topic: laneTopic(id), seq, payload: JSON.parse(event) as LaneEvent, eligible: null };
    }
    if (encoded[0] === "user") {
      const [, id, seq, at, kind, balance, lot] = encoded;
      const said = { balance: balance && balanceOf(balance), lot: lot && lotOf(lot) };
      const payload: UserEvent = { v: 1, epoch, prev: seq - 1, seq, at, kind, ...said };
      return { topic: userTopic(id), seq, payload, eligible: id };
    }
    const [, id, prev, at, kind, said, rows] = encoded;
    const state = stateOf(said, epoch);
    const { seq } = state;
    const payload: LotEvent = {
      v: 1,
      epoch,
      prev,
      seq,
      at,
      kind,
      id_auction: id,
      state,
      rows: rows.map(rowOf),
    };
    return { topic: lotTopic(id), seq, payload, eligible: null };
  };
}

const LANE_EVENT = "SELECT event FROM lane_event WHERE queue_id = ? AND seq = ?";

// Written out without lists of fields: this runs for every bid, and takes a tenth of the time.

type EncodedState = ReturnType<typeof encodeState>;

function encodeState(state: State) {
  const { seq, status, phase, price, start_price, step, next_min, bids, bidders, leader, light } = state;
  const { buy_now, buynow_open, opens, end, extended, lane, decision_until, ask = null } = state;
  const terms = [
    start_price,
    step,
    buy_now,
    buynow_open,
    opens,
    end,
    extended,
    lane,
    decision_until,
    ask,
  ] as const;
  return [seq, status, phase, price, next_min, bids, bidders, leader, light, ...terms] as const;
}

function stateOf(encoded: EncodedState, epoch: string): State {
  const [seq, status, phase, price, next_min, bids, bidders, leader, light, ...terms] = encoded;
  const [start_price, step, buy_now, buynow_open, opens, end, extended, lane, decision_until, ask] = terms;
  return {
    epoch,
    seq,
    status,
    phase,
    price,
    start_price,
    step,
    next_min,
    ...(ask !== null && { ask }),
    bids,
    bidders,
    leader,
    light,
    buy_now,
    buynow_open,
    opens,
    end,
    extended,
    lane,
    decision_until,
  };
}

type EncodedBalance = ReturnType<typeof encodeBalance>;

function encodeBalance({ balance_summ, balance_reserv, available }: Balance) {
  return [balance_summ, balance_reserv, available] as const;
}

function balanceOf([balance_summ, balance_reserv, available]: EncodedBalance): Balance {
  return { balance_summ, balance_reserv, available };
}

type EncodedLot = ReturnType<typeof encodeLot>;

function encodeLot({ id_auction, number, title, seq, price, status, hold, max }: MyLot) {
  return [id_auction, number, title, seq, price, status, hold, max] as const;
}

function lotOf([id_auction, number, title, seq, price, status, hold, max]: EncodedLot): MyLot {
  return { id_auction, number, title, seq, price, status, hold, max };
}
