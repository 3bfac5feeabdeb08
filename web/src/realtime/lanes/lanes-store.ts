import type { Schema } from "@marsa/api-spec/client-problem";
import { proxy, ref } from "valtio/vanilla";
import type { LiveStore } from "../lots/live-store.ts";

export type LaneLot = Schema<"LaneLot">;
export type LaneTurn = Schema<"LaneTurn">;
type HistoryRow = Schema<"HistoryRow">;

/** The part of a lane that its events do not carry. */
export type LaneAbout = Pick<Schema<"LaneSnapshot">, "name" | "place" | "start" | "timers" | "rehearsal">;

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

export interface LanesStore {
  /** Returns the entry of a lane, a valtio proxy, and makes it on first use. */
  lane(id: number): LaneEntry;
  /** Applies GET /live/queue/{id} at once, unless the known state is newer. */
  seed(snapshot: Schema<"LaneSnapshot">): void;
  /** Applies GET /live/lot/all/{id}. */
  seedRun(run: Schema<"LaneLots">): void;
  /** Applies the reply to a command, which carries the lane's new state, before its event comes. */
  applyHead(head: Schema<"LaneHead">): void;
  /** Applies an event with the next frame, unless the known state is newer. */
  applyEvent(event: Schema<"LaneEvent">): void;
  /** Adds older lines of the lane's log. */
  addRows(id: number, rows: readonly Schema<"LaneRow">[]): void;
  /** Adds rows of a lot in its turn. */
  addLotRows(id: number, lotId: number, rows: readonly HistoryRow[]): void;
  applyOnline(id: number, online: number): void;
  /** Sets how the state arrives, and the time of the state (server ms). */
  mark(id: number, link: LaneLink, asOf: number): void;
}

/** The most lines of a log. */
const LONGEST_LOG = 300;

/**
 * Keeps the state of the lanes, by seq within one epoch. Prices go to the store of lots, `live`; this store holds none
 * that a screen draws.
 * @param nextFrame runs its argument once, with the next frame
 */
export function createLanesStore(live: LiveStore, nextFrame: (flush: () => void) => void): LanesStore {
  const entries = new Map<number, LaneEntry>();
  const waiting = new Map<number, Schema<"LaneEvent">[]>();

  function lane(id: number): LaneEntry {
    let entry = entries.get(id);
    if (!entry) entries.set(id, (entry = proxy(emptyLane(id))));
    return entry;
  }

  /** Whether a state of this seq is newer than the known one. */
  function isNews({ live: known }: LaneEntry, epoch: string, seq: number): boolean {
    return known === null || known.epoch !== epoch || seq >= known.seq;
  }

  function seedLots(entry: LaneEntry, lots: readonly LaneLot[], anew: boolean): void {
    const newLots = Object.fromEntries(lots.map((lot) => [lot.id_auction, lot]));
    entry.lots = ref(anew ? newLots : { ...entry.lots, ...newLots });
    for (const lot of lots) live.seedLot(lot.id_auction, lot.live);
  }

  function addLines(entry: LaneEntry, lines: readonly LogLine[]): void {
    const known = new Set(entry.log.map(({ key }) => key));
    const fresh = lines.filter(({ key }) => !known.has(key));
    if (fresh.length === 0) return;
    // Of lines with one seq the later one is newer.
    const all = [...fresh.toReversed(), ...entry.log].toSorted(newestFirst);
    entry.log = ref(all.slice(0, LONGEST_LOG));
  }

  function flush(): void {
    const batch = [...waiting];
    waiting.clear();
    for (const [id, events] of batch) {
      const entry = lane(id);
      let turn = entry.live?.turn ?? null;
      for (const { state } of events) {
        keepResult(entry, turn, state.turn);
        turn = state.turn;
      }
      const last = events.at(-1);
      if (last && isNews(entry, last.epoch, last.seq)) {
        entry.live = { ...last.state, epoch: last.epoch, seq: last.seq };
      }
      addLines(
        entry,
        events.flatMap(({ rows }) => rows.map(laneLine)),
      );
    }
  }

  return {
    lane,

    seed(snapshot) {
      const { id_queue: id, epoch, seq, current, next, mine, online } = snapshot;
      const entry = lane(id);
      if (!isNews(entry, epoch, seq)) return;
      const anew = entry.live !== null && entry.live.epoch !== epoch;
      if (anew) {
        waiting.delete(id);
        Object.assign(entry, { run: null, runSeq: 0, log: ref([]) });
      }
      const { name, place, start, timers, rehearsal } = snapshot;
      entry.about = { name, place, start, timers, rehearsal };
      const lots = current === null ? next : [current, ...next];
      seedLots(entry, lots, anew);
      for (const own of mine) live.seedOwn(own.id_auction, epoch, own);
      const { state, paused, position, turn, run_seq, operator, message } = snapshot;
      entry.live = {
        epoch,
        seq,
        state,
        paused,
        position,
        turn,
        run_seq,
        operator,
        message,
        lots: snapshot.lots,
        next: next.map(({ id_auction }) => id_auction),
      };
      entry.online = online;
    },

    seedRun({ id_queue: id, epoch, seq, items }) {
      const entry = lane(id);
      if (entry.live !== null && (entry.live.epoch !== epoch || seq < entry.runSeq)) return;
      seedLots(entry, items, true);
      entry.run = ref(items.map(({ id_auction }) => id_auction));
      entry.runSeq = seq;
    },

    applyHead({ id_queue: id, epoch, seq, state, paused, turn, current, position, run_seq }) {
      const entry = lane(id);
      if (entry.live === null || !isNews(entry, epoch, seq)) return;
      if (current) seedLots(entry, [current], false);
      entry.live = { ...entry.live, epoch, seq, state, paused, turn, position, run_seq };
    },

    applyEvent(event) {
      if (waiting.size === 0) nextFrame(flush);
      const { id_queue: id } = event;
      const before = waiting.get(id);
      if (before) before.push(event);
      else waiting.set(id, [event]);
    },

    addRows: (id, rows) => addLines(lane(id), rows.map(laneLine)),
    addLotRows: (id, lotId, rows) =>
      addLines(
        lane(id),
        rows.map((row) => ({ key: `lot-${lotId}-${row.seq}`, at: row.at, of: "lot", lotId, row })),
      ),
    applyOnline: (id, online) => void (lane(id).online = online),
    mark: (id, link, asOf) => void Object.assign(lane(id), { link, asOf }),
  };
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
