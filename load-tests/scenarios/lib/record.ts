/** Writes the record of a run with console.log, one line each; `npm run load` sends it to a file. */
import { markOf, type Entry, type ReceivedLine, type Line } from "../../record/lines.ts";

/** k6 provides this much of it. */
declare const console: { log(text: string): void };

/** Without a file the record would flood the terminal. */
const isKept = __ENV["RECORD"] === "on";

export function write(line: Line): void {
  if (isKept) console.log(JSON.stringify(line));
}

const MOST_AT_ONCE = 200;

/** Collects the events of one topic at one listener. */
export class ReceivedRecord {
  readonly #who: number;
  readonly #topic: string;
  #entries: Entry[] = [];

  constructor(who: number, topic: string) {
    this.#who = who;
    this.#topic = topic;
  }

  /** Adds an event: its arrival, the seq before it (null: a read state), its seq, price and leader. */
  add(
    at: number,
    before: number | null,
    seq: number,
    state: { readonly price: number | null; readonly leader: string | null } | null,
  ): void {
    if (!isKept) return;
    this.#entries.push([at, before, seq, state?.price ?? null, markOf(state?.leader ?? null)]);
    if (this.#entries.length >= MOST_AT_ONCE) this.flush();
  }

  flush(): void {
    if (this.#entries.length === 0) return;
    write({
      type: "received",
      who: this.#who,
      topic: this.#topic,
      entries: this.#entries,
    } satisfies ReceivedLine);
    this.#entries = [];
  }
}
