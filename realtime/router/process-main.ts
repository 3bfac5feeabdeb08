/** The router's process: the broker, for a server in another process that listens, authenticates and publishes. */
import type { Socket } from "node:net";
import type { Identity } from "../src/access.ts";
import type { Transport } from "../src/transport.ts";
import { createBroker, type LocalBroker } from "./broker.ts";
import { Batches, type ToRouter, type ToServer, type UpgradeMessage } from "./messages.ts";

// A signal to the whole group of a terminal goes to the server, too, which says goodbye to all clients first.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());

const server = new Batches<ToServer>(process);
/** The server's sessions. */
const lines = new Map<number, Transport>();
/** Tokens that the server checks. */
const asked = new Map<number, PromiseWithResolvers<Identity | null>>();
let lastRequest = 0;
let broker: LocalBroker | null = null;
/** Answer the upgrades whose sockets the server still reads. */
const upgrades: (() => void)[] = [];

process.on("message", (message: ToRouter[] | UpgradeMessage, socket: Socket | undefined) => {
  if (Array.isArray(message)) {
    for (const each of message) {
      if (each[0] === "start") broker = start(each[1]);
      else if (broker) take(broker, each);
    }
    return;
  }
  const head = Buffer.from(message.head, "base64");
  // The client may have left meanwhile.
  upgrades.push(() => socket && broker?.take(message.upgrade, socket, head));
  server.post("received");
});

function start(options: Extract<ToRouter, ["start", unknown]>[1]): LocalBroker {
  return createBroker(
    { ...options, authenticate, log: (entry) => server.post("log", entry) },
    (uri, match, isHeard) => {
      server.post("heard", uri, match, isHeard);
      // The server knows of it before the subscriber, who reads the state next.
      if (isHeard) server.flush();
    },
  );
}

function take(to: LocalBroker, message: Exclude<ToRouter, ["start", unknown]>): void {
  switch (message[0]) {
    case "publish":
      return void to.publish(message[1], message[2], message[3]);
    case "open":
      return open(to, message[1]);
    case "send":
      return lines.get(message[1])?.send(message[2]);
    case "close":
      return lines.get(message[1])?.close();
    case "person":
      return settle(message[1])?.resolve(message[2]);
    case "unchecked":
      return settle(message[1])?.reject(new Error("The token could not be checked"));
    case "go":
      return upgrades.shift()?.();
    case "check":
      return void to.checkTokens(message[2]).finally(() => server.post("checked", message[1]));
    case "count":
      return server.post("counts", to.metrics());
    case "suspend":
      return to.suspend();
    case "resume":
      return to.resume();
    case "end":
      return void to.close().finally(() => server.post("ended"));
  }
}

function authenticate(token: string): Promise<Identity | null> {
  const request = ++lastRequest;
  const answer = Promise.withResolvers<Identity | null>();
  asked.set(request, answer);
  server.post("authenticate", request, token);
  return answer.promise;
}

function settle(request: number): PromiseWithResolvers<Identity | null> | undefined {
  const answer = asked.get(request);
  asked.delete(request);
  return answer;
}

function open(to: LocalBroker, line: number): void {
  const transport = to.connect();
  lines.set(line, transport);
  transport.onOpen = () => server.post("opened", line);
  transport.onMessage = (message) => server.post("message", line, message);
  transport.onClose = () => {
    lines.delete(line);
    server.post("closed", line);
  };
}
