/** A router that follows the script of a test, for faults that no real router shows. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";

export const ROUTER_ROLES = {
  broker: { features: { subscriber_blackwhite_listing: true } },
  dealer: {},
};

type Script = (message: unknown[], say: (...message: unknown[]) => void, socket: WebSocket) => void;

export interface ScriptedRouter {
  readonly url: string;
  close(): void;
}

/** Starts a router whose script answers each message of each client. */
export async function scriptedRouter(script: Script): Promise<ScriptedRouter> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, handleProtocols: () => SUBPROTOCOL });
  sockets.on("connection", (socket) => {
    socket.on("message", (data: Buffer) => {
      script(
        JSON.parse(data.toString()) as unknown[],
        (...message) => socket.send(JSON.stringify(message)),
        socket,
      );
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
    },
  };
}

/** Returns a script that admits everybody, answers subscriptions, and passes other messages to another script. */
export function welcoming(script: Script, roles: object = ROUTER_ROLES): Script {
  return (message, say, socket) => {
    const [type, id] = message;
    if (type === WAMP.HELLO) return say(WAMP.WELCOME, 1, { roles });
    if (type === WAMP.SUBSCRIBE && message[3] === "heartbeat.pub") return say(WAMP.SUBSCRIBED, id, 99);
    return script(message, say, socket);
  };
}
