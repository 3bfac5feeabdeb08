import type { Schema } from "@marsa/api-spec/client-problem";
import { proxy } from "valtio/vanilla";

export type LotLive = Schema<"LotLive">;
export type MyStatus = Schema<"MyStatus">;

/** The reader's state in a lot. `seq`: the lot's seq of that state. */
export interface MyLot extends Schema<"Mine"> {
  seq: number;
}

/** The known state of one lot. `live` is null until the first reply or event. */
export interface LotEntry {
  readonly id: number;
  live: LotLive | null;
  mine: MyLot | null;
}

interface Slot {
  entry: LotEntry;
  /** The seq of the last reply to a bid: older states must not be shown. */
  atLeast: number;
  /** When the reader last changed their watch or note here, as performance.now(). */
  changedAt: number;
}

/** What a slot begins with, and again with a new database. */
const AT_FIRST = { atLeast: 0, changedAt: -Infinity };

/** The state of a reader who has done nothing in a lot. */
const NOTHING: MyLot = {
  mark: null,
  note: null,
  favorite: false,
  max: null,
  hold: 0,
  status: "none",
  seq: 0,
};

/** Replies to requests from before a change arrive within this time after it, ms. */
const LATE_REPLY_MS = 30_000;

export interface LiveStore {
  /** Returns the entry of a lot, a valtio proxy, and makes it on first use. */
  lot(id: number): LotEntry;
  /** Whether anything is known of a lot. */
  knows(id: number): boolean;
  /** Applies a reply, as its reader sees it, at once, unless the known state is newer. */
  seed(id: number, live: LotLive, mine: Schema<"Mine"> | null): void;
  /** Applies the state in a lane's reply, without the reader's, at once, unless the known state is newer. */
  seedLot(id: number, live: LotLive): void;
  /** Applies the reader's maximum, note and state from a lane's reply, which does not carry the hold. */
  seedOwn(id: number, epoch: string, own: Pick<Schema<"Mine">, "max" | "status" | "note">): void;
  /** Applies an event with the next frame, unless the known state is newer. */
  applyEvent(id: number, live: LotLive): void;
  /** Applies the reply to the reader's own bid. */
  applyBidReply(reply: Schema<"BidReply">): void;
  /** Applies an event of the reader's own topic. */
  applyOwn(epoch: string, lot: NonNullable<Schema<"UserEvent">["lot"]>): void;
  /** Sets whether the reader watches the lot; returns the old value. */
  setFavorite(id: number, favorite: boolean): boolean;
  /** Sets or removes (null) the reader's note; returns the old one. */
  setNote(id: number, note: string | null): string | null;
  /** Takes the heartbeat's epoch; a new one makes all known state obsolete. */
  applyEpoch(epoch: string): void;
  /** Calls the listener for a new database, when the screen must be read again. Returns how to stop that. */
  onNewEpoch(listener: () => void): () => void;
  /** Forgets the reader's state in all lots, at sign-out. */
  forgetMine(): void;
}

/**
 * Keeps the state that events change, per lot, by seq within one epoch. No other store holds prices.
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
      slots.set(
        id,
        (found = {
          entry: proxy<LotEntry>({ id, live: null, mine: null }),
          ...AT_FIRST,
        }),
      );
    return found;
  }

  /** Whether a state of this epoch counts. A late reply must not bring back the database from before a restore. */
  function isCurrent(incoming: string): boolean {
    if (incoming === epoch) return true;
    if (pastEpochs.has(incoming)) return false;
    const first = epoch === null;
    if (epoch !== null) pastEpochs.add(epoch);
    epoch = incoming;
    if (first) return true;
    waiting.clear();
    for (const known of slots.values()) Object.assign(known, AT_FIRST);
    for (const listener of listeners) listener();
    return true;
  }

  function isNewer(incoming: LotLive, known: Slot): boolean {
    const { live } = known.entry;
    return (
      incoming.seq >= known.atLeast &&
      (live === null || live.epoch !== incoming.epoch || incoming.seq > live.seq)
    );
  }

  /** Returns the reader's watch and note shortly after a change: a reply that was asked for earlier does not know it. */
  function keptOf({ changedAt, entry: { mine } }: Slot): Partial<Pick<MyLot, "favorite" | "note">> {
    return mine && performance.now() - changedAt < LATE_REPLY_MS
      ? { favorite: mine.favorite, note: mine.note }
      : {};
  }

  /** Returns the reader's part of a lot, to change their watch or note in it now. */
  function changeable(id: number): MyLot {
    const known = slot(id);
    const { entry } = known;
    known.changedAt = performance.now();
    entry.mine ??= { ...NOTHING };
    // Read again: only the proxy reports changes.
    return entry.mine;
  }

  function put(id: number, incoming: LotLive): void {
    const known = slot(id);
    if (!isNewer(incoming, known)) return;
    known.entry.live = incoming;
    learnMark(known.entry);
  }

  function flush(): void {
    const batch = [...waiting];
    waiting.clear();
    for (const [id, incoming] of batch) put(id, incoming);
  }

  return {
    lot: (id) => slot(id).entry,
    knows: (id) => slots.get(id)?.entry.live !== undefined && slots.get(id)?.entry.live !== null,

    seed(id, incoming, mine) {
      if (!isCurrent(incoming.epoch)) return;
      const known = slot(id);
      put(id, incoming);
      if (incoming.seq < known.atLeast) return;
      if (mine === null) known.entry.mine = null;
      else if (known.entry.mine === null || incoming.seq >= known.entry.mine.seq) {
        const mark = mine.mark ?? known.entry.mine?.mark ?? null;
        known.entry.mine = { ...mine, ...keptOf(known), mark, seq: incoming.seq };
      }
    },

    seedLot(id, incoming) {
      if (isCurrent(incoming.epoch)) put(id, incoming);
    },

    seedOwn(id, incoming, own) {
      if (!isCurrent(incoming)) return;
      const known = slot(id);
      const { entry } = known;
      // Of a lot that is not known yet, every other state counts as newer.
      const seq = entry.live?.epoch === incoming ? entry.live.seq : 0;
      if (entry.mine && entry.mine.seq > seq) return;
      entry.mine = { ...NOTHING, ...entry.mine, ...own, ...keptOf(known), seq };
    },

    applyEvent(id, incoming) {
      if (!isCurrent(incoming.epoch)) return;
      const before = waiting.get(id);
      if (before && before.seq >= incoming.seq) return;
      if (waiting.size === 0) nextFrame(flush);
      waiting.set(id, incoming);
    },

    applyBidReply(incoming) {
      if (!isCurrent(incoming.epoch)) return;
      const known = slot(incoming.id_auction);
      const { entry } = known;
      const newest = entry.live?.epoch === incoming.epoch ? entry.live.seq : 0;
      if (incoming.seq >= Math.max(known.atLeast, entry.mine?.seq ?? 0)) {
        entry.mine = {
          ...NOTHING,
          ...entry.mine,
          max: maximumAfter(incoming, entry.mine?.max ?? null),
          hold: incoming.hold,
          status: incoming.leading ? "leading" : "outbid",
          seq: incoming.seq,
        };
      }
      if (entry.live && incoming.seq > newest) {
        // The event of this seq, which carries bids and leader too, is still to come: seq stays, and older states are
        // dropped.
        const { price, next_min, light, end } = incoming;
        entry.live = {
          ...entry.live,
          price,
          next_min,
          light,
          end,
          leader: incoming.leading ? "you" : entry.live.leader,
        };
        known.atLeast = incoming.seq;
      }
      learnMark(entry);
    },

    applyOwn(incoming, lot) {
      if (!isCurrent(incoming)) return;
      const { entry } = slot(lot.id_auction);
      if (entry.mine && entry.mine.seq > lot.seq) return;
      const { max, hold, status, seq } = lot;
      entry.mine = { ...NOTHING, ...entry.mine, max, hold, status, seq };
      learnMark(entry);
    },

    setFavorite(id, favorite) {
      const mine = changeable(id);
      const before = mine.favorite;
      mine.favorite = favorite;
      return before;
    },

    setNote(id, note) {
      const mine = changeable(id);
      const before = mine.note;
      mine.note = note;
      return before;
    },

    applyEpoch: (incoming) => void isCurrent(incoming),
    onNewEpoch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forgetMine() {
      for (const { entry } of slots.values()) entry.mine = null;
    },
  };
}

/** Learns the reader's mark: the leader at the seq at which the reader leads. */
function learnMark({ live, mine }: LotEntry): void {
  if (!live || !mine || mine.mark !== null || mine.status !== "leading" || mine.seq !== live.seq) return;
  if (live.leader !== null && live.leader !== "you") mine.mark = live.leader;
}

/** The reader's stored maximum after their command, AED: a plain bid is none, and a purchase leaves it as it was. */
function maximumAfter({ receipt, my_max }: Schema<"BidReply">, before: number | null): number | null {
  if (receipt.kind === "bid") return null;
  return receipt.kind === "sold_by_buy_now" ? before : my_max;
}
