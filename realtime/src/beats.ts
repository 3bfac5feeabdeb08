/** Conclusions of a client from heartbeats: the positions of topics, and whether it may have missed more. */
import type { Position } from "./resync.ts";
import { lotTopic, laneTopic, type Topic } from "./topics.ts";
import { isDict, type Dict } from "./wamp.ts";

/** The conclusions from one heartbeat. */
export interface Beat {
  /** The epoch of the database. */
  readonly epoch: string;
  /** Heartbeats were missed: every topic may have moved. */
  readonly isGap: boolean;
  /** Last seqs of the topics that moved. */
  readonly heads: ReadonlyMap<Topic, number>;
}

/** The heartbeats of one link. */
export class Beats {
  #node: string | null = null;
  #n = 0;
  #wasLate = false;

  /** A new link: its heartbeats may be another router's, and the topics are read anyway. */
  restart(): void {
    this.#node = null;
    this.#wasLate = false;
  }

  /** No heartbeat came in time. */
  late(): void {
    this.#wasLate = true;
  }

  /** Returns null for a payload that is no heartbeat. */
  take(payload: unknown): Beat | null {
    if (!isDict(payload) || typeof payload["epoch"] !== "string") return null;
    const { epoch, moved } = payload;
    const latest = isDict(moved) ? moved : {};
    return { epoch, isGap: this.#follows(latest), heads: headsOf(latest) };
  }

  /** Returns whether heartbeats are missing before this one. A late one changes nothing. */
  #follows({ node, n, since }: Dict): boolean {
    if (typeof node !== "string" || typeof n !== "number" || typeof since !== "number") return false;
    const wasLate = this.#wasLate;
    this.#wasLate = false;
    if (node !== this.#node) {
      const isFirst = this.#node === null && !wasLate;
      this.#node = node;
      this.#n = n;
      return !isFirst;
    }
    if (n <= this.#n) return false;
    const isGap = since > this.#n;
    this.#n = n;
    return isGap;
  }
}

function headsOf({ lots, lanes }: Dict): Map<Topic, number> {
  const heads = new Map<Topic, number>();
  for (const [id, seq] of entries(lots)) heads.set(lotTopic(id), seq);
  for (const [id, seq] of entries(lanes)) heads.set(laneTopic(id), seq);
  return heads;
}

function entries(seqs: unknown): [id: number, seq: number][] {
  if (!isDict(seqs)) return [];
  return Object.entries(seqs).flatMap(([id, seq]) =>
    typeof seq === "number" && Number.isSafeInteger(Number(id)) && Number(id) > 0 ? [[Number(id), seq]] : [],
  );
}

/** Returns the position of a topic after a heartbeat; seq 0: the heartbeat says nothing of it. */
export const headOf = ({ epoch, heads }: Beat, topic: Topic): Position => ({
  epoch,
  seq: heads.get(topic) ?? 0,
});
