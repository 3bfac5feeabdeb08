/** Publishes events with the faults that a developer switched on. */
import type { Publisher, PublishOptions } from "@marsa/realtime/publisher";
import type { Topic } from "@marsa/realtime/topics";
import type { EventPublisher, RouterPresence } from "../../store/ports.ts";
import type { EventFaults } from "../../ports/controls.ts";

/** A publisher that can take note of a lost event. */
export type NotingPublisher = EventPublisher & RouterPresence & Pick<Publisher, "missed">;

type Published = [topic: Topic, payload: object, options?: PublishOptions];

interface Held {
  readonly event: Published;
  readonly timer: NodeJS.Timeout;
}

/** How long a reordered event waits for the next one of its topic, ms. */
const NEXT_WITHIN_MS = 5_000;
/** Events held back at one time; later ones are sent at once. */
const MOST_HELD = 10_000;
const done = Promise.resolve();

/** Returns a publisher that loses, delays, doubles and reorders events by these faults. */
export function disturbedPublisher(
  publisher: NotingPublisher,
  faults: EventFaults,
): EventPublisher & RouterPresence {
  const disturbance = new Disturbance(publisher, faults);
  return {
    get connected() {
      return publisher.connected;
    },
    publish: (...event) => disturbance.publish(...event),
    onChange: (listener) => publisher.onChange(listener),
    onLeave: (listener) => publisher.onLeave(listener),
    isHere: (userId) => publisher.isHere(userId),
    peopleAt: (topic) => publisher.peopleAt(topic),
  };
}

class Disturbance {
  readonly #publisher: NotingPublisher;
  readonly #faults: EventFaults;
  readonly #held = new Set<Held>();
  /** Of these the events that wait for the next one of their topic. */
  readonly #swapped = new Map<Topic, Held>();

  constructor(publisher: NotingPublisher, faults: EventFaults) {
    this.#publisher = publisher;
    this.#faults = faults;
    faults.onClear(() => this.#releaseAll());
  }

  /** A lost or held event counts as published: the heartbeat tells its position, and not the outbox. */
  publish(...event: Published): Promise<void> {
    const [topic, payload] = event;
    const before = this.#swapped.get(topic);
    if (before) {
      const sent = this.#publisher.publish(...event);
      this.#release(before);
      return sent;
    }
    const fate = this.#publisher.connected ? this.#faults.fateOf(topic) : null;
    if (!fate) return this.#publisher.publish(...event);
    if (fate.effect === "drop") this.#publisher.missed(topic, payload);
    else if (fate.effect === "double") return this.#twice(event);
    else if (this.#held.size === MOST_HELD) return this.#publisher.publish(...event);
    else if (fate.effect === "delay") this.#hold(event, fate.delay_ms ?? 0);
    else this.#swapped.set(topic, this.#hold(event, NEXT_WITHIN_MS));
    return done;
  }

  async #twice(event: Published): Promise<void> {
    await Promise.all([this.#publisher.publish(...event), this.#publisher.publish(...event)]);
  }

  #hold(event: Published, ms: number): Held {
    const held: Held = { event, timer: setTimeout(() => this.#release(held), ms).unref() };
    this.#held.add(held);
    return held;
  }

  #release(held: Held): void {
    const [topic, payload, options] = held.event;
    clearTimeout(held.timer);
    this.#held.delete(held);
    if (this.#swapped.get(topic) === held) this.#swapped.delete(topic);
    this.#publisher.publish(topic, payload, options).catch(() => this.#publisher.missed(topic, payload));
  }

  #releaseAll(): void {
    for (const held of this.#held) this.#release(held);
  }
}
