import { describe, expect, it } from "vitest";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import type { HistoryRow } from "./wall-view.ts";
import { type LaneEvent, type LotEvent, sceneAfter, stepsOf, stepsUntil } from "./recording.ts";
import { lotBeside, timelineOf, turnAt } from "./timeline.ts";

const START = Date.parse("2026-11-24T14:00:00.000Z");

/** A small random generator, so that a failing log can be made again. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Log {
  readonly lane: LaneEvent[];
  readonly lots: LotEvent[];
}

/** A random lane as its two topics sent it: bids, hammers, results; several commits in one millisecond. */
function randomLog(seed: number): Log {
  const pick = chance(seed);
  const log: Log = { lane: [], lots: [] };
  const seqs = new Map<number, number>();
  let at = START;
  let [seq, rowSeq] = [0, 0];
  const commit = (
    kind: LaneEvent["kind"],
    lotId: number | null,
    change: Partial<LotLive> | null,
    bids = 0,
  ) => {
    at += pick(3) * 700;
    if (lotId !== null && change) {
      const prev = seqs.get(lotId) ?? 0;
      const next = prev + 1 + pick(2);
      seqs.set(lotId, next);
      const known = log.lots.findLast(({ id_auction: id }) => id === lotId)?.state;
      const state = { ...known, ...change, seq: next } as LotLive;
      const rows = Array.from(
        { length: bids },
        (): HistoryRow => ({ seq: ++rowSeq, kind: "bid", amount: rowSeq * 500 }) as HistoryRow,
      );
      log.lots.push({ v: 1, epoch: "e", prev, seq: next, at, kind: "bid", id_auction: lotId, state, rows });
    }
    const turn =
      lotId === null ? null : { id_auction: lotId, phase: "running", lot_seq: seqs.get(lotId) ?? 0 };
    const state = { state: turn ? "running" : "finished", turn, position: lotId ?? 0, lots: 9 };
    log.lane.push({
      v: 1,
      epoch: "e",
      prev: seq,
      seq: ++seq,
      at,
      kind,
      id_queue: 1,
      state: state as unknown as LaneEvent["state"],
      rows: [{ seq, at: new Date(at).toISOString(), kind, id_auction: lotId, text: null }],
    });
  };
  for (let lot = 1; lot <= 2 + pick(5); lot++) {
    commit("lot_opened", lot, { status: "inProgress", price: null });
    for (let bid = pick(6); bid > 0; bid--) {
      commit("bid", lot, { price: 1_000 * bid, leader: `Bidder ${pick(4) + 1}` }, 1 + pick(2));
    }
    if (pick(3) === 0) commit("paused", lot, null);
    commit("hammer", lot, { status: "finished" });
    commit("result", lot, { status: pick(2) === 0 ? "sold" : "notSold" });
  }
  commit("finished", null, null);
  return log;
}

const logs = Array.from({ length: 200 }, (_, seed) => randomLog(seed + 1));

describe("a lane replayed from its events", () => {
  it("ends in the last state of the lane and of each lot", () => {
    for (const { lane, lots } of logs) {
      const steps = stepsOf(lane, lots);
      const scene = sceneAfter(steps, steps.length);
      expect(scene.state).toMatchObject({ ...lane.at(-1)!.state, seq: lane.at(-1)!.seq });
      for (const [id, live] of scene.lots) {
        expect(live).toBe(lots.findLast((event) => event.id_auction === id)!.state);
      }
      expect([...scene.bids.values()].flat()).toHaveLength(lots.flatMap(({ rows }) => rows).length);
    }
  });

  it("shows at each moment the events so far and no later one", () => {
    for (const { lane, lots } of logs.slice(0, 40)) {
      const steps = stepsOf(lane, lots);
      for (const { at } of lane) {
        const { state, lots: shown } = sceneAfter(steps, stepsUntil(steps, at));
        expect(state?.seq).toBe(lane.findLast((event) => event.at <= at)!.seq);
        for (const [id, live] of shown) {
          expect(live).toBe(lots.findLast((event) => event.id_auction === id && event.at <= at)!.state);
        }
      }
    }
  });

  it("knows a lot at least as far as the lane does", () => {
    const behind = logs.flatMap(({ lane, lots }) => {
      const steps = stepsOf(lane, lots);
      return steps.filter((step, i) => {
        const { state, lots: shown } = sceneAfter(steps, i + 1);
        const turn = state?.turn;
        return "lane" in step && turn && (shown.get(turn.id_auction)?.seq ?? 0) < turn.lot_seq;
      });
    });
    expect(behind).toEqual([]);
  });

  it("is the same for overlapping pages and for any order of pages", () => {
    for (const { lane, lots } of logs.slice(0, 40)) {
      const again = stepsOf([...lane.slice(3), ...lane.slice(0, 6)], [...lots.slice(2), ...lots]);
      expect(again).toEqual(stepsOf(lane, lots));
    }
  });

  it("lists the bids on a lot newest first, also several of one commit", () => {
    const { lane, lots } = logs[6]!;
    const { bids } = sceneAfter(stepsOf(lane, lots), Infinity);
    for (const rows of bids.values()) {
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq).toSorted((a, b) => b - a));
    }
  });
});

describe("the timeline of a replay", () => {
  it("has a mark for the turn of each lot and for each bid, one after the other", () => {
    for (const { lane, lots } of logs) {
      const line = timelineOf(stepsOf(lane, lots))!;
      expect(new Set(line.turns.map(({ lotId }) => lotId))).toEqual(
        new Set(lots.map(({ id_auction: id }) => id)),
      );
      line.turns.forEach(({ from, to }, i) => {
        expect(from).toBeGreaterThanOrEqual(i === 0 ? line.from : line.turns[i - 1]!.to);
        expect(to).toBeGreaterThanOrEqual(from);
      });
      expect(line.bids).toHaveLength(lane.filter(({ kind }) => kind === "bid").length);
    }
  });

  it("goes to the lot before and to the next lot", () => {
    const turns = [
      { lotId: 1, from: START, to: START + 60_000 },
      { lotId: 2, from: START + 60_000, to: START + 90_000 },
    ];
    const line = { from: START - 3_000, to: START + 93_000, turns, bids: [] };
    expect(lotBeside(line, START + 10_000, 1)).toBe(START + 60_000);
    expect(lotBeside(line, START + 70_000, 1)).toBe(line.to);
    expect(lotBeside(line, START + 70_000, -1)).toBe(START + 60_000);
    expect(lotBeside(line, START + 61_000, -1)).toBe(START);
    expect(turnAt(line, START + 75_000)?.lotId).toBe(2);
    expect(timelineOf([])).toBeNull();
  });
});
