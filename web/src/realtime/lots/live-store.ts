import type { Schema } from "@marsa/api-spec/client-problem";
import { proxy } from "valtio/vanilla";

export type LotLive = Schema<"LotLive">;
export type MyStatus = Schema<"MyStatus">;

/** What a lot is to the signed-in person. `seq` is the lot's seq at which it was true. */
export interface MyLot extends Schema<"Mine"> {
  seq: number;
}

/** One lot as it is known now. `live` is null until a reply or an event told of it. */
export interface LotEntry {
  readonly id: number;
  live: LotLive | null;
  mine: MyLot | null;
}

interface Slot {
  entry: LotEntry;
  /** A reply to a bid has told of this seq: what is older must not be shown any more. */
  atLeast: number;
}

export interface LiveStore {
  /** The entry of a lot, made on first use; a valtio proxy. */
  lot(id: number): LotEntry;
  /** Whether anything is known of a lot. */
  knows(id: number): boolean;
  /** A reply told the state, as its reader sees it. Applied at once, if it is not older than what is known. */
  seed(id: number, live: LotLive, mine: Schema<"Mine"> | null): void;
  /** A lane's reply told the state, and nothing of the reader. Applied at once, if it is newer. */
  seedLot(id: number, live: LotLive): void;
  /** A lane's reply told of the reader his maximum, his note and how he stands, and not what is held for it. */
  seedOwn(id: number, epoch: string, own: Pick<Schema<"Mine">, "max" | "status" | "note">): void;
  /** An event told the state. Applied with the next frame, if it is newer. */
  hear(id: number, live: LotLive): void;
  /** One's own bid was answered. */
  hearBid(reply: Schema<"BidReply">): void;
  /** An event of one's own topic told what a lot is to oneself. */
  hearMine(epoch: string, lot: NonNullable<Schema<"UserEvent">["lot"]>): void;
  /** Marks or unmarks a favourite; returns what it was. */
  setFavorite(id: number, favorite: boolean): boolean;
  /** Puts one's own note on a lot, null takes it away; returns what it was. */
  setNote(id: number, note: string | null): string | null;
  /** The heartbeat's epoch; a new one makes everything known obsolete. */
  hearEpoch(epoch: string): void;
  /** Called when the database was made anew: what is on the screen must be read again. Returns the way out. */
  onNewEpoch(listener: () => void): () => void;
  /** Forgets what the lots are to the person who left. */
  forgetMine(): void;
}

/**
 * The state that events change, per lot, by seq within one epoch. Nothing else holds prices.
 * @param nextFrame runs its argument once, with the next frame
 */
export function createLiveStore(nextFrame: (flush: () => void) => void): LiveStore {
  const slots = new Map<number, Slot>();
  const waiting = new Map<number, LotLive>();
  const pastEpochs = new Set<string>();
  const listeners = new Set<() => void>();
  let epoch: string | null = null;

  function slot(id: number): Slot {
    let found = slots.get(id);
    if (!found)
      slots.set(id, (found = { entry: proxy<LotEntry>({ id, live: null, mine: null }), atLeast: 0 }));
    return found;
  }

  /** Whether a word of this epoch counts. A reply that was overtaken by a restore must not bring the old state back. */
  function isCurrent(told: string): boolean {
    if (told === epoch) return true;
    if (pastEpochs.has(told)) return false;
    const first = epoch === null;
    if (epoch !== null) pastEpochs.add(epoch);
    epoch = told;
    if (first) return true;
    waiting.clear();
    for (const known of slots.values()) known.atLeast = 0;
    for (const listener of listeners) listener();
    return true;
  }

  function isNewer(told: LotLive, known: Slot): boolean {
    const { live } = known.entry;
    return told.seq >= known.atLeast && (live === null || live.epoch !== told.epoch || told.seq > live.seq);
  }

  function put(id: number, told: LotLive): void {
    const known = slot(id);
    if (!isNewer(told, known)) return;
    known.entry.live = told;
    learnMark(known.entry);
  }

  function flush(): void {
    const batch = [...waiting];
    waiting.clear();
    for (const [id, told] of batch) put(id, told);
  }

  return {
    lot: (id) => slot(id).entry,
    knows: (id) => slots.get(id)?.entry.live !== undefined && slots.get(id)?.entry.live !== null,

    seed(id, told, mine) {
      if (!isCurrent(told.epoch)) return;
      const known = slot(id);
      put(id, told);
      if (told.seq < known.atLeast) return;
      if (mine === null) known.entry.mine = null;
      else if (known.entry.mine === null || told.seq >= known.entry.mine.seq) {
        known.entry.mine = { ...mine, mark: mine.mark ?? known.entry.mine?.mark ?? null, seq: told.seq };
      }
    },

    seedLot(id, told) {
      if (isCurrent(told.epoch)) put(id, told);
    },

    seedOwn(id, told, own) {
      const { entry } = slot(id);
      if (!isCurrent(told) || entry.live?.epoch !== told) return;
      const { seq } = entry.live;
      if (entry.mine && entry.mine.seq > seq) return;
      entry.mine = { mark: null, favorite: false, hold: 0, ...entry.mine, ...own, seq };
    },

    hear(id, told) {
      if (!isCurrent(told.epoch)) return;
      const before = waiting.get(id);
      if (before && before.seq >= told.seq) return;
      if (waiting.size === 0) nextFrame(flush);
      waiting.set(id, told);
    },

    hearBid(told) {
      if (!isCurrent(told.epoch)) return;
      const known = slot(told.id_auction);
      const { entry } = known;
      const newest = entry.live?.epoch === told.epoch ? entry.live.seq : 0;
      if (told.seq >= Math.max(known.atLeast, entry.mine?.seq ?? 0)) {
        entry.mine = {
          mark: entry.mine?.mark ?? null,
          note: entry.mine?.note ?? null,
          favorite: entry.mine?.favorite ?? false,
          max: told.my_max,
          hold: told.hold,
          status: told.leading ? "leading" : "outbid",
          seq: told.seq,
        };
      }
      if (entry.live && told.seq > newest) {
        // The event of this seq, which knows bids and leader too, is still to come: seq stays, older ones are barred.
        const { price, next_min, light, end } = told;
        entry.live = {
          ...entry.live,
          price,
          next_min,
          light,
          end,
          leader: told.leading ? "you" : entry.live.leader,
        };
        known.atLeast = told.seq;
      }
      learnMark(entry);
    },

    hearMine(told, lot) {
      if (!isCurrent(told)) return;
      const { entry } = slot(lot.id_auction);
      if (entry.mine && entry.mine.seq > lot.seq) return;
      const { max, hold, status, seq } = lot;
      entry.mine = { mark: null, note: null, favorite: false, ...entry.mine, max, hold, status, seq };
      learnMark(entry);
    },

    setFavorite(id, favorite) {
      const { entry } = slot(id);
      const before = entry.mine?.favorite ?? false;
      entry.mine ??= { mark: null, note: null, favorite, max: null, hold: 0, status: "none", seq: 0 };
      entry.mine.favorite = favorite;
      return before;
    },

    setNote(id, note) {
      const { entry } = slot(id);
      const before = entry.mine?.note ?? null;
      entry.mine ??= { mark: null, note, favorite: false, max: null, hold: 0, status: "none", seq: 0 };
      entry.mine.note = note;
      return before;
    },

    hearEpoch: (told) => void isCurrent(told),
    onNewEpoch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forgetMine() {
      for (const { entry } of slots.values()) entry.mine = null;
    },
  };
}

/** Who leads at the very seq at which I was told that I lead bears my mark. */
function learnMark({ live, mine }: LotEntry): void {
  if (!live || !mine || mine.mark !== null || mine.status !== "leading" || mine.seq !== live.seq) return;
  if (live.leader !== null && live.leader !== "you") mine.mark = live.leader;
}
