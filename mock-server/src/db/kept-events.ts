import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { laneTopic, lotTopic, userTopic } from "@marsa/realtime/topics";
import { eq, sql } from "drizzle-orm";
import { publicHistoryRow } from "./events.ts";
import { journalRowOf } from "./journal-row.ts";
import { prepared } from "./prepared.ts";
import { history } from "./schema/lots.ts";
import type { Database, StoredEvent } from "./store.ts";

type LotEvent = components["schemas"]["LotEvent"];
type UserEvent = components["schemas"]["UserEvent"];
type LaneEvent = components["schemas"]["LaneEvent"];

/** The values of an object in the order of its list of fields. */
type Values = readonly unknown[];

/**
 * An event as the outbox keeps it: what it says without the names of its fields, and without what stands in a table
 * anyway, its rows of history and a lane's whole event. With them the outbox would be half of what a bid writes.
 */
export type KeptEvent =
  | readonly [
      about: "lot",
      id: number,
      prev: number,
      seq: number,
      at: number,
      kind: LotEvent["kind"],
      state: Values,
      rows: readonly number[],
    ]
  | readonly [
      about: "user",
      id: number,
      seq: number,
      at: number,
      kind: UserEvent["kind"],
      balance: Values | null,
      lot: Values | null,
    ]
  | readonly [about: "lane", id: number, seq: number];

/** In: an event that is published now. Out: what is needed to publish the same again. */
export function keptOf({ seq, payload, eligible }: StoredEvent): KeptEvent {
  if (eligible !== null) {
    const { at, kind, balance, lot } = payload as UserEvent;
    return ["user", eligible, seq, at, kind, valuesOf(BALANCE, balance), valuesOf(MY_LOT, lot)];
  }
  if ("id_queue" in payload) return ["lane", (payload as LaneEvent).id_queue, seq];
  const { id_auction, prev, at, kind, state, rows } = payload as LotEvent;
  return ["lot", id_auction, prev, seq, at, kind, valuesOf(STATE, state)!, rows.map((row) => row.seq)];
}

/** In: a connection that reads, and the epoch of its database. Out: what makes a kept event whole again, word for word. */
export function createRecall(db: Database, epoch: string): (kept: KeptEvent) => StoredEvent {
  const row = db
    .select()
    .from(history)
    .where(eq(history.id, sql.placeholder("id")))
    .prepare();
  const rowOf = (id: number) => publicHistoryRow(journalRowOf(row.get({ id })!));

  return (kept) => {
    if (kept[0] === "lane") {
      const [, id, seq] = kept;
      const { event } = prepared(db.$client, LANE_EVENT).get(id, seq) as { event: string };
      return { topic: laneTopic(id), seq, payload: JSON.parse(event) as LaneEvent, eligible: null };
    }
    if (kept[0] === "lot") {
      const [, id, prev, seq, at, kind, state, rows] = kept;
      const said = { v: 1, epoch, prev, seq, at, kind, id_auction: id, state: named(STATE, state) };
      return { topic: lotTopic(id), seq, payload: { ...said, rows: rows.map(rowOf) }, eligible: null };
    }
    const [, id, seq, at, kind, balance, lot] = kept;
    const said = { balance: named(BALANCE, balance), lot: named(MY_LOT, lot) };
    const payload = { v: 1, epoch, prev: seq - 1, seq, at, kind, ...said };
    return { topic: userTopic(id), seq, payload, eligible: id };
  };
}

const LANE_EVENT = "SELECT event FROM lane_event WHERE queue_id = ? AND seq = ?";

const STATE = fieldsOf<LotEvent["state"]>({
  epoch: true,
  seq: true,
  status: true,
  phase: true,
  price: true,
  start_price: true,
  step: true,
  next_min: true,
  bids: true,
  bidders: true,
  leader: true,
  light: true,
  buy_now: true,
  buynow_open: true,
  opens: true,
  end: true,
  extended: true,
  lane: true,
  decision_until: true,
});

const BALANCE = fieldsOf<NonNullable<UserEvent["balance"]>>({
  balance_summ: true,
  balance_reserv: true,
  available: true,
});

const MY_LOT = fieldsOf<NonNullable<UserEvent["lot"]>>({
  id_auction: true,
  number: true,
  title: true,
  seq: true,
  price: true,
  status: true,
  hold: true,
  max: true,
});

/** The fields of an object in an order of their own. One that is missing or too many does not compile. */
function fieldsOf<Thing>(all: Record<keyof Thing & string, true>): readonly (keyof Thing & string)[] {
  return Object.keys(all) as (keyof Thing & string)[];
}

function valuesOf<Thing>(fields: readonly (keyof Thing)[], object: Thing | null): Values | null {
  return object && fields.map((field) => object[field]);
}

function named(fields: readonly string[], values: Values | null): object | null {
  return values && Object.fromEntries(fields.map((field, i) => [field, values[i]]));
}
