import { WebSocket } from "k6/websockets";
import type { components } from "@marsa/api-spec/generated/api.d.ts";

export type LotEvent = components["schemas"]["LotEvent"];

const HELLO = 1;
const WELCOME = 2;
const ABORT = 3;
const GOODBYE = 6;
const SUBSCRIBE = 32;
const SUBSCRIBED = 33;
const EVENT = 36;

type Message = readonly [type: number, ...fields: unknown[]];

export interface Listener {
  /** Resolved once the router has taken the subscription; rejected when it refuses or the link breaks before. */
  readonly ready: Promise<void>;
  close(): void;
}

/** Hears one lot's topic as an anonymous visitor does. */
export function listen(url: string, id: number, hear: (event: LotEvent) => void): Listener {
  // The types know no sub-protocol.
  const socket = new WebSocket(url, ["wamp.2.json"] as unknown as null);
  const send = (...message: Message) => socket.send(JSON.stringify(message));
  const ready = new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () =>
      send(HELLO, "realm1", { roles: { subscriber: {} }, authmethods: ["anonymous"] }),
    );
    socket.addEventListener("error", () => reject(new Error("The router cannot be reached")));
    socket.addEventListener("close", () => reject(new Error("The router closed the link")));
    socket.addEventListener("message", (frame) => {
      const message = JSON.parse((frame as { data: string }).data) as Message;
      if (message[0] === WELCOME) send(SUBSCRIBE, 1, {}, `auction.lot.${id}`);
      else if (message[0] === SUBSCRIBED) resolve();
      else if (message[0] === ABORT) reject(new Error(`The router refuses: ${JSON.stringify(message)}`));
      else if (message[0] === EVENT) hear((message[4] as [LotEvent])[0]);
    });
  });
  return {
    ready,
    close() {
      send(GOODBYE, {}, "wamp.close.normal");
      socket.close();
    },
  };
}
