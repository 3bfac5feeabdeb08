/**
 * Nothing missed, nothing twice, nothing out of order: the pure part. It holds what is known of ONE ordered
 * topic (a lot, a lane, a user) and says, for everything that happens, what to apply and whether to fetch.
 * No clock, no network, no framework; `follow.ts` drives it for the app, tests and load tools drive it alike.
 */

/** What every ordered event carries. The rest of it is absolute state, never a difference. */
export interface Envelope {
  v: 1;
  /** New whenever the database was made, restored or reset; seqs of two epochs say nothing of each other. */
  epoch: string;
  /** The seq of this topic before this event. */
  prev: number;
  seq: number;
  /** Server time, ms since 1970. */
  at: number;
  kind: string;
}

/** A place in one topic's history. */
export interface Position {
  epoch: string;
  seq: number;
}

/** The answer to a fetch: the whole state at a position, or the events missed since the position asked for. */
export type Fetched<State, Event extends Envelope> =
  | ({ kind: "snapshot"; state: State } & Position)
  /** `complete: false`: there were more than one answer holds, so ask again or take a snapshot. */
  | { kind: "missed"; epoch: string; events: readonly Event[]; complete: boolean };

/** What the caller must do now, in this order. */
export interface Step<State, Event extends Envelope> {
  /** Replace everything known with this. */
  reset?: State;
  /** Then apply these, in order. */
  apply: readonly Event[];
  /** Then fetch: what is missing lies between the position and now. */
  fetch: boolean;
}

/** More events than this held back while a fetch is under way: the oldest go, and a gap will say so. */
const BUFFER = 500;

/** One ordered topic. In sync: what was applied is all that was published, as far as anyone can tell. */
export class OrderedTopic<State, Event extends Envelope> {
  #position: Position | null = null;
  #buffer: Event[] = [];
  #listening = false;
  #caughtUp = false;

  /** The last position applied, or null before the first snapshot. */
  get position(): Position | null {
    return this.#position;
  }

  get synced(): boolean {
    return this.#listening && this.#caughtUp;
  }

  /** The subscription stands (anew): events arrive from here on, what came before must be fetched. */
  subscribed(): Step<State, Event> {
    this.#listening = true;
    return this.#lostTrack();
  }

  /** The link is gone. Events still held back stay good: they are newer than the position, or dropped later. */
  disconnected(): void {
    this.#listening = false;
  }

  /** An event arrived. */
  received(event: Event): Step<State, Event> {
    if (!this.synced) {
      this.#buffer.push(event);
      if (this.#buffer.length > BUFFER) this.#buffer.shift();
      return { apply: [], fetch: false };
    }
    if (this.#isOld(event)) return { apply: [], fetch: false };
    if (this.#follows(event)) return this.#advance([event]);
    this.#buffer.push(event);
    return this.#lostTrack();
  }

  /** Somebody (the heartbeat, a reply to a bid) says that the topic has come this far. */
  heard(head: Position): Step<State, Event> {
    const at = this.#position;
    const behind = at !== null && (at.epoch !== head.epoch || at.seq < head.seq);
    return this.synced && behind ? this.#lostTrack() : { apply: [], fetch: false };
  }

  /** The fetch came back. `fetch: true` in the step means that it was not enough. */
  fetched(answer: Fetched<State, Event>): Step<State, Event> {
    if (answer.kind === "snapshot") return this.#snapshot(answer);
    if (!this.#position || answer.epoch !== this.#position.epoch) {
      this.#position = null;
      return this.#lostTrack();
    }
    const step = this.#drain([...answer.events, ...this.#buffer]);
    return answer.complete ? step : { ...step, ...this.#lostTrack(), apply: step.apply };
  }

  #snapshot(answer: { state: State } & Position): Step<State, Event> {
    const known = this.#position;
    // A reply that was overtaken by events must not turn the clock back.
    const stale = known !== null && known.epoch === answer.epoch && known.seq > answer.seq;
    if (!stale) this.#position = { epoch: answer.epoch, seq: answer.seq };
    const step = this.#drain(this.#buffer);
    return stale ? step : { reset: answer.state, ...step };
  }

  /**
   * Applies all that is newer and contiguous. A gap is held back for after the next fetch. An event of another
   * epoch is let go: the next fetch is answered later than it was published, so it is in there, or obsolete.
   */
  #drain(candidates: readonly Event[]): Step<State, Event> {
    const apply: Event[] = [];
    let foreign = false;
    this.#buffer = [];
    for (const event of candidates) {
      if (event.epoch !== this.#position?.epoch) foreign = true;
      else if (this.#isOld(event)) continue;
      else if (this.#buffer.length === 0 && this.#follows(event)) apply.push(...this.#advance([event]).apply);
      else this.#buffer.push(event);
    }
    this.#caughtUp = this.#buffer.length === 0 && !foreign;
    return { apply, fetch: !this.#caughtUp };
  }

  #advance(events: readonly Event[]): Step<State, Event> {
    const last = events.at(-1);
    if (last) this.#position = { epoch: last.epoch, seq: last.seq };
    return { apply: events, fetch: false };
  }

  #isOld(event: Event): boolean {
    return event.epoch === this.#position?.epoch && event.seq <= this.#position.seq;
  }

  #follows(event: Event): boolean {
    return event.epoch === this.#position?.epoch && event.prev <= this.#position.seq;
  }

  #lostTrack(): Step<State, Event> {
    this.#caughtUp = false;
    return { apply: [], fetch: true };
  }
}
