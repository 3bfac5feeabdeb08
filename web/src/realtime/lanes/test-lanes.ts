/** Lanes for tests. */
import type { Schema } from "@marsa/api-spec/client-problem";
import type { LotLive } from "../lots/live-store.ts";

export const aLot = (seq: number, over: Partial<LotLive> = {}): LotLive => ({
  epoch: "e1",
  seq,
  status: "inProgress",
  phase: "open",
  price: 126_000,
  start_price: 100_000,
  step: 1_000,
  next_min: 127_000,
  bids: 4,
  bidders: 2,
  leader: "Bidder 7",
  light: "green",
  buy_now: null,
  buynow_open: false,
  opens: "2026-11-21T08:00:00.000Z",
  end: "2026-11-24T10:07:30.000Z",
  extended: 0,
  decision_until: null,
  lane: { id_queue: 3, bids: "all", paused: null },
  ...over,
});

export const aLaneLot = (id: number, over: Partial<Schema<"LaneLot">> = {}): Schema<"LaneLot"> => ({
  id_auction: id,
  number: 20_000 + id,
  title: `Car ${id}`,
  facts: ["2022", "31,050 km", "GCC"],
  picture: null,
  position: 1,
  live: aLot(40),
  phase: "pending",
  deadline: null,
  enabled: true,
  skipped: false,
  reopened: false,
  expected_at: null,
  result: null,
  ...over,
});

export const aTurn = (id: number, over: Partial<Schema<"LaneTurn">> = {}): Schema<"LaneTurn"> => ({
  id_auction: id,
  phase: "running",
  deadline: "2026-11-24T10:07:15.000Z",
  left_ms: null,
  lot_seq: 40,
  reopened: false,
  provisional: null,
  hammer_at: null,
  ...over,
});

/** A lane of four lots, 11 to 14, in the turn of one of them. */
export function aLaneState(of: { turn: number | null; runSeq: number }): Schema<"LaneLive"> {
  const lots = [11, 12, 13, 14];
  return {
    state: "running",
    paused: null,
    position: of.turn === null ? 0 : lots.indexOf(of.turn) + 1,
    lots: lots.length,
    turn: of.turn === null ? null : aTurn(of.turn),
    next: lots.filter((id) => id > (of.turn ?? 0)),
    run_seq: of.runSeq,
    operator: true,
    message: null,
  };
}

type Place = Pick<Schema<"LaneSnapshot">, "id_queue" | "epoch" | "seq" | "now">;

export function aSnapshot({
  id_queue,
  epoch,
  seq,
  now,
  next,
  ...state
}: Place & Schema<"LaneLive">): Schema<"LaneSnapshot"> {
  return {
    ...state,
    id_queue,
    epoch,
    seq,
    now,
    name: "Lane A",
    rehearsal: false,
    place: "Al Awir",
    start: "2026-11-24T10:00:00.000Z",
    current: state.turn && aLaneLot(state.turn.id_auction, { live: aLot(40, { epoch }) }),
    next: next.map((id) => aLaneLot(id, { live: aLot(40, { epoch }) })),
    online: 200,
    timers: { between_s: 3, waiting_s: 30, lowered_s: 20, running_s: 15, final_s: 10, card_s: 10 },
    mine: [],
  };
}

export const laneEvent = (
  id: number,
  over: Partial<Schema<"LaneEvent">> & Pick<Schema<"LaneEvent">, "epoch" | "prev" | "seq" | "state">,
): Schema<"LaneEvent"> => ({ v: 1, at: 0, kind: "bid", id_queue: id, rows: [], ...over });
