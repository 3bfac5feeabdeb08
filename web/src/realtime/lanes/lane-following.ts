import type { Schema } from "@marsa/api-spec/client-problem";
import type { RealtimeClient } from "@marsa/realtime/client";
import type { follow } from "@marsa/realtime/follow";
import { HEARTBEAT, laneTopic, LOT_HINTS } from "@marsa/realtime/topics";
import type { LaneCalls } from "./lane-calls.ts";
import type { LanesStore } from "./lanes-store.ts";
import type { LotFollowed, LotListener } from "../lots/lot-following.ts";

type LaneEvent = Schema<"LaneEvent">;
type LaneSnapshot = Schema<"LaneSnapshot">;

/** After this time without a connection the lane is read by polling, ms… */
const POLL_AFTER_MS = 10_000;
/** …at this interval, ms. */
const POLL_EVERY_MS = 3_000;
/** While the server answers without a connection, the attempts to connect start again after so many polls: a minute. */
const OPEN_EVERY_POLLS = 20;
/** One topic may report a change before another one sends its event; the event gets this long, ms. */
const OVERTAKEN_MS = 600;
/** A gap shorter than this is not shown, ms. */
const BLINK_MS = 300;
/** The statuses of a lot that are its result in the run. */
const RESULTS: ReadonlySet<string> = new Set(["summarizing", "sold", "notSold"]);
/** Events before the snapshot that are read for the lane's log. */
const LOG_BEFORE = 100;
/** A run that failed to load is read again after this time, ms. */
const AGAIN_MS = 3_000;
/** While the first connection is being made, the lane is read without it after this time, ms. */
const FIRST_MS = 3_000;

/** The page's services for following a lane. */
export interface LaneSurroundings {
  readonly client: Pick<RealtimeClient, "subscribe" | "watchClosely" | "open">;
  readonly follow: typeof follow;
  readonly calls: LaneCalls;
  readonly store: LanesStore;
  readonly followLot: (id: number, listener: LotListener) => LotFollowed;
  /** Time without a connection, ms; 0 while connected. */
  readonly downMs: () => number;
  /** Server ms. */
  readonly now: () => number;
  /** Takes the server's time from a reply. */
  readonly sample: (serverNow: number) => void;
}

/**
 * Follows one lane, the lot in its turn and the lane's log, until the returned function is called. Applies every event
 * once and in order; without a connection for 10 s it reads the snapshot every 3 s.
 */
export function followLane(id: number, around: LaneSurroundings): () => void {
  const { client, calls, store, now } = around;
  const entry = store.lane(id);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let ended = false;
  let synced = false;
  let lastEventAt = now();
  let readAt = performance.now();
  let polls = 0;
  let lot: { readonly id: number; readonly followed: LotFollowed } | null = null;
  /** Lots whose turn has just ended. */
  const left = new Set<LotFollowed>();
  let readingRun = false;

  function later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  }

  const following = around.follow<LaneSnapshot, LaneEvent>(client, {
    topic: laneTopic(id),
    fetch: async (since, signal) => {
      readAt = performance.now();
      if (since !== null) {
        const { epoch, items, complete } = await calls.log(id, since.seq, signal);
        if (complete) return { kind: "missed", epoch, events: items, complete };
      }
      const snapshot = await calls.snapshot(id, signal);
      return { kind: "snapshot", state: snapshot, epoch: snapshot.epoch, seq: snapshot.seq };
    },
    reset: take,
    apply: (event) => {
      lastEventAt = now();
      store.applyEvent(event);
      keepUp(event.state, event);
      // Name, place or start may have changed.
      if (event.kind === "published") following.refresh();
    },
    onSync: (is) => {
      synced = is;
      if (is) store.mark(id, "live", (lastEventAt = now()));
      else later(BLINK_MS, () => !synced && !isPolling() && lose());
    },
  });

  function lose(): void {
    if (entry.link !== "loading") store.mark(id, "reconnecting", lastEventAt);
  }

  /** Whether the state on the screen comes from polls. */
  function isPolling(): boolean {
    return entry.link === "slow" && around.downMs() > POLL_AFTER_MS;
  }

  function take(snapshot: LaneSnapshot): void {
    lastEventAt = now();
    around.sample(snapshot.now);
    const wentOn = entry.live !== null && entry.live.turn?.id_auction !== snapshot.turn?.id_auction;
    store.seed(snapshot);
    const next = snapshot.next.map(({ id_auction }) => id_auction);
    keepUp({ ...snapshot, next }, snapshot);
    // The results of the lots between.
    if (wentOn && entry.run !== null) void readRun();
    void readLog(snapshot.seq - LOG_BEFORE);
  }

  /** Follows the lot in its turn by its own topic, which alone has prices, and reads the run when it changed. */
  function keepUp(
    state: Pick<Schema<"LaneLive">, "turn" | "next" | "run_seq" | "state">,
    { epoch, seq }: Pick<LaneEvent, "epoch" | "seq">,
  ): void {
    const { turn, next, run_seq } = state;
    const lotId = turn?.id_auction ?? null;
    if (lotId !== (lot?.id ?? null)) {
      if (lot) leave(lot.followed);
      lot = lotId === null ? null : { id: lotId, followed: joined(lotId) };
    }
    if (turn)
      later(OVERTAKEN_MS, () => lot?.id === turn.id_auction && lot.followed.catchUp(epoch, turn.lot_seq));
    const named = lotId === null ? next : [lotId, ...next];
    if (run_seq > entry.runSeq || named.some((each) => !(each in entry.lots))) void readRun();
    // An ended lane withdraws the lots that it did not reach, one after the other.
    if (state.state === "finished" || state.state === "cancelled")
      later(OVERTAKEN_MS, () => seq > entry.runSeq && void readRun());
  }

  /**
   * Leaves a lot a moment after its turn: its last event may come after the lane's. Without a connection only the run
   * has it.
   */
  function leave(followed: LotFollowed): void {
    if (!synced) {
      followed.stop();
      void readRun();
      return;
    }
    left.add(followed);
    later(OVERTAKEN_MS, () => {
      left.delete(followed);
      followed.stop();
    });
  }

  function joined(lotId: number): LotFollowed {
    const readHistory = async () => {
      const page = await calls.history(lotId).catch(() => null);
      if (page && !ended) store.addLotRows(id, lotId, page.items);
    };
    return around.followLot(lotId, {
      read: () => void readHistory(),
      rows: (rows) => store.addLotRows(id, lotId, rows),
    });
  }

  async function readRun(): Promise<void> {
    if (readingRun || ended) return;
    readingRun = true;
    const run = await calls.run(id).catch(() => null);
    readingRun = false;
    if (ended) return;
    if (run) store.seedRun(run);
    // The run may have changed again meanwhile.
    if (!run || (entry.live && entry.live.run_seq > entry.runSeq)) later(AGAIN_MS, () => void readRun());
  }

  async function readLog(after: number): Promise<void> {
    const log = await calls.log(id, Math.max(0, after)).catch(() => null);
    if (log && !ended && log.epoch === entry.live?.epoch)
      store.addRows(
        id,
        log.items.flatMap(({ rows }) => rows),
      );
  }

  async function poll(): Promise<void> {
    readAt = performance.now();
    if (++polls % OPEN_EVERY_POLLS === 0) client.open();
    try {
      const snapshot = await calls.snapshot(id);
      if (ended || synced) return;
      take(snapshot);
      store.mark(id, "slow", lastEventAt);
    } catch {
      if (!ended && !synced) lose();
    }
  }

  /** Reads the lane while there is no connection and no state yet. */
  async function first(): Promise<void> {
    const snapshot = await calls.snapshot(id).catch(() => null);
    if (!snapshot || ended || synced) return;
    take(snapshot);
    store.mark(id, "reconnecting", lastEventAt);
  }

  const deaf = client.subscribe(HEARTBEAT, {
    event: (payload) => {
      const { epoch, lanes, online } = payload as Schema<"HeartbeatEvent">;
      if (synced) lastEventAt = now();
      const people = online[id];
      if (people !== undefined) store.applyOnline(id, people);
      const seq = lanes[id];
      const anew = entry.live !== null && entry.live.epoch !== epoch;
      if (seq !== undefined || anew) later(OVERTAKEN_MS, () => following.noteHead({ epoch, seq: seq ?? 0 }));
    },
  });
  // The decision about a lot comes after its turn, when only the hints tell of it.
  const unhint = client.subscribe(LOT_HINTS, {
    event: (payload) => {
      const { items } = payload as Schema<"LotsHint">;
      const isNews = items.some(({ id_auction: each, state }) => {
        const known = entry.lots[each];
        return known !== undefined && RESULTS.has(state.status) && known.result !== state.status;
      });
      if (isNews) void readRun();
    },
  });
  const relax = client.watchClosely();
  later(FIRST_MS, () => {
    if (synced || entry.link !== "loading") return;
    if (entry.live) store.mark(id, "reconnecting", lastEventAt);
    else void first();
  });
  const beat = setInterval(() => {
    if (!synced && around.downMs() > POLL_AFTER_MS && performance.now() - readAt >= POLL_EVERY_MS)
      void poll();
  }, 500);

  return () => {
    ended = true;
    clearInterval(beat);
    for (const timer of timers) clearTimeout(timer);
    deaf();
    unhint();
    relax();
    lot?.followed.stop();
    for (const followed of left) followed.stop();
    following.stop();
    // Old state is not current for a screen that comes back.
    store.mark(id, "loading", lastEventAt);
  };
}
