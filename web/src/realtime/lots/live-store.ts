import type { Schema } from "@marsa/api-spec/client-problem";
import { proxy } from "valtio/vanilla";
import { Epochs } from "../link/epochs.ts";
import { isOfDesk } from "./mark-of-desk.ts";

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

/** Keeps the state that events change, per lot, by seq within one epoch. No other store holds prices. */
export class LiveStore {
  readonly #slots = new Map<number, Slot>();
  /** Events of the frame to come, the newest of each lot. */
  readonly #waiting = new Map<number, LotLive>();
  readonly #nextFrame: (flush: () => void) => void;
  readonly #epochs: Epochs;

  /** @param nextFrame runs its argument once, with the next frame */
  constructor(nextFrame: (flush: () => void) => void, epochs = new Epochs()) {
    this.#nextFrame = nextFrame;
    this.#epochs = epochs;
    epochs.onNew(() => this.#beginAnew());
  }

  /** Returns the entry of a lot, a valtio proxy, and makes it on first use. */
  lot(id: number): LotEntry {
    return this.#slot(id).entry;
  }

  /** Whether anything is known of a lot. */
  knows(id: number): boolean {
    return (this.#slots.get(id)?.entry.live ?? null) !== null;
  }

  /** Applies a reply, as its reader sees it, at once, unless the known state is newer. */
  seed(id: number, live: LotLive, mine: Schema<"Mine"> | null): void {
    if (!this.#epochs.take(live.epoch)) return;
    const known = this.#slot(id);
    this.#put(id, live);
    if (live.seq < known.atLeast) return;
    if (mine === null) known.entry.mine = null;
    else if (known.entry.mine === null || live.seq >= known.entry.mine.seq) {
      const mark = mine.mark ?? known.entry.mine?.mark ?? null;
      known.entry.mine = { ...mine, ...keptOf(known), mark, seq: live.seq };
    }
  }

  /** Applies the state in a lane's reply, without the reader's, at once, unless the known state is newer. */
  seedLot(id: number, live: LotLive): void {
    if (this.#epochs.take(live.epoch)) this.#put(id, live);
  }

  /** Applies the reader's maximum, note and state from a lane's reply, which does not carry the hold. */
  seedOwn(id: number, epoch: string, own: Pick<Schema<"Mine">, "max" | "status" | "note">): void {
    if (!this.#epochs.take(epoch)) return;
    const known = this.#slot(id);
    const { entry } = known;
    // Of a lot that is not known yet, every other state counts as newer.
    const seq = entry.live?.epoch === epoch ? entry.live.seq : 0;
    if (entry.mine && entry.mine.seq > seq) return;
    entry.mine = { ...NOTHING, ...entry.mine, ...own, ...keptOf(known), seq };
  }

  /** Applies an event with the next frame, unless the known state is newer. */
  applyEvent(id: number, live: LotLive): void {
    if (!this.#epochs.take(live.epoch)) return;
    const before = this.#waiting.get(id);
    if (before && before.seq >= live.seq) return;
    if (this.#waiting.size === 0) this.#nextFrame(() => this.#flush());
    this.#waiting.set(id, live);
  }

  /** Applies the reply to the reader's own bid. */
  applyBidReply(reply: Schema<"BidReply">): void {
    if (!this.#epochs.take(reply.epoch)) return;
    const known = this.#slot(reply.id_auction);
    const { entry } = known;
    if (reply.seq >= Math.max(known.atLeast, entry.mine?.seq ?? 0)) {
      entry.mine = {
        ...NOTHING,
        ...entry.mine,
        max: maximumAfter(reply, entry.mine?.max ?? null),
        hold: reply.hold,
        status: reply.leading ? "leading" : "outbid",
        seq: reply.seq,
      };
    }
    const newest = entry.live?.epoch === reply.epoch ? entry.live.seq : 0;
    if (entry.live && reply.seq > newest) {
      // The event of this seq, which carries bids and leader too, is still to come: seq stays, and older states are
      // dropped.
      const { price, next_min, light, end } = reply;
      const leader = reply.leading ? "you" : entry.live.leader;
      const { ask, ...before } = entry.live;
      const still = ask === next_min ? { ask } : {};
      entry.live = { ...before, ...still, price, next_min, light, end, leader };
      known.atLeast = reply.seq;
    }
    learnMark(entry);
  }

  /** Applies an event of the reader's own topic. */
  applyOwn(epoch: string, lot: NonNullable<Schema<"UserEvent">["lot"]>): void {
    if (!this.#epochs.take(epoch)) return;
    const { entry } = this.#slot(lot.id_auction);
    if (entry.mine && entry.mine.seq > lot.seq) return;
    const { max, hold, status, seq } = lot;
    entry.mine = { ...NOTHING, ...entry.mine, max, hold, status, seq };
    learnMark(entry);
  }

  /** Sets whether the reader watches the lot; returns the old value. */
  setFavorite(id: number, favorite: boolean): boolean {
    const mine = this.#changeable(id);
    const before = mine.favorite;
    mine.favorite = favorite;
    return before;
  }

  /** Sets or removes (null) the reader's note; returns the old one. */
  setNote(id: number, note: string | null): string | null {
    const mine = this.#changeable(id);
    const before = mine.note;
    mine.note = note;
    return before;
  }

  /** Forgets the reader's state in all lots, at sign-out. */
  forgetMine(): void {
    for (const { entry } of this.#slots.values()) entry.mine = null;
  }

  #slot(id: number): Slot {
    const known = this.#slots.get(id);
    if (known) return known;
    const made = { entry: proxy<LotEntry>({ id, live: null, mine: null }), ...AT_FIRST };
    this.#slots.set(id, made);
    return made;
  }

  /** All known state belongs to the database from before. */
  #beginAnew(): void {
    this.#waiting.clear();
    for (const known of this.#slots.values()) Object.assign(known, AT_FIRST);
  }

  /** Returns the reader's part of a lot, to change their watch or note in it now. */
  #changeable(id: number): MyLot {
    const known = this.#slot(id);
    const { entry } = known;
    known.changedAt = performance.now();
    entry.mine ??= { ...NOTHING };
    // Read again: only the proxy reports changes.
    return entry.mine;
  }

  #put(id: number, incoming: LotLive): void {
    const known = this.#slot(id);
    if (!isNewer(incoming, known)) return;
    known.entry.live = incoming;
    learnMark(known.entry);
  }

  #flush(): void {
    const batch = [...this.#waiting];
    this.#waiting.clear();
    for (const [id, incoming] of batch) this.#put(id, incoming);
  }
}

function isNewer(incoming: LotLive, { entry: { live }, atLeast }: Slot): boolean {
  return (
    incoming.seq >= atLeast && (live === null || live.epoch !== incoming.epoch || incoming.seq > live.seq)
  );
}

/** Returns the reader's watch and note shortly after a change: a reply that was asked for earlier does not know it. */
function keptOf({ changedAt, entry: { mine } }: Slot): Partial<Pick<MyLot, "favorite" | "note">> {
  return mine && performance.now() - changedAt < LATE_REPLY_MS
    ? { favorite: mine.favorite, note: mine.note }
    : {};
}

/** Learns the reader's mark: the leader at the seq at which the reader leads. */
function learnMark({ live, mine }: LotEntry): void {
  if (!live || !mine || mine.mark !== null || mine.status !== "leading" || mine.seq !== live.seq) return;
  if (live.leader !== null && live.leader !== "you" && !isOfDesk(live.leader)) mine.mark = live.leader;
}

/** The reader's stored maximum after their command, AED: a plain bid is none, and a purchase leaves it as it was. */
function maximumAfter({ receipt, my_max }: Schema<"BidReply">, before: number | null): number | null {
  if (receipt.kind === "bid") return null;
  return receipt.kind === "sold_by_buy_now" ? before : my_max;
}
