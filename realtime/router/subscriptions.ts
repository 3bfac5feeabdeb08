/** The subscriptions of all sessions, and the delivery of events to them. Knows nothing of roles, sockets or logins. */
import type { Match } from "../src/access.ts";
import { WAMP, type Dict } from "../src/wamp.ts";
import { textFrame } from "./text-frame.ts";

/** Topics of the rooms of lanes. */
const LANE_ROOM = "live.queue.";

/** One event for every subscriber of one subscription, serialised when the first socket needs it. */
export class PreparedEvent {
  readonly message: readonly unknown[];
  /** Whether its readers take part: a person's own event, or one of a lane's room. */
  readonly isClose: boolean;
  #frame: Buffer | undefined;

  constructor(message: readonly unknown[], isClose: boolean) {
    this.message = message;
    this.isClose = isClose;
  }

  /** The WebSocket frame. */
  get frame(): Buffer {
    return (this.#frame ??= textFrame(JSON.stringify(this.message)));
  }
}

let lastEvents: readonly PreparedEvent[] = [];
let lastFrames = Buffer.alloc(0);

/** Returns the frames of some events as one buffer: the same one for each reader of the same events in a row. */
export function framesOf(events: readonly PreparedEvent[]): Buffer {
  const [first] = events;
  if (events.length === 1 && first) return first.frame;
  const isSame = events.length === lastEvents.length && events.every((one, at) => one === lastEvents[at]);
  if (!isSame) {
    lastFrames = Buffer.concat(events.map(({ frame }) => frame));
    lastEvents = events;
  }
  return lastFrames;
}

/** A session as this module sees it. */
export interface Subscriber {
  readonly id: number;
  readonly principal: { authid: string; role: string } | null;
  deliver(event: PreparedEvent): void;
}

export interface Subscription {
  readonly id: number;
  readonly uri: string;
  readonly match: Match;
  readonly created: string;
  readonly subscribers: Set<Subscriber>;
}

/** Takes note that a topic or pattern has its first subscriber, or lost the last one. */
export type OnHeard = (uri: string, match: Match, isHeard: boolean) => void;

export class Subscriptions {
  readonly #byId = new Map<number, Subscription>();
  readonly #exact = new Map<string, Subscription>();
  /** Prefixes and wildcards of the backend, so only a few. */
  readonly #patterns = new Set<Subscription>();
  readonly #onHeard: OnHeard | undefined;
  #lastId = 0;

  constructor(onHeard?: OnHeard) {
    this.#onHeard = onHeard;
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: number): Subscription | undefined {
    return this.#byId.get(id);
  }

  find(uri: string, match: Match): Subscription | undefined {
    if (match === "exact") return this.#exact.get(uri);
    return [...this.#patterns].find((pattern) => pattern.uri === uri && pattern.match === match);
  }

  /** Returns all subscriptions of this kind. */
  all(match: Match): Subscription[] {
    return [...this.#byId.values()].filter((subscription) => subscription.match === match);
  }

  /** Returns whether anybody gets events of this topic. */
  hears(topic: string): boolean {
    if (this.#exact.has(topic)) return true;
    for (const pattern of this.#patterns) if (matches(pattern, topic)) return true;
    return false;
  }

  /** Adds the subscriber. Returns whether the subscription, and the subscriber in it, are new. */
  add(
    subscriber: Subscriber,
    uri: string,
    match: Match,
  ): { subscription: Subscription; created: boolean; added: boolean } {
    const known = this.find(uri, match);
    const subscription = known ?? this.#create(uri, match);
    const added = !subscription.subscribers.has(subscriber);
    subscription.subscribers.add(subscriber);
    return { subscription, created: !known, added };
  }

  /** Removes the subscriber. Returns whether the subscription ended. */
  remove(subscriber: Subscriber, subscription: Subscription): { deleted: boolean } {
    subscription.subscribers.delete(subscriber);
    if (subscription.subscribers.size > 0) return { deleted: false };
    this.#byId.delete(subscription.id);
    this.#patterns.delete(subscription);
    if (subscription.match === "exact") this.#exact.delete(subscription.uri);
    this.#onHeard?.(subscription.uri, subscription.match, false);
    return { deleted: true };
  }

  /**
   * Hands an event to every subscriber of the topic that the publisher's options admit (exclude_me, exclude and
   * eligible by session, authid, authrole). An empty list admits nobody.
   * @returns The number of recipients.
   */
  publish(
    event: { id: number; topic: string; args: unknown; kwargs: unknown },
    options: Dict,
    publisher: Subscriber | null,
  ): number {
    const admits = filter(options, publisher);
    const isClose = "eligible_authid" in options || event.topic.startsWith(LANE_ROOM);
    let deliveries = 0;
    for (const subscription of this.hearing(event.topic)) {
      const details = subscription.match === "exact" ? {} : { topic: event.topic };
      const payload = event.kwargs === undefined ? [event.args ?? []] : [event.args ?? [], event.kwargs];
      const message = [WAMP.EVENT, subscription.id, event.id, details, ...payload];
      const prepared = new PreparedEvent(message, isClose);
      for (const subscriber of subscription.subscribers) {
        if (admits && !admits(subscriber)) continue;
        subscriber.deliver(prepared);
        deliveries += 1;
      }
    }
    return deliveries;
  }

  #create(uri: string, match: Match): Subscription {
    const subscription = {
      id: ++this.#lastId,
      uri,
      match,
      created: new Date().toISOString(),
      subscribers: new Set<Subscriber>(),
    };
    this.#byId.set(subscription.id, subscription);
    if (match === "exact") this.#exact.set(uri, subscription);
    else this.#patterns.add(subscription);
    this.#onHeard?.(uri, match, true);
    return subscription;
  }

  /** Returns the subscriptions that get events of this topic. */
  hearing(topic: string): Subscription[] {
    const exact = this.#exact.get(topic);
    const hearing = exact ? [exact] : [];
    for (const pattern of this.#patterns) if (matches(pattern, topic)) hearing.push(pattern);
    return hearing;
  }
}

function matches(pattern: Subscription, topic: string): boolean {
  if (pattern.match === "prefix") return topic.startsWith(pattern.uri);
  const wanted = pattern.uri.split(".");
  const given = topic.split(".");
  return (
    wanted.length === given.length && wanted.every((part, place) => part === "" || part === given[place])
  );
}

/** Returns who may receive an event; null: all. */
function filter(options: Dict, publisher: Subscriber | null): ((subscriber: Subscriber) => boolean) | null {
  if (!publisher && Object.keys(options).length === 0) return null;
  const tests: ((subscriber: Subscriber) => boolean)[] = [];
  if (publisher && options["exclude_me"] !== false) tests.push((subscriber) => subscriber !== publisher);
  const list = (key: string, of: (subscriber: Subscriber) => unknown): void => {
    const [no, yes] = [options[`exclude${key}`], options[`eligible${key}`]];
    if (Array.isArray(no)) tests.push((subscriber) => !no.includes(of(subscriber)));
    if (Array.isArray(yes)) tests.push((subscriber) => yes.includes(of(subscriber)));
  };
  list("", (subscriber) => subscriber.id);
  list("_authid", (subscriber) => subscriber.principal?.authid);
  list("_authrole", (subscriber) => subscriber.principal?.role);
  return (subscriber) => tests.every((test) => test(subscriber));
}
