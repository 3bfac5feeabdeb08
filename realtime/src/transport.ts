/** A duplex line of WAMP messages for the backend's session: a WebSocket, or a link within one process. */
import { WebSocket } from "ws";
import { SUBPROTOCOL } from "./wamp.ts";

export interface Transport {
  /** Sends one message. Does nothing on a closed line. */
  send(message: readonly unknown[]): void;
  close(): void;
  onOpen: () => void;
  /** One message, parsed from JSON. */
  onMessage: (message: unknown) => void;
  /** Called once, whichever side closed, and also for a line that never opened. */
  onClose: (reason: string) => void;
}

/** Opens a WebSocket line to a router (Node only). Gives up after `timeoutMs`. */
export function openWebSocket(url: string, timeoutMs: number): Transport {
  const socket = new WebSocket(url, SUBPROTOCOL, { perMessageDeflate: false, handshakeTimeout: timeoutMs });
  let reason = "";
  const transport: Transport = {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => socket.close(),
    onOpen: () => {},
    onMessage: () => {},
    onClose: () => {},
  };
  socket.on("open", () => transport.onOpen());
  socket.on("message", (data: Buffer) => {
    try {
      transport.onMessage(JSON.parse(data.toString()));
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      socket.terminate();
    }
  });
  socket.on("error", (error) => (reason = error.message));
  socket.on("close", (code) => transport.onClose(reason || `closed with ${code}`));
  return transport;
}
