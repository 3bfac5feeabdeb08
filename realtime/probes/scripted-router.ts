/** A router that says what a test tells it to, for the mistakes that no real one makes. */
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

/** Starts one; each message of each client is answered by the script. */
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

/** A script that lets everybody in and answers subscriptions, and gives all the rest to another. */
export function welcoming(script: Script, roles: object = ROUTER_ROLES): Script {
  return (message, say, socket) => {
    const [type, id] = message;
    if (type === WAMP.HELLO) return say(WAMP.WELCOME, 1, { roles });
    if (type === WAMP.SUBSCRIBE && message[3] === "heartbeat.pub") return say(WAMP.SUBSCRIBED, id, 99);
    return script(message, say, socket);
  };
}
