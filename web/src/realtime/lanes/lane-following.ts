import type { Schema } from "@marsa/api-spec/client-problem";
import type { RealtimeClient } from "@marsa/realtime/client";
import type { follow } from "@marsa/realtime/follow";
import { HEARTBEAT, laneTopic, LOT_HINTS } from "@marsa/realtime/topics";
import type { LaneCalls } from "./lane-calls.ts";
import type { LaneEntry, LaneLink, LanesStore } from "./lanes-store.ts";
import type { LotFollowed, LotListener } from "../lots/lot-following.ts";

type LaneEvent = Schema<"LaneEvent">;
type LaneSnapshot = Schema<"LaneSnapshot">;
type Following = ReturnType<typeof follow<LaneSnapshot, LaneEvent>>;

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

/** The part of a lane's state that names its lots. */
type Turns = Pick<Schema<"LaneLive">, "turn" | "next" | "run_seq" | "state">;

/**
 * Follows one lane, the lot in its turn and the lane's log, until `stop`. Applies every event once and in order; without
 * a connection for 10 s it reads the snapshot every 3 s.
 */
export class LaneFollowing {
  readonly #id: number;
  readonly #around: LaneSurroundings;
  readonly #entry: LaneEntry;
  readonly #following: Following;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** What ends together with this. */
  readonly #ends: (() => void)[];
  #ended = false;
  #synced = false;
  /** Server ms of the state on the screen. */
  #lastEventAt: number;
  #readAt = performance.now();
  #polls = 0;
  #lot: { readonly id: number; readonly followed: LotFollowed } | null = null;
  /** Lots whose turn has just ended. */
  readonly #left = new Set<LotFollowed>();
  #readingRun = false;

  constructor(id: number, around: LaneSurroundings) {
    this.#id = id;
    this.#around = around;
    this.#entry = around.store.lane(id);
    this.#lastEventAt = around.now();
    this.#following = this.#followEvents();
    const { client } = around;
    this.#ends = [
      client.subscribe(HEARTBEAT, {
        event: (event) => this.#takeHeartbeat(event as Schema<"HeartbeatEvent">),
      }),
      client.subscribe(LOT_HINTS, { event: (event) => this.#takeHints(event as Schema<"LotsHint">) }),
      client.watchClosely(),
    ];
    this.#later(FIRST_MS, () => this.#startWithoutConnection());
    const beat = setInterval(() => this.#pollWhenDue(), 500);
    this.#ends.push(() => clearInterval(beat));
  }

  /** Ends everything. */
  stop(): void {
    this.#ended = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const end of this.#ends) end();
    this.#lot?.followed.stop();
    for (const followed of this.#left) followed.stop();
    this.#following.stop();
    // Old state is not current for a screen that comes back.
    this.#mark("loading");
  }

  #later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
  }

  #mark(link: LaneLink): void {
    this.#around.store.mark(this.#id, link, this.#lastEventAt);
  }

  /** Follows the lane's own topic. */
  #followEvents(): Following {
    const { client, store, now, follow } = this.#around;
    return follow<LaneSnapshot, LaneEvent>(client, {
      topic: laneTopic(this.#id),
      fetch: (since, signal) => this.#read(since, signal),
      reset: (snapshot) => this.#take(snapshot),
      apply: (event) => {
        this.#lastEventAt = now();
        store.applyEvent(event);
        this.#keepUp(event.state, event);
        // Name, place or start may have changed.
        if (event.kind === "published") this.#following.refresh();
      },
      onSync: (synced) => this.#showSync(synced),
    });
  }

  /** Reads the events since a seq, if they are kept, else the snapshot. */
  async #read(since: { readonly seq: number } | null, signal: AbortSignal) {
    const { calls } = this.#around;
    this.#readAt = performance.now();
    if (since !== null) {
      const { epoch, items, complete } = await calls.log(this.#id, since.seq, signal);
      if (complete) return { kind: "missed" as const, epoch, events: items, complete };
    }
    const state = await calls.snapshot(this.#id, signal);
    return { kind: "snapshot" as const, state, epoch: state.epoch, seq: state.seq };
  }

  #showSync(synced: boolean): void {
    this.#synced = synced;
    if (synced) {
      this.#lastEventAt = this.#around.now();
      this.#mark("live");
    } else this.#later(BLINK_MS, () => !this.#synced && !this.#isPolling() && this.#lose());
  }

  #lose(): void {
    if (this.#entry.link !== "loading") this.#mark("reconnecting");
  }

  /** Whether the state on the screen comes from polls. */
  #isPolling(): boolean {
    return this.#entry.link === "slow" && this.#around.downMs() > POLL_AFTER_MS;
  }

  #take(snapshot: LaneSnapshot): void {
    const { live, run } = this.#entry;
    this.#lastEventAt = this.#around.now();
    this.#around.sample(snapshot.now);
    const wentOn = live !== null && live.turn?.id_auction !== snapshot.turn?.id_auction;
    this.#around.store.seed(snapshot);
    const next = snapshot.next.map(({ id_auction }) => id_auction);
    this.#keepUp({ ...snapshot, next }, snapshot);
    // The results of the lots between.
    if (wentOn && run !== null) void this.#readRun();
    void this.#readLog(snapshot.seq - LOG_BEFORE);
  }

  /** Follows the lot in its turn by its own topic, which alone has prices, and reads the run when it changed. */
  #keepUp({ turn, next, run_seq, state }: Turns, { epoch, seq }: Pick<LaneEvent, "epoch" | "seq">): void {
    const entry = this.#entry;
    const lotId = turn?.id_auction ?? null;
    if (lotId !== (this.#lot?.id ?? null)) {
      if (this.#lot) this.#leave(this.#lot.followed);
      this.#lot = lotId === null ? null : { id: lotId, followed: this.#join(lotId) };
    }
    if (turn)
      this.#later(OVERTAKEN_MS, () => {
        if (this.#lot?.id === turn.id_auction) this.#lot.followed.catchUp(epoch, turn.lot_seq);
      });
    const named = lotId === null ? next : [lotId, ...next];
    if (run_seq > entry.runSeq || named.some((each) => !(each in entry.lots))) void this.#readRun();
    // An ended lane withdraws the lots that it did not reach, one after the other.
    if (state === "finished" || state === "cancelled")
      this.#later(OVERTAKEN_MS, () => seq > entry.runSeq && void this.#readRun());
  }

  #join(lotId: number): LotFollowed {
    const { calls, store, followLot } = this.#around;
    const readHistory = async () => {
      const page = await calls.history(lotId).catch(() => null);
      if (page && !this.#ended) store.addLotRows(this.#id, lotId, page.items);
    };
    return followLot(lotId, {
      read: () => void readHistory(),
      rows: (rows) => store.addLotRows(this.#id, lotId, rows),
    });
  }

  /**
   * Leaves a lot a moment after its turn: its last event may come after the lane's. Without a connection only the run
   * has it.
   */
  #leave(followed: LotFollowed): void {
    if (!this.#synced) {
      followed.stop();
      void this.#readRun();
      return;
    }
    this.#left.add(followed);
    this.#later(OVERTAKEN_MS, () => {
      this.#left.delete(followed);
      followed.stop();
    });
  }

  async #readRun(): Promise<void> {
    if (this.#readingRun || this.#ended) return;
    this.#readingRun = true;
    const run = await this.#around.calls.run(this.#id).catch(() => null);
    this.#readingRun = false;
    if (this.#ended) return;
    if (run) this.#around.store.seedRun(run);
    const { live, runSeq } = this.#entry;
    // The run may have changed again meanwhile.
    if (!run || (live && live.run_seq > runSeq)) this.#later(AGAIN_MS, () => void this.#readRun());
  }

  async #readLog(after: number): Promise<void> {
    const log = await this.#around.calls.log(this.#id, Math.max(0, after)).catch(() => null);
    if (!log || this.#ended || log.epoch !== this.#entry.live?.epoch) return;
    const rows = log.items.flatMap((event) => event.rows);
    this.#around.store.addRows(this.#id, rows);
  }

  #takeHeartbeat({ epoch, lanes, online }: Schema<"HeartbeatEvent">): void {
    if (this.#synced) this.#lastEventAt = this.#around.now();
    const people = online[this.#id];
    if (people !== undefined) this.#around.store.applyOnline(this.#id, people);
    const seq = lanes[this.#id];
    const { live } = this.#entry;
    const isNewEpoch = live !== null && live.epoch !== epoch;
    if (seq !== undefined || isNewEpoch)
      this.#later(OVERTAKEN_MS, () => this.#following.noteHead({ epoch, seq: seq ?? 0 }));
  }

  /** Takes the hints about lots: the decision about a lot comes after its turn, when only they tell of it. */
  #takeHints({ items }: Schema<"LotsHint">): void {
    const isNews = items.some(({ id_auction: each, state }) => {
      const known = this.#entry.lots[each];
      return known !== undefined && RESULTS.has(state.status) && known.result !== state.status;
    });
    if (isNews) void this.#readRun();
  }

  /** Reads the lane while there is no connection and no state yet. */
  #startWithoutConnection(): void {
    if (this.#synced || this.#entry.link !== "loading") return;
    if (this.#entry.live) this.#mark("reconnecting");
    else void this.#readFirst();
  }

  async #readFirst(): Promise<void> {
    const snapshot = await this.#around.calls.snapshot(this.#id).catch(() => null);
    if (!snapshot || this.#ended || this.#synced) return;
    this.#take(snapshot);
    this.#mark("reconnecting");
  }

  #pollWhenDue(): void {
    const isDown = !this.#synced && this.#around.downMs() > POLL_AFTER_MS;
    if (isDown && performance.now() - this.#readAt >= POLL_EVERY_MS) void this.#poll();
  }

  async #poll(): Promise<void> {
    const { client, calls } = this.#around;
    this.#readAt = performance.now();
    if (++this.#polls % OPEN_EVERY_POLLS === 0) client.open();
    try {
      const snapshot = await calls.snapshot(this.#id);
      if (this.#ended || this.#synced) return;
      this.#take(snapshot);
      this.#mark("slow");
    } catch {
      if (!this.#ended && !this.#synced) this.#lose();
    }
  }
}
