/** Tells the clients of one router, with each heartbeat, what moved there. */
import { MovedTopics, type Heartbeat, type Page } from "./moved.ts";
import { HEARTBEAT, type Topic } from "./topics.ts";

/** Sends one event to the router. */
type Send = (topic: Topic, payload: object, eligible: readonly number[] | undefined) => Promise<void>;

/** The heartbeats of one router. */
export class Heartbeats {
  readonly #moved = new MovedTopics();
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Takes note of an event that the router has, or failed to take. */
  note(topic: Topic, payload: object): void {
    this.#moved.note(topic, payload);
  }

  /** Publishes a heartbeat, in several parts if more moved than one can tell. */
  async publish(heartbeat: Heartbeat): Promise<void> {
    for (const reminder of this.#moved.reminders(heartbeat))
      this.#send(reminder.topic, reminder.payload, [reminder.userId]).then(
        () => this.#moved.reminded(reminder),
        // The next heartbeat repeats it.
        () => undefined,
      );
    await Promise.all(this.#moved.next(heartbeat.epoch).map((page) => this.#tell(heartbeat, page)));
  }

  async #tell(heartbeat: Heartbeat, page: Page): Promise<void> {
    try {
      await this.#send(HEARTBEAT, { ...heartbeat, moved: page.moved }, undefined);
    } catch (error) {
      this.#moved.failed(page);
      throw error;
    }
    this.#moved.took(page);
  }
}
