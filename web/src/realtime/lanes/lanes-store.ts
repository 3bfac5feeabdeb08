import type { Schema } from "@marsa/api-spec/client-problem";
import { proxy, ref } from "valtio/vanilla";
import type { LiveStore } from "../lots/live-store.ts";

export type LaneLot = Schema<"LaneLot">;
export type LaneTurn = Schema<"LaneTurn">;
type HistoryRow = Schema<"HistoryRow">;

/** The part of a lane that its events do not carry. */
export type LaneAbout = Pick<
  Schema<"LaneSnapshot">,
  "name" | "place" | "start" | "timers" | "rehearsal" | "room" | "hammer"
>;

/** The part of a lane that events change, with its seq. */
export interface LaneState extends Schema<"LaneLive"> {
  epoch: string;
  seq: number;
}

/** One line of the lane's log: an event of the lane, or a row of the lot in its turn. `key` identifies it. */
export type LogLine = { readonly key: string; readonly at: string } & (
  | { readonly of: "lane"; readonly row: Schema<"LaneRow"> }
  | { readonly of: "lot"; readonly lotId: number; readonly row: HistoryRow }
);

/**
 * How the state arrives. loading: nothing known yet. live: in sync. reconnecting: prices are grey, bids wait. slow: no
 * connection, read every 3 s; bids work, quick bid does not.
 */
export type LaneLink = "loading" | "live" | "reconnecting" | "slow";

/** The known state of one lane. */
export interface LaneEntry {
  readonly id: number;
  about: LaneAbout | null;
  live: LaneState | null;
  /** Facts of its lots, by id. Read prices with `useLot(id, lot.live)`. */
  lots: Readonly<Record<number, LaneLot>>;
  /** All lots in their order; null until the run is read. */
  run: readonly number[] | null;
  /** Seq of the lane when the run was read; 0 before. */
  runSeq: number;
  /** Newest first. */
  log: readonly LogLine[];
  /** People who watch the lane now. */
  online: number;
  link: LaneLink;
  /** Server ms of the state on the screen. */
  asOf: number;
}

/** The most lines of a log. */
const LONGEST_LOG = 300;

/** Keeps the state of the lanes, by seq within one epoch. Prices go to the store of lots; here is none that a screen draws. */
export class LanesStore {
  readonly #lots: LiveStore;
  readonly #nextFrame: (flush: () => void) => void;
  readonly #entries = new Map<number, LaneEntry>();
  /** Events of the frame to come. */
  readonly #waiting = new Map<number, Schema<"LaneEvent">[]>();

  /** @param nextFrame runs its argument once, with the next frame */
  constructor(lots: LiveStore, nextFrame: (flush: () => void) => void) {
    this.#lots = lots;
    this.#nextFrame = nextFrame;
  }

  /** Returns the entry of a lane, a valtio proxy, and makes it on first use. */
  lane(id: number): LaneEntry {
    const known = this.#entries.get(id);
    if (known) return known;
    const made = proxy(emptyLane(id));
    this.#entries.set(id, made);
    return made;
  }

  /** Applies GET /live/queue/{id} at once, unless the known state is newer. */
  seed(snapshot: Schema<"LaneSnapshot">): void {
    const { id_queue: id, epoch, seq, current, next, mine, online } = snapshot;
    const entry = this.lane(id);
    if (!isNews(entry, epoch, seq)) return;
    const anew = entry.live !== null && entry.live.epoch !== epoch;
    if (anew) {
      this.#waiting.delete(id);
      Object.assign(entry, { run: null, runSeq: 0, log: ref([]) });
    }
    const { name, place, start, timers, rehearsal, room, hammer } = snapshot;
    entry.about = { name, place, start, timers, rehearsal, ...(room && { room }), ...(hammer && { hammer }) };
    this.#seedLots(entry, current === null ? next : [current, ...next], anew);
    for (const own of mine) this.#lots.seedOwn(own.id_auction, epoch, own);
    entry.live = stateIn(snapshot);
    entry.online = online;
  }

  /** Applies GET /live/lot/all/{id}. */
  seedRun({ id_queue: id, epoch, seq, items }: Schema<"LaneLots">): void {
    const entry = this.lane(id);
    if (entry.live !== null && (entry.live.epoch !== epoch || seq < entry.runSeq)) return;
    this.#seedLots(entry, items, true);
    entry.run = ref(items.map(({ id_auction }) => id_auction));
    entry.runSeq = seq;
  }

  /** Applies the reply to a command, which carries the lane's new state, before its event comes. */
  applyHead(head: Schema<"LaneHead">): void {
    const { id_queue: id, epoch, seq, state, paused, turn, current, position, run_seq } = head;
    const entry = this.lane(id);
    if (entry.live === null || !isNews(entry, epoch, seq)) return;
    if (current) this.#seedLots(entry, [current], false);
    entry.live = { ...entry.live, epoch, seq, state, paused, turn, position, run_seq };
  }

  /** Applies an event with the next frame, unless the known state is newer. */
  applyEvent(event: Schema<"LaneEvent">): void {
    if (this.#waiting.size === 0) this.#nextFrame(() => this.#flush());
    const { id_queue: id } = event;
    const before = this.#waiting.get(id);
    if (before) before.push(event);
    else this.#waiting.set(id, [event]);
  }

  /** Adds older lines of the lane's log. */
  addRows(id: number, rows: readonly Schema<"LaneRow">[]): void {
    addLines(this.lane(id), rows.map(laneLine));
  }

  /** Adds rows of a lot in its turn. */
  addLotRows(id: number, lotId: number, rows: readonly HistoryRow[]): void {
    const lines = rows.map((row) => ({
      key: `lot-${lotId}-${row.seq}`,
      at: row.at,
      of: "lot" as const,
      lotId,
      row,
    }));
    addLines(this.lane(id), lines);
  }

  applyOnline(id: number, online: number): void {
    this.lane(id).online = online;
  }

  /** Sets how the state arrives, and the time of the state (server ms). */
  mark(id: number, link: LaneLink, asOf: number): void {
    Object.assign(this.lane(id), { link, asOf });
  }

  #seedLots(entry: LaneEntry, lots: readonly LaneLot[], anew: boolean): void {
    const newLots = Object.fromEntries(lots.map((lot) => [lot.id_auction, lot]));
    entry.lots = ref(anew ? newLots : { ...entry.lots, ...newLots });
    for (const lot of lots) this.#lots.seedLot(lot.id_auction, lot.live);
  }

  #flush(): void {
    const batch = [...this.#waiting];
    this.#waiting.clear();
    for (const [id, events] of batch) {
      const entry = this.lane(id);
      let turn = entry.live?.turn ?? null;
      for (const { state } of events) {
        keepResult(entry, turn, state.turn);
        turn = state.turn;
      }
      const last = events.at(-1);
      if (last && isNews(entry, last.epoch, last.seq)) {
        entry.live = { ...last.state, epoch: last.epoch, seq: last.seq };
      }
      const lines = events.flatMap(({ rows }) => rows.map(laneLine));
      addLines(entry, lines);
    }
  }
}

/** Whether a state of this seq is newer than the known one. */
function isNews({ live: known }: LaneEntry, epoch: string, seq: number): boolean {
  return known === null || known.epoch !== epoch || seq >= known.seq;
}

/** The part of a snapshot that events change. */
function stateIn(snapshot: Schema<"LaneSnapshot">): LaneState {
  const { epoch, seq, state, paused, position, turn, run_seq, operator, message, lots } = snapshot;
  const next = snapshot.next.map(({ id_auction }) => id_auction);
  return { epoch, seq, state, paused, position, turn, run_seq, operator, message, lots, next };
}

function addLines(entry: LaneEntry, lines: readonly LogLine[]): void {
  const known = new Set(entry.log.map(({ key }) => key));
  const fresh = lines.filter(({ key }) => !known.has(key));
  if (fresh.length === 0) return;
  // Of lines with one seq the later one is newer.
  const all = [...fresh.toReversed(), ...entry.log].toSorted(newestFirst);
  entry.log = ref(all.slice(0, LONGEST_LOG));
}

/** Keeps the result of a lot whose turn is over: the run, which has it too, is not read after every lot. */
function keepResult(entry: LaneEntry, before: LaneTurn | null, after: LaneTurn | null): void {
  if (!before?.provisional || before.id_auction === after?.id_auction) return;
  const lot = entry.lots[before.id_auction];
  if (lot) entry.lots = ref({ ...entry.lots, [lot.id_auction]: { ...lot, result: before.provisional } });
}

function emptyLane(id: number): LaneEntry {
  return {
    id,
    about: null,
    live: null,
    lots: ref({}),
    run: null,
    runSeq: 0,
    log: ref([]),
    online: 0,
    link: "loading",
    asOf: 0,
  };
}

/** A line of the lane: one per event, several per commit under one seq. */
function laneLine(row: Schema<"LaneRow">): LogLine {
  return { key: `lane-${row.seq}-${row.kind}-${row.id_auction ?? 0}`, at: row.at, of: "lane", row };
}

/** Sorts the newest first. The result of a bid comes above the bid; within a lot and a lane the seq decides. */
function newestFirst(one: LogLine, other: LogLine): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  if (one.of !== other.of) return one.of === "lane" ? -1 : 1;
  return other.row.seq - one.row.seq;
}
