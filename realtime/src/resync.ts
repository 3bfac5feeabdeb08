/**
 * The rules by which a client misses no event, applies none twice and none out of order. This pure module holds the
 * known state of ONE ordered topic (a lot, a lane, a user), and says which events to apply and whether to fetch.
 * `follow.ts` drives it for the app; tests and load tools drive it alike.
 */

/** The fields of every ordered event. The rest of an event is absolute state, never a difference. */
export interface Envelope {
  v: 1;
  /** New after the database was made, restored or reset; seqs of two epochs cannot be compared. */
  epoch: string;
  /** The seq of this topic before this event. */
  prev: number;
  seq: number;
  /** Server time, ms since 1970. */
  at: number;
  kind: string;
}

/** A position in one topic's history. */
export interface Position {
  epoch: string;
  seq: number;
}

/** The reply to a fetch: the whole state at a position, or the events since the given position. */
export type Fetched<State, Event extends Envelope> =
  | ({ kind: "snapshot"; state: State } & Position)
  /** `complete: false`: more events than one reply holds, so ask again or take a snapshot. */
  | { kind: "missed"; epoch: string; events: readonly Event[]; complete: boolean };

/** The next actions of the caller, in this order. */
export interface Step<State, Event extends Envelope> {
  /** Replace all known state. */
  reset?: State;
  /** Then apply these, in order. */
  apply: readonly Event[];
  /** Then fetch the events between the position and now. */
  fetch: boolean;
}

/** The most events held back during a fetch. Above it the oldest go, which a gap will show. */
const BUFFER = 500;

/** One ordered topic. In sync: all published events are applied, as far as anyone can tell. */
export class OrderedTopic<State, Event extends Envelope> {
  #position: Position | null = null;
  #buffer: Event[] = [];
  #listening = false;
  #caughtUp = false;
  #isDoubted = false;
  /** The furthest position that anybody told: no older state is in sync. */
  #head: Position | null = null;

  /** The last position applied, or null before the first snapshot. */
  get position(): Position | null {
    return this.#position;
  }

  get synced(): boolean {
    return this.#isCurrent && !this.#isDoubted;
  }

  /** Whether events may be applied as they come. */
  get #isCurrent(): boolean {
    return this.#listening && this.#caughtUp;
  }

  /** No heartbeat confirms the state, or one does again. */
  doubt(isDoubted: boolean): void {
    this.#isDoubted = isDoubted;
  }

  /** Events may be missing, nobody knows which. */
  mistrust(): Step<State, Event> {
    return this.#lostTrack();
  }

  /** The topic is subscribed (again): events arrive from now on, earlier ones must be fetched. */
  subscribed(): Step<State, Event> {
    this.#listening = true;
    return this.#lostTrack();
  }

  /** The link is lost. Events held back stay valid: they are newer than the position, or dropped later. */
  disconnected(): void {
    this.#listening = false;
  }

  /** An event arrived. */
  received(event: Event): Step<State, Event> {
    if (!this.#isCurrent) {
      this.#buffer.push(event);
      if (this.#buffer.length > BUFFER) this.#buffer.shift();
      return { apply: [], fetch: false };
    }
    if (this.#isOld(event)) return { apply: [], fetch: false };
    if (this.#follows(event)) return this.#advance([event]);
    this.#buffer.push(event);
    return this.#lostTrack();
  }

  /** A heartbeat or the reply to a bid names the latest position of the topic. */
  noteHead(head: Position): Step<State, Event> {
    if (this.#head?.epoch !== head.epoch || this.#head.seq < head.seq) this.#head = head;
    const isBehind = this.#position !== null && (this.#position.epoch !== head.epoch || this.#isBehind());
    return this.#isCurrent && isBehind ? this.#lostTrack() : { apply: [], fetch: false };
  }

  /** Returns whether a later position of this epoch was told. */
  #isBehind(): boolean {
    const [at, head] = [this.#position, this.#head];
    return at !== null && head !== null && at.epoch === head.epoch && at.seq < head.seq;
  }

  /** The fetch has a reply. `fetch: true` in the step asks for more. */
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
    // An older reply must not replace newer events.
    const stale = known !== null && known.epoch === answer.epoch && known.seq > answer.seq;
    if (!stale) this.#position = { epoch: answer.epoch, seq: answer.seq };
    const step = this.#drain(this.#buffer);
    return stale ? step : { reset: answer.state, ...step };
  }

  /**
   * Applies all newer contiguous events. Events behind a gap wait for the next fetch. Events of another epoch are
   * dropped: the next fetch is answered after their publication, so it includes them, or they are obsolete.
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
    this.#caughtUp = this.#buffer.length === 0 && !foreign && !this.#isBehind();
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
