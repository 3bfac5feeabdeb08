/** One listener of one topic in a load test. */
import { setTimeout } from "k6/timers";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { Sequence } from "../../record/sequence.ts";
import { bidToEvent, eventsDuplicated, eventsReceived, eventsLost, eventsOutOfOrder } from "./metrics.ts";
import { ReceivedRecord, write } from "./record.ts";

type Schemas = components["schemas"];
export type AnyEvent = Schemas["LotEvent"] | Schemas["LaneEvent"];

/** A state read from the API. */
export interface Read<State> {
  readonly seq: number;
  readonly state: State;
}

/** Number of newest events kept for bids whose reply is still in transit. */
const KEPT = 100;
/**
 * The longest random wait before a listener reads the state after a broken link, so that a crowd does not come at
 * once, ms.
 */
const SPREAD_MS = 1_000;

interface Given<State> {
  /** Number of the listener. */
  readonly who: number;
  readonly topic: string;
  /** Whether whole events go into the record. */
  readonly isWitness: boolean;
  read(): Promise<Read<State> | null>;
  /** Returns the part of the state for the record. */
  recorded(state: State): { readonly price: number | null; readonly leader: string | null } | null;
}

/** Holds the events of one topic at one listener: the newest state, and missing, doubled and early events. */
export class TopicFollower<State> {
  readonly #given: Given<State>;
  readonly #record: ReceivedRecord;
  #sequence: Sequence | null = null;
  /** Events that came while the state was being read. */
  #early: (readonly [event: AnyEvent, at: number])[] | null = null;
  #recent: { readonly before: number; readonly seq: number; readonly at: number }[] = [];
  #waiting: { readonly seq: number; readonly sentAt: number }[] = [];
  state: State | null = null;

  constructor(given: Given<State>) {
    this.#given = given;
    this.#record = new ReceivedRecord(given.who, given.topic);
  }

  get seq(): number {
    return this.#sequence?.seq ?? 0;
  }

  /** Starts to listen and reads the state before it. */
  async start(): Promise<void> {
    this.#early = [];
    if (this.#sequence) await new Promise<void>((go) => setTimeout(() => go(), Math.random() * SPREAD_MS));
    let read = await this.#given.read();
    for (let tries = 0; read === null && tries < 5; tries += 1) read = await this.#given.read();
    const early = this.#early;
    this.#early = null;
    if (!read) return;
    this.#restart(read);
    for (const [event, at] of early) this.#take(event, at);
  }

  receive(event: AnyEvent, at: number): void {
    if (this.#early) this.#early.push([event, at]);
    else if (this.#sequence) this.#take(event, at);
  }

  /** Notes a sent bid with its seq; its event is measured when it comes, or has come. */
  expect(seq: number, sentAt: number): void {
    const received = this.#recent.find((one) => one.before < seq && seq <= one.seq);
    if (received) bidToEvent.add(received.at - sentAt);
    else this.#waiting.push({ seq, sentAt });
  }

  /** Counts missing events and writes the rest of the record. */
  conclude(): void {
    eventsLost.add((this.#sequence?.lost ?? 0) + this.#waiting.length);
    this.#record.flush();
  }

  #restart({ seq, state }: Read<State>): void {
    if (this.#sequence) this.#sequence.restart(seq);
    else this.#sequence = new Sequence(seq);
    this.state = state;
    // The state includes changes during a broken link, so their events are not expected.
    this.#waiting = this.#waiting.filter((bid) => bid.seq > seq);
    this.#recent.push({ before: 0, seq, at: Date.now() });
    this.#record.add(Date.now(), null, seq, this.#given.recorded(state));
  }

  #take(event: AnyEvent, at: number): void {
    const sequence = this.#sequence;
    if (!sequence) return;
    const isNewer = event.seq > sequence.seq;
    const arrival = sequence.take(event.prev, event.seq);
    eventsReceived.add(1);
    if (arrival === "again") eventsDuplicated.add(1);
    if (arrival === "late") eventsOutOfOrder.add(1);
    const state = event.state as State;
    this.#record.add(at, event.prev, event.seq, this.#given.recorded(state));
    if (this.#given.isWitness)
      write({ type: "event", who: this.#given.who, topic: this.#given.topic, at, event });
    if (isNewer) this.state = state;
    this.#recent.push({ before: event.prev, seq: event.seq, at });
    if (this.#recent.length > KEPT) this.#recent.shift();
    const came = this.#waiting.filter(({ seq }) => event.prev < seq && seq <= event.seq);
    for (const { sentAt } of came) bidToEvent.add(at - sentAt);
    if (came.length > 0) this.#waiting = this.#waiting.filter((bid) => !came.includes(bid));
  }
}
