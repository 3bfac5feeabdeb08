/** Limits for one session or one address. Numbers are configuration: a load test comes from one address. */
export interface Limits {
  /** ms from the connection to WELCOME. */
  loginMs: number;
  /** Bytes of one incoming message, and of one before WELCOME. */
  frameBytes: number;
  helloBytes: number;
  /** Opening brackets in one incoming message, so that no message is deeply nested. */
  brackets: number;
  /** ms between two writes of events; an event after a longer pause is written at once. */
  pauseMs: number;
  /** Bytes that wait for a slow reader; above this the broker disconnects the client. */
  bufferedBytes: number;
  /** Messages, pings and pongs per second of one link, on average and at once. The backend is not limited. */
  messagesPerSecond: number;
  messageBurst: number;
  /** Bytes per second of one link: empty fragments are no messages. */
  bytesPerSecond: number;
  byteBurst: number;
  /** Subscriptions of one session, and links of one address, present ones and new ones per second. */
  subscriptions: number;
  connectionsPerAddress: number;
  connectionsPerSecond: number;
  /** The same for all links of one address together. */
  addressMessagesPerSecond: number;
  addressMessageBurst: number;
  addressBytesPerSecond: number;
  addressByteBurst: number;
  /** Links of one address that may end because of what they sent, until it must wait to connect. */
  offences: number;
  offencesPerSecond: number;
  /** Lines in the log, of all links and of those of one address. */
  logLines: number;
  logLinesPerSecond: number;
  addressLogLines: number;
  addressLogLinesPerSecond: number;
  /** ms between WebSocket pings, and ms to answer one. */
  pingEveryMs: number;
  pongWithinMs: number;
  /** ms that a session has to leave after the request; then its link is cut. */
  leaveMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  loginMs: 5_000,
  frameBytes: 64 * 1024,
  helloBytes: 8 * 1024,
  brackets: 256,
  // The time between two pictures of a screen.
  pauseMs: 16,
  bufferedBytes: 1024 * 1024,
  messagesPerSecond: 50,
  messageBurst: 300,
  bytesPerSecond: 16 * 1024,
  byteBurst: 96 * 1024,
  subscriptions: 256,
  connectionsPerAddress: 200,
  connectionsPerSecond: 20,
  addressMessagesPerSecond: 500,
  addressMessageBurst: 3_000,
  addressBytesPerSecond: 128 * 1024,
  addressByteBurst: 4 * 1024 * 1024,
  offences: 5,
  offencesPerSecond: 0.5,
  logLines: 100,
  logLinesPerSecond: 5,
  addressLogLines: 10,
  addressLogLinesPerSecond: 0.2,
  pingEveryMs: 10_000,
  pongWithinMs: 5_000,
  leaveMs: 2_000,
};

/** For a load test, whose connections all come from one address. */
export const ONE_ADDRESS: Partial<Limits> = {
  connectionsPerAddress: 100_000,
  connectionsPerSecond: 100_000,
  addressMessagesPerSecond: 1_000_000,
  addressMessageBurst: 1_000_000,
  addressBytesPerSecond: 2 ** 30,
  addressByteBurst: 2 ** 30,
  offences: 100_000,
};
