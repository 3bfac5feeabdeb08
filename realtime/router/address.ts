/** The quotas of all links of one network address together. */
import { Bucket } from "./bucket.ts";
import type { Limits } from "./limits.ts";

/** One address, while it has links or was active a moment ago. */
export class Address {
  links = 0;
  readonly #limits: Limits;
  readonly #connections: Bucket;
  readonly #messages: Bucket;
  readonly #bytes: Bucket;
  readonly #offences: Bucket;

  constructor(limits: Limits, now: number) {
    this.#limits = limits;
    this.#connections = new Bucket(limits.connectionsPerSecond, limits.connectionsPerAddress, now);
    this.#messages = new Bucket(limits.addressMessagesPerSecond, limits.addressMessageBurst, now);
    this.#bytes = new Bucket(limits.addressBytesPerSecond, limits.addressByteBurst, now);
    this.#offences = new Bucket(limits.offencesPerSecond, limits.offences, now);
  }

  /** Returns whether one more link may open. */
  mayConnect(now: number): boolean {
    if (this.links >= this.#limits.connectionsPerAddress || !this.#offences.has(now)) return false;
    return this.#connections.take(now);
  }

  takeMessage(now: number, messages: number): boolean {
    return this.#messages.take(now, messages);
  }

  takeBytes(now: number, bytes: number): boolean {
    return this.#bytes.take(now, bytes);
  }

  /** A link was ended because of what it sent. Ten links that end together count as ten. */
  offended(now: number): void {
    this.#offences.charge(now);
  }

  /** Returns whether nothing is to be remembered. */
  isIdle(now: number): boolean {
    return this.links === 0 && this.#connections.isFull(now) && this.#offences.isFull(now);
  }
}

/** All addresses with links. */
export class Addresses {
  readonly #limits: Limits;
  readonly #known = new Map<string, Address>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  at(name: string): Address {
    let address = this.#known.get(name);
    if (!address) this.#known.set(name, (address = new Address(this.#limits, performance.now())));
    return address;
  }

  /** Forgets idle addresses. */
  sweep(): void {
    const now = performance.now();
    for (const [name, address] of this.#known) if (address.isIdle(now)) this.#known.delete(name);
  }
}
