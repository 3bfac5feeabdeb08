import type { Schema } from "@marsa/api-spec/client-problem";
import { follow } from "@marsa/realtime/follow";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LaneFollowing, type LaneSurroundings } from "./lane-following.ts";
import { LanesStore } from "./lanes-store.ts";
import { LiveStore } from "../lots/live-store.ts";
import type { LotListener } from "../lots/lot-following.ts";
import { aLaneLot, aLaneState, aSnapshot, laneEvent } from "./test-lanes.ts";

type TopicListener = Parameters<Parameters<typeof follow>[0]["subscribe"]>[1];

const LANE = 3;
const START = Date.parse("2026-11-24T10:07:00.000Z");
const clock = () => START + performance.now();

/** A server for tests: its answers, and the messages of its router. */
function scene() {
  const server = { epoch: "e1", seq: 5, turn: 11 as number | null, runSeq: 2, reachable: true };
  const events: Schema<"LaneEvent">[] = [];
  const listeners = new Map<string, TopicListener>();
  const lots: { id: number; listener: LotListener; caughtUp: number[]; stopped: boolean }[] = [];
  const asked: string[] = [];
  let downSince: number | null = null;
  let opened = 0;

  function answered<Reply>(what: string, reply: () => Reply): Promise<Reply> {
    asked.push(what);
    return server.reachable ? Promise.resolve(reply()) : Promise.reject(new Error("unreachable"));
  }
  const live = new LiveStore((flush) => flush());
  const store: LanesStore = new LanesStore(live, (flush) => queueMicrotask(flush));
  const client = {
    subscribe: (topic: string, listener: TopicListener) => {
      listeners.set(topic, listener);
      return () => void listeners.delete(topic);
    },
    watchClosely: () => {
      asked.push("closely");
      return () => void asked.push("relaxed");
    },
    open: () => void (opened += 1),
  };
  const around: LaneSurroundings = {
    client,
    follow,
    store,
    calls: {
      snapshot: () => answered("snapshot", () => aSnapshot({ id_queue: LANE, ...stateNow() })),
      log: (_, after) =>
        answered(`log ${after}`, () => {
          const items = events.filter(({ seq, epoch }) => seq > after && epoch === server.epoch);
          const complete = items.length <= 200;
          return { epoch: server.epoch, seq: server.seq, items: items.slice(0, 200), lots: [], complete };
        }),
      run: () =>
        answered("run", () => ({
          id_queue: LANE,
          epoch: server.epoch,
          seq: server.seq,
          items: [11, 12, 13, 14].map((id, place) => aLaneLot(id, { position: place + 1 })),
        })),
      history: () => answered("history", () => ({ items: [], total: 0, next: null, epoch: "e1", seq: 1 })),
    },
    followLot: (id, listener) => {
      const lot = { id, listener, caughtUp: [] as number[], stopped: false };
      lots.push(lot);
      return {
        refresh: () => {},
        catchUp: (_, seq) => void lot.caughtUp.push(seq),
        stop: () => void (lot.stopped = true),
      };
    },
    downMs: () => (downSince === null ? 0 : performance.now() - downSince),
    now: clock,
    sample: () => {},
  };
  const again = () => {
    const following = new LaneFollowing(LANE, around);
    return () => following.stop();
  };
  const stop = again();
  function stateNow() {
    const { epoch, seq, turn, runSeq } = server;
    return { epoch, seq, now: clock(), ...aLaneState({ turn, runSeq }) };
  }
  const say = (topic: string, payload: unknown) => listeners.get(topic)?.event(payload);

  return {
    server,
    store,
    live,
    lots,
    asked,
    again,
    stop,
    entry: store.lane(LANE),
    get opened() {
      return opened;
    },
    /** Connects. */
    up() {
      downSince = null;
      for (const listener of listeners.values()) listener.subscribed?.();
    },
    /** Disconnects. */
    down() {
      downSince = performance.now();
      for (const listener of listeners.values()) listener.lost?.();
    },
    /** Adds an event to the lane; `lost`: the event never arrives. */
    happens(over: Partial<Schema<"LaneEvent">> & { lost?: boolean } = {}): Schema<"LaneEvent"> {
      const { lost = false, ...given } = over;
      const prev = server.seq;
      server.seq += 1;
      const { epoch, seq, turn, runSeq } = server;
      const event = laneEvent(LANE, { epoch, prev, seq, state: aLaneState({ turn, runSeq }), ...given });
      events.push(event);
      if (!lost) say(`live.queue.${LANE}`, event);
      return event;
    },
    /** Hints that a lot has this status. */
    hints: (id_auction: number, status: string) =>
      say("auction.lots", { items: [{ id_auction, state: { status } }] }),
    sends: (event: Schema<"LaneEvent">) => say(`live.queue.${LANE}`, event),
    beats(over: Partial<Schema<"HeartbeatEvent">> = {}) {
      const { epoch, seq } = server;
      const beat = { v: 1, now: clock(), rate: 1, epoch, lanes: { [LANE]: seq }, online: { [LANE]: 214 } };
      say("heartbeat.pub", { ...beat, paused: null, ...over });
    },
  };
}

const betweenLots = (state: "finished" | "running") => ({ ...aLaneState({ turn: null, runSeq: 2 }), state });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

describe("following a lane", () => {
  it("subscribes first, then reads the snapshot, and applies the events between", async () => {
    const { up, happens, entry, asked } = scene();
    await pass(100);
    expect(asked).not.toContain("snapshot");
    up();
    happens();
    await pass(10);
    expect(asked).toContain("snapshot");
    expect([entry.live?.seq, entry.link]).toEqual([6, "live"]);
  });

  it("treats five seconds of silence as a lost connection while it follows the lane", async () => {
    const { up, asked, stop } = scene();
    up();
    await pass(10);
    stop();
    expect(asked.filter((what) => what === "closely" || what === "relaxed")).toEqual(["closely", "relaxed"]);
  });

  it("reads the results of the lots that an ended lane did not reach", async () => {
    const { up, happens, server, asked, entry } = scene();
    up();
    await pass(10);
    asked.length = 0;
    server.turn = null;
    happens({ state: betweenLots("running") });
    await pass(5_000);
    expect(asked).not.toContain("run");
    happens({ kind: "finished", state: betweenLots("finished") });
    happens({ kind: "withdrawn", state: betweenLots("finished") });
    await pass(5_000);
    expect(asked.filter((what) => what === "run")).toHaveLength(1);
    expect(entry.runSeq).toBe(server.seq);
  });

  it("reads the result of a lot that is decided after its turn, and nothing for a bid", async () => {
    const { up, asked, hints } = scene();
    up();
    await pass(5_000);
    asked.length = 0;
    hints(12, "inProgress");
    hints(99, "sold");
    await pass(1_000);
    expect(asked).not.toContain("run");
    hints(12, "sold");
    await pass(1_000);
    expect(asked.filter((what) => what === "run")).toHaveLength(1);
  });

  it("reads the run again for a screen that comes back to a lane that went on", async () => {
    const { up, server, store, asked, again, stop } = scene();
    up();
    await pass(10);
    expect(asked).toContain("run");
    stop();
    for (const turn of [11, 12]) {
      asked.length = 0;
      server.seq += 1;
      server.turn = turn;
      const end = again();
      up();
      // oxlint-disable-next-line no-await-in-loop -- the screen comes back twice
      await pass(10);
      expect([turn, asked.includes("run")]).toEqual([turn, turn === 12]);
      end();
    }
    expect(store.lane(LANE).runSeq).toBe(server.seq);
  });

  it("does not show an old state as current after it stopped", async () => {
    const { up, entry, stop } = scene();
    up();
    await pass(10);
    expect(entry.link).toBe("live");
    stop();
    expect(entry).toMatchObject({ link: "loading", live: { seq: 5 } });
  });

  it("reads the run once, and again when its order changes", async () => {
    const { up, happens, server, asked, entry } = scene();
    up();
    await pass(10);
    expect(entry.run).toEqual([11, 12, 13, 14]);
    happens();
    await pass(10);
    server.runSeq = server.seq + 1;
    happens({ kind: "moved" });
    await pass(10);
    expect(asked.filter((what) => what === "run")).toHaveLength(2);
  });

  it("shows the snapshot while the connection is still being made", async () => {
    const { entry, asked } = scene();
    await pass(3_100);
    expect(asked).toContain("snapshot");
    expect(entry).toMatchObject({ link: "reconnecting", live: { seq: 5 } });
  });
});

describe("events", () => {
  it("are applied once, and never backwards", async () => {
    const { up, happens, sends, entry } = scene();
    up();
    await pass(10);
    const first = happens({
      rows: [{ seq: 6, at: "2026-11-24T10:07:01.000Z", kind: "final_call", id_auction: 11, text: null }],
    });
    happens();
    sends(first);
    await pass(10);
    expect(entry.live?.seq).toBe(7);
    expect(entry.log.filter(({ key }) => key.startsWith("lane-6"))).toHaveLength(1);
  });

  it("that are missing are read from the log before the later one applies", async () => {
    const { up, happens, entry, asked } = scene();
    up();
    await pass(10);
    happens({ lost: true });
    happens();
    await pass(10);
    expect(asked).toContain("log 5");
    expect(entry.live?.seq).toBe(7);
    expect(entry.link).toBe("live");
  });

  it("that are more than the log returns are read as a snapshot", async () => {
    const { up, happens, entry, asked } = scene();
    up();
    await pass(10);
    for (let lost = 0; lost < 201; lost++) happens({ lost: true });
    happens();
    await pass(10);
    expect(asked.filter((what) => what === "snapshot")).toHaveLength(2);
    expect([entry.live?.seq, entry.link]).toEqual([207, "live"]);
  });

  it("that were lost at the end are found by the heartbeat", async () => {
    const { up, happens, beats, entry, asked } = scene();
    up();
    await pass(10);
    happens({ lost: true });
    beats();
    expect(entry.live?.seq).toBe(5);
    await pass(700);
    expect(asked).toContain("log 5");
    expect([entry.live?.seq, entry.online, entry.link]).toEqual([6, 214, "live"]);
  });

  it("that arrive after the heartbeat cause no read", async () => {
    const { up, happens, beats, sends, asked } = scene();
    up();
    await pass(10);
    const late = happens({ lost: true });
    beats();
    await pass(100);
    sends(late);
    await pass(1_000);
    expect(asked).not.toContain("log 5");
  });

  it("of a new database start the lane again", async () => {
    const { up, happens, beats, server, entry } = scene();
    up();
    await pass(10);
    happens();
    await pass(10);
    Object.assign(server, { epoch: "e2", seq: 1, turn: null, runSeq: 1 });
    beats();
    await pass(1_500);
    expect(entry).toMatchObject({ link: "live", live: { epoch: "e2", seq: 1, turn: null } });
    expect(entry.log).toEqual([]);
  });
});

describe("the lot in its turn", () => {
  it("is followed by its own topic until a moment after its turn, since its last event may come late", async () => {
    const { up, happens, server, lots, stop } = scene();
    up();
    await pass(10);
    expect(lots.map(({ id, stopped }) => [id, stopped])).toEqual([[11, false]]);
    server.turn = 12;
    happens();
    await pass(10);
    expect(lots.map(({ id, stopped }) => [id, stopped])).toEqual([
      [11, false],
      [12, false],
    ]);
    await pass(600);
    expect(lots.map(({ stopped }) => stopped)).toEqual([true, false]);
    server.turn = 13;
    happens();
    await pass(10);
    stop();
    expect(lots.map(({ stopped }) => stopped)).toEqual([true, true, true]);
  });

  it("is read when its own event does not arrive in time", async () => {
    const { up, lots } = scene();
    up();
    await pass(10);
    expect(lots[0]?.caughtUp).toEqual([]);
    await pass(700);
    expect(lots[0]?.caughtUp).toEqual([40]);
  });

  it("adds its bids to the lane's log, newest first", async () => {
    const { up, lots, entry } = scene();
    up();
    await pass(10);
    const row = {
      received_at: null,
      kind: "bid",
      amount: 127_000,
      mark: "Bidder 7",
      auto: false,
      cause: "",
    } as const;
    lots[0]?.listener.rows?.([
      { ...row, seq: 901, at: "2026-11-24T10:07:31.000Z" },
      { ...row, seq: 902, at: "2026-11-24T10:07:34.000Z" },
    ]);
    expect(entry.log.map(({ key }) => key).slice(0, 2)).toEqual(["lot-11-902", "lot-11-901"]);
  });
});

describe("without a connection", () => {
  it("prices are old at once, but not after a short gap", async () => {
    const { up, down, entry } = scene();
    up();
    await pass(10);
    down();
    await pass(200);
    expect(entry.link).toBe("live");
    await pass(200);
    expect(entry.link).toBe("reconnecting");
    up();
    await pass(1_100);
    expect(entry.link).toBe("live");
  });

  it("the snapshot is read every 3 s after 10 s, and the lane goes on slowly", async () => {
    const { up, down, happens, asked, entry } = scene();
    up();
    await pass(10);
    down();
    await pass(9_900);
    asked.length = 0;
    expect(entry.link).toBe("reconnecting");
    happens({ lost: true });
    await pass(1_000);
    expect([entry.link, entry.live?.seq]).toEqual(["slow", 6]);
    await pass(9_000);
    expect(asked.filter((what) => what === "snapshot").length).toBeGreaterThanOrEqual(3);
    expect(asked.filter((what) => what === "snapshot").length).toBeLessThanOrEqual(5);
  });

  it("the results of past lots are read with the run, to the last one", async () => {
    const { up, down, happens, server, asked } = scene();
    up();
    await pass(10);
    down();
    await pass(11_000);
    for (const turn of [12, null]) {
      asked.length = 0;
      server.turn = turn;
      happens({ lost: true });
      await pass(3_500);
      expect(asked).toContain("run");
      asked.length = 0;
      await pass(10_000);
      expect(asked).not.toContain("run");
    }
  });

  it("and without the server nothing is shown as current", async () => {
    const { up, down, server, entry } = scene();
    up();
    await pass(10);
    const last = entry.asOf;
    down();
    server.reachable = false;
    await pass(60_000);
    expect(entry.link).toBe("reconnecting");
    expect(entry.asOf - last).toBeLessThan(1_000);
  });

  it("for an hour ends with exactly the state of the lane", async () => {
    const { up, down, happens, server, entry, opened: before, ...rest } = scene();
    up();
    await pass(10);
    down();
    for (let minute = 0; minute < 60; minute++) {
      for (let each = 0; each < 8; each++) happens({ lost: true });
      server.turn = [11, 12, 13, 14][minute % 4] ?? null;
      // oxlint-disable-next-line no-await-in-loop -- minute after minute
      await pass(60_000);
      expect(entry.live?.seq).toBe(server.seq);
    }
    expect(before).toBe(0);
    up();
    await pass(1_500);
    happens();
    await pass(10);
    expect([entry.link, entry.live?.seq]).toEqual(["live", server.seq]);
    expect(rest.lots.filter(({ stopped }) => !stopped).map(({ id }) => id)).toEqual([server.turn]);
  });

  it("attempts to connect start again every minute while the server answers", async () => {
    const made = scene();
    made.up();
    await pass(10);
    made.down();
    await pass(10 * 60_000);
    expect(made.opened).toBeGreaterThanOrEqual(9);
  });
});
