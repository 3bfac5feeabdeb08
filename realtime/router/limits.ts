/** Limits for one session or one address. Numbers are configuration: a load test comes from one address. */
export interface Limits {
  /** ms from the connection to WELCOME. */
  loginMs: number;
  /** Bytes of one incoming message. */
  frameBytes: number;
  /** ms between two writes of events; an event after a longer pause is written at once. */
  pauseMs: number;
  /** Bytes that wait for a slow reader; above this the broker disconnects the client. */
  bufferedBytes: number;
  /** Messages per second of one session, on average and at once. The backend is not limited. */
  messagesPerSecond: number;
  messageBurst: number;
  /** Subscriptions of one session, and links of one address. */
  subscriptions: number;
  connectionsPerAddress: number;
  /** ms between WebSocket pings, and ms to answer one. */
  pingEveryMs: number;
  pongWithinMs: number;
  /** ms that a session has to leave after the request; then its link is cut. */
  leaveMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  loginMs: 5_000,
  frameBytes: 64 * 1024,
  // The time between two pictures of a screen.
  pauseMs: 16,
  bufferedBytes: 1024 * 1024,
  messagesPerSecond: 50,
  messageBurst: 300,
  subscriptions: 256,
  connectionsPerAddress: 200,
  pingEveryMs: 10_000,
  pongWithinMs: 5_000,
  leaveMs: 2_000,
};

/** A bucket of messages that refills with time. */
export class MessageMeter {
  readonly #perMs: number;
  readonly #burst: number;
  #left: number;
  #filledAt: number;

  constructor(limits: Limits, now: number) {
    this.#perMs = limits.messagesPerSecond / 1000;
    this.#burst = limits.messageBurst;
    this.#left = limits.messageBurst;
    this.#filledAt = now;
  }

  /** Takes one message out at this monotonic instant (ms); false when none is left. */
  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
