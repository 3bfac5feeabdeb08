/** A line between clients and a router that loses, doubles and reorders events. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";

/** The fate of one event; swap: it comes after the next one. */
export type Fate = "pass" | "drop" | "double" | "swap";

/** One event on the line. */
export type LineEvent = readonly [subscription: number, payload: Readonly<Record<string, unknown>>];

export interface LossyLine {
  readonly url: string;
  /** Number of events that came to harm. */
  readonly harmed: number;
  close(): Promise<void>;
}

/** Starts a line to the router at `url`. */
export async function lossyLine(url: string, fateOf: (event: LineEvent) => Fate): Promise<LossyLine> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, handleProtocols: () => SUBPROTOCOL });
  await once(server, "listening");
  let harmed = 0;
  server.on("connection", (client) => {
    const router = new WebSocket(url, SUBPROTOCOL);
    const early: string[] = [];
    let held: string | null = null;
    const forward = (frame: string): void => {
      client.send(frame);
      if (held === null) return;
      client.send(held);
      held = null;
    };
    router.on("open", () => early.splice(0).forEach((frame) => router.send(frame)));
    client.on("message", (data: Buffer) => {
      if (router.readyState === WebSocket.OPEN) router.send(data.toString());
      else early.push(data.toString());
    });
    router.on("message", (data: Buffer) => {
      const frame = data.toString();
      const event = eventIn(frame);
      const fate = event ? fateOf(event) : "pass";
      if (fate !== "pass") harmed += 1;
      if (fate === "swap" && held === null) held = frame;
      else if (fate !== "drop") forward(frame);
      if (fate === "double") forward(frame);
    });
    client.on("close", () => router.terminate());
    router.on("close", () => client.terminate());
    router.on("error", () => client.terminate());
    client.on("error", () => router.terminate());
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get harmed() {
      return harmed;
    },
    close: async () => {
      for (const client of server.clients) client.terminate();
      server.close();
      await once(server, "close");
    },
  };
}

function eventIn(frame: string): LineEvent | null {
  const [type, subscription, , , args] = JSON.parse(frame) as [number, number, number, object, [object]];
  return type === WAMP.EVENT ? [subscription, args[0] as LineEvent[1]] : null;
}
