import type { Schema } from "@marsa/api-spec/client-problem";
import { proxy, ref } from "valtio/vanilla";
import type { LiveStore } from "../lots/live-store.ts";

export type LaneLot = Schema<"LaneLot">;
export type LaneTurn = Schema<"LaneTurn">;
type HistoryRow = Schema<"HistoryRow">;

/** What of a lane its events do not tell. */
export type LaneAbout = Pick<Schema<"LaneSnapshot">, "name" | "place" | "start" | "timers" | "rehearsal">;

/** What events change about a lane, and where in its history that is. */
export interface LaneState extends Schema<"LaneLive"> {
  epoch: string;
  seq: number;
}

/** One line of the room's log: what happened to the lane, or on the lot whose turn it was. `key` names it for good. */
export type LogLine = { readonly key: string; readonly at: string } & (
  | { readonly of: "lane"; readonly row: Schema<"LaneRow"> }
  | { readonly of: "lot"; readonly lotId: number; readonly row: HistoryRow }
);

/**
 * How the state gets here. loading: nothing known yet. live: in sync. reconnecting: grey the prices, hold back the bids.
 * slow: no link, read every 3 s; bids allowed, no quick bid.
 */
export type LaneLink = "loading" | "live" | "reconnecting" | "slow";

/** One lane as it is known now. */
export interface LaneEntry {
  readonly id: number;
  about: LaneAbout | null;
  live: LaneState | null;
  /** Facts of its lots, by id. Prices are not read from here: `useLot(id, lot.live)`. */
  lots: Readonly<Record<number, LaneLot>>;
  /** All lots in their order; null until the run was read. */
  run: readonly number[] | null;
  /** Seq of the lane when the run was read; 0 before. */
  runSeq: number;
  /** Newest first. */
  log: readonly LogLine[];
  /** People who watch it now. */
  online: number;
  link: LaneLink;
  /** Server ms of the state on the screen. */
  asOf: number;
}

export interface LanesStore {
  /** The entry of a lane, made on first use; a valtio proxy. */
  lane(id: number): LaneEntry;
  /** GET /live/queue/{id} told it all. Applied at once, if it is not older than what is known. */
  seed(snapshot: Schema<"LaneSnapshot">): void;
  /** GET /live/lot/all/{id} told the run. */
  seedRun(run: Schema<"LaneLots">): void;
  /** The reply of a control: the lane's new head, before its event comes. */
  hearHead(head: Schema<"LaneHead">): void;
  /** An event told the state. Applied with the next frame, if it is not older than what is known. */
  hear(event: Schema<"LaneEvent">): void;
  /** Older lines of the lane's log. */
  hearRows(id: number, rows: readonly Schema<"LaneRow">[]): void;
  /** Lines of the history of a lot in its turn. */
  hearLotRows(id: number, lotId: number, rows: readonly HistoryRow[]): void;
  hearOnline(id: number, online: number): void;
  /** How the state gets here, and of when (server ms) it is. */
  mark(id: number, link: LaneLink, asOf: number): void;
}

/** So many lines of a log are kept. */
const LONGEST_LOG = 300;

/**
 * The state of the lanes, by seq within one epoch, beside the lots' own in `live`: what a lane's reply says of prices goes
 * there, and nothing here holds one that a screen would draw.
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

  /** Whether a word of this place in the lane's history says something that is not overtaken. */
  function isNews({ live: known }: LaneEntry, epoch: string, seq: number): boolean {
    return known === null || known.epoch !== epoch || seq >= known.seq;
  }

  function seedLots(entry: LaneEntry, lots: readonly LaneLot[], anew: boolean): void {
    const told = Object.fromEntries(lots.map((lot) => [lot.id_auction, lot]));
    entry.lots = ref(anew ? told : { ...entry.lots, ...told });
    for (const lot of lots) live.seedLot(lot.id_auction, lot.live);
  }

  function addLines(entry: LaneEntry, lines: readonly LogLine[]): void {
    const known = new Set(entry.log.map(({ key }) => key));
    const fresh = lines.filter(({ key }) => !known.has(key));
    if (fresh.length === 0) return;
    // Of lines with one seq the later one is the newer.
    const all = [...fresh.toReversed(), ...entry.log].toSorted(newestFirst);
    entry.log = ref(all.slice(0, LONGEST_LOG));
  }

  function flush(): void {
    const batch = [...waiting];
    waiting.clear();
    for (const [id, events] of batch) {
      const entry = lane(id);
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

    hearHead({ id_queue: id, epoch, seq, state, paused, turn, current, position, run_seq }) {
      const entry = lane(id);
      if (entry.live === null || !isNews(entry, epoch, seq)) return;
      if (current) seedLots(entry, [current], false);
      entry.live = { ...entry.live, epoch, seq, state, paused, turn, position, run_seq };
    },

    hear(event) {
      if (waiting.size === 0) nextFrame(flush);
      const { id_queue: id } = event;
      const before = waiting.get(id);
      if (before) before.push(event);
      else waiting.set(id, [event]);
    },

    hearRows: (id, rows) => addLines(lane(id), rows.map(laneLine)),
    hearLotRows: (id, lotId, rows) =>
      addLines(
        lane(id),
        rows.map((row) => ({ key: `lot-${lotId}-${row.seq}`, at: row.at, of: "lot", lotId, row })),
      ),
    hearOnline: (id, online) => void (lane(id).online = online),
    mark: (id, link, asOf) => void Object.assign(lane(id), { link, asOf }),
  };
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

/** One event of a lane has one line at most; a commit may have several under one seq. */
function laneLine(row: Schema<"LaneRow">): LogLine {
  return { key: `lane-${row.seq}-${row.kind}-${row.id_auction ?? 0}`, at: row.at, of: "lane", row };
}

/** What came of a bid stands above it; within a lot and a lane their own order decides. */
function newestFirst(one: LogLine, other: LogLine): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  if (one.of !== other.of) return one.of === "lane" ? -1 : 1;
  return other.row.seq - one.row.seq;
}
