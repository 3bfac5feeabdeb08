/** What one session or one address may use. Numbers are configuration: a load test comes from one address. */
export interface Limits {
  /** ms from the connection to WELCOME. */
  loginMs: number;
  /** Bytes of one incoming frame, and of one message. */
  frameBytes: number;
  /** Bytes waiting for a reader that does not read; beyond it, he is dropped. */
  bufferedBytes: number;
  /** Messages per second on average, and at once. */
  messagesPerSecond: number;
  messageBurst: number;
  /** Subscriptions of one session. */
  subscriptions: number;
  /** Links of one address. */
  connectionsPerAddress: number;
  /** ms between WebSocket pings, and ms to answer one. */
  pingEveryMs: number;
  pongWithinMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  loginMs: 5_000,
  frameBytes: 64 * 1024,
  bufferedBytes: 1024 * 1024,
  messagesPerSecond: 50,
  messageBurst: 300,
  subscriptions: 256,
  connectionsPerAddress: 200,
  pingEveryMs: 10_000,
  pongWithinMs: 5_000,
};
