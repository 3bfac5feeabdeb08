import type { Schema } from "@marsa/api-spec/client-problem";
import { beforeEach, describe, expect, it } from "vitest";
import { LanesStore } from "./lanes-store.ts";
import { LiveStore } from "../lots/live-store.ts";
import { aLaneLot, aLaneState, aLot, aSnapshot, aTurn, laneEvent } from "./test-lanes.ts";

const LANE = 3;
let frames: (() => void)[];
let live: LiveStore;
let store: LanesStore;
const nextFrame = () => frames.splice(0).forEach((flush) => flush());
const state = () => store.lane(LANE).live;
const at = (seq: number, over: Partial<Schema<"LaneSnapshot">> = {}) => ({
  ...aSnapshot({ id_queue: LANE, epoch: "e1", seq, now: 0, ...aLaneState({ turn: 11, runSeq: 1 }) }),
  ...over,
});
const event = (seq: number, over: Partial<Schema<"LaneEvent">> = {}) =>
  laneEvent(LANE, { epoch: "e1", prev: seq - 1, seq, state: aLaneState({ turn: 12, runSeq: 1 }), ...over });

const row = (seq: number) => ({ seq, at: `2026-11-24T10:07:0${seq}.000Z`, id_auction: 11, text: null });
const head = (seq: number): Schema<"LaneHead"> => ({
  id_queue: LANE,
  epoch: "e1",
  seq,
  now: 0,
  state: "running",
  paused: null,
  turn: aTurn(11, { phase: "final_call" }),
  current: aLaneLot(11),
  position: 1,
  run_seq: 1,
});
const bid = (seq: number, second: number): Schema<"HistoryRow"> => ({
  seq,
  at: `2026-11-24T10:07:0${second}.000Z`,
  received_at: null,
  kind: "bid",
  mark: "Bidder 7",
  amount: 127_000,
  auto: false,
  cause: "",
});

beforeEach(() => {
  frames = [];
  live = new LiveStore((flush) => void frames.push(flush));
  store = new LanesStore(live, (flush) => void frames.push(flush));
});

describe("a lane's snapshot", () => {
  it("passes prices, and the reader's own state, to the one store of prices", () => {
    const own = { id_auction: 12, max: 58_000, status: "leading", note: "Look at the tailgate" } as const;
    store.seed(at(5, { mine: [own] }));
    expect(live.lot(11).live?.price).toBe(126_000);
    expect(live.lot(12).mine).toMatchObject({ max: 58_000, status: "leading", note: "Look at the tailgate" });
  });

  it("has the reader's own state of lots that only the run brings: those of a finished lane, and those far ahead", () => {
    const own = { id_auction: 19, max: 58_000, status: "won", note: null } as const;
    store.seed(at(5, { state: "finished", turn: null, current: null, next: [], mine: [own] }));
    store.seedRun({ id_queue: LANE, epoch: "e1", seq: 5, items: [aLaneLot(19)] });
    expect(live.lot(19).mine).toMatchObject({ max: 58_000, status: "won" });
  });

  it("keeps the newer state of an event, and the newer price of the lot's topic", () => {
    store.seed(at(5));
    store.applyEvent(event(7));
    live.applyEvent(11, aLot(44, { price: 130_000 }));
    nextFrame();
    store.seed(at(6));
    expect(state()).toMatchObject({ seq: 7, turn: { id_auction: 12 } });
    expect(live.lot(11).live?.price).toBe(130_000);
  });

  it("of a new database replaces everything", () => {
    store.seed(at(50));
    store.seedRun({ id_queue: LANE, epoch: "e1", seq: 50, items: [aLaneLot(11)] });
    store.seed(at(1, { epoch: "e2", current: null, turn: null, next: [] }));
    expect(store.lane(LANE)).toMatchObject({ run: null, lots: {}, log: [], live: { epoch: "e2", seq: 1 } });
  });
});

const card = aTurn(11, { phase: "finished", provisional: "sold" });
const turn = (seq: number, of: Schema<"LaneTurn"> | null) =>
  event(seq, { state: { ...aLaneState({ turn: 11, runSeq: 1 }), turn: of } });
const result = () => store.lane(LANE).lots[11]?.result;

describe("the result of a lot", () => {
  it("is known when its turn is over, without reading the run", () => {
    store.seed(at(5));
    store.applyEvent(turn(6, card));
    nextFrame();
    expect(result()).toBeNull();
    store.applyEvent(turn(7, aTurn(12)));
    nextFrame();
    expect(result()).toBe("sold");
  });

  it("is known at the last lot, and with both events in one frame", () => {
    store.seed(at(5));
    store.applyEvent(turn(6, card));
    store.applyEvent(turn(7, null));
    nextFrame();
    expect(result()).toBe("sold");
  });

  it("stays open while the lot is reopened", () => {
    store.seed(at(5));
    store.applyEvent(turn(6, card));
    store.applyEvent(turn(7, aTurn(11, { reopened: true })));
    store.applyEvent(turn(8, null));
    nextFrame();
    expect(result()).toBeNull();
  });
});

describe("events of one frame", () => {
  it("are drawn together: the newest state with all lines", () => {
    store.seed(at(5));
    store.applyEvent(event(6, { rows: [{ ...row(6), kind: "final_call" }] }));
    store.applyEvent(event(7, { rows: [{ ...row(7), kind: "hammer" }] }));
    expect(frames).toHaveLength(1);
    expect(state()?.seq).toBe(5);
    nextFrame();
    expect(state()?.seq).toBe(7);
    expect(store.lane(LANE).log.map(({ row: { kind } }) => kind)).toEqual(["hammer", "final_call"]);
  });
});

describe("the reply to a command", () => {
  it("is shown at once, and its own event changes nothing more", () => {
    store.seed(at(5));
    store.applyHead(head(6));
    expect(state()?.turn?.phase).toBe("final_call");
    store.applyEvent(
      event(6, {
        state: { ...aLaneState({ turn: 11, runSeq: 1 }), turn: aTurn(11, { phase: "final_call" }) },
      }),
    );
    nextFrame();
    expect(state()).toMatchObject({ seq: 6, turn: { phase: "final_call" } });
  });

  it("is dropped after a later event", () => {
    store.seed(at(5));
    store.applyEvent(event(8));
    nextFrame();
    store.applyHead(head(6));
    expect(state()).toMatchObject({ seq: 8, turn: { id_auction: 12 } });
  });
});

describe("the log", () => {
  it("has each line once, newest first, of the lane and of its lots", () => {
    store.seed(at(5));
    store.addLotRows(LANE, 11, [bid(901, 1), bid(902, 3)]);
    store.addRows(LANE, [
      { seq: 4, at: "2026-11-24T10:07:02.000Z", kind: "lot_opened", id_auction: 11, text: null },
    ]);
    store.addLotRows(LANE, 11, [bid(902, 3)]);
    expect(store.lane(LANE).log.map(({ key }) => key)).toEqual([
      "lot-11-902",
      "lane-4-lot_opened-11",
      "lot-11-901",
    ]);
  });
});
