/** The topics with events since the last heartbeat that one router took: what makes a lost event known. */
import { randomBytes } from "node:crypto";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { isDict } from "./wamp.ts";
import { userTopic, type Topic } from "./topics.ts";

type Schemas = components["schemas"];
type Moved = Schemas["Moved"];

/** A heartbeat, as the server's job makes it: each router adds what moved there. */
export type Heartbeat = Omit<Schemas["HeartbeatEvent"], "moved">;

/** A repeated position of one person. */
export interface Reminder {
  readonly userId: number;
  readonly topic: Topic;
  readonly payload: Schemas["UserEvent"];
}

interface Head {
  readonly epoch: string;
  readonly seq: number;
}

/** Positions by id. */
type Heads = Map<number, Head>;

/** One heartbeat on its way. */
export interface Page {
  readonly moved: Moved;
  readonly epoch: string;
}

/** Characters of the positions in one heartbeat, which keep it below 4 kB. */
const MOST_CHARACTERS = 3_000;
/** So often a person's position is repeated: one lost event or reminder leaves others. */
const REMINDERS = 3;

/**
 * The topics that moved on one router. Give it each event that the router took or failed to take; ask it for each
 * heartbeat.
 */
export class MovedTopics {
  readonly #node = randomBytes(4).toString("hex");
  #n = 0;
  #taken = 0;
  #isBroken = false;
  #lots: Heads = new Map();
  #lanes: Heads = new Map();
  readonly #people = new Map<number, Head & { left: number }>();

  /** Takes the position of an event. Events without a seq and other topics are ignored. */
  note(topic: Topic, payload: object): void {
    const { epoch, seq } = payload as Partial<Head>;
    if (epoch === undefined || seq === undefined) return;
    const id = Number(topic.slice(topic.lastIndexOf(".") + 1));
    if (topic.startsWith("auction.lot.")) put(this.#lots, id, epoch, seq);
    else if (topic.startsWith("live.queue.")) put(this.#lanes, id, epoch, seq);
    else if (topic.startsWith("user.")) this.#people.set(id, { epoch, seq, left: REMINDERS });
  }

  /** Returns the next heartbeats, at least one; each position is told once. */
  next(epoch: string): Page[] {
    const lots = [...this.#lots];
    const lanes = [...this.#lanes];
    this.#lots = new Map();
    this.#lanes = new Map();
    const pages: Page[] = [];
    do {
      const page = { lots: {}, lanes: {} };
      fill(page.lanes, lanes, epoch, fill(page.lots, lots, epoch, 0));
      const since = this.#isBroken ? this.#taken : this.#n;
      this.#isBroken = false;
      pages.push({ epoch, moved: { node: this.#node, n: ++this.#n, since, ...page } });
    } while (lots.length > 0 || lanes.length > 0);
    return pages;
  }

  /** The router has this heartbeat. */
  took({ moved }: Page): void {
    this.#taken = Math.max(this.#taken, moved.n);
  }

  /** The router may not have this heartbeat, so a later one repeats it. */
  failed({ epoch, moved }: Page): void {
    this.#isBroken = true;
    for (const [id, seq] of Object.entries(moved.lots)) put(this.#lots, Number(id), epoch, seq);
    for (const [id, seq] of Object.entries(moved.lanes)) put(this.#lanes, Number(id), epoch, seq);
  }

  /** Returns the reminders that are due with a heartbeat. */
  reminders({ epoch, now }: Heartbeat): Reminder[] {
    return [...this.#people]
      .filter(([, head]) => head.epoch === epoch)
      .map(([userId, { seq }]) => ({
        userId,
        topic: userTopic(userId),
        payload: { v: 1, epoch, prev: seq, seq, at: now, kind: "position", balance: null, lot: null },
      }));
  }

  /** The router has this reminder. */
  reminded({ userId, payload }: Reminder): void {
    const head = this.#people.get(userId);
    if (head?.epoch === payload.epoch && head.seq === payload.seq && --head.left <= 0)
      this.#people.delete(userId);
  }
}

/** Keeps a position, unless a newer one is there. */
function put(heads: Heads, id: number, epoch: string, seq: number): void {
  const known = heads.get(id);
  if (known?.epoch !== epoch || known.seq < seq) heads.set(id, { epoch, seq });
}

/**
 * Moves positions of this epoch into a page until it is full.
 * @returns The characters of the page.
 */
function fill(
  page: Record<string, number>,
  heads: [number, Head][],
  epoch: string,
  characters: number,
): number {
  let length = characters;
  while (length < MOST_CHARACTERS) {
    const head = heads.pop();
    if (!head) break;
    const [id, position] = head;
    if (position.epoch !== epoch) continue;
    page[id] = position.seq;
    length += String(id).length + String(position.seq).length + 4;
  }
  return length;
}

/** Returns whether a payload is a heartbeat that names its database. */
export function isHeartbeat(payload: object): payload is Heartbeat {
  return isDict(payload) && typeof payload["epoch"] === "string";
}
