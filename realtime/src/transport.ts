/** A duplex line of WAMP messages: a WebSocket, or two ends within one process. */
export interface Transport {
  /** Sends one message. Does nothing once the line is closed. */
  send(message: readonly unknown[]): void;
  /** Closes the line (WebSocket close code and reason). */
  close(code?: number, reason?: string): void;
  onOpen: () => void;
  onMessage: (message: unknown) => void;
  /** Called once, whoever closed. */
  onClose: (why: { code: number; reason: string }) => void;
}
