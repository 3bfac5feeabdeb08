/** Subscribes to the events of a backend over WAMP, as the AsyncAPI document says. An adapter may have another way. */
import { call, type Send } from "./target.ts";

export interface Person {
  readonly id_user: number;
  readonly access_token: string;
}

/** A link to the router, as one person or as a visitor. */
export interface EventLink {
  /**
   * Hears a topic from the return on. `match`: left out, the exact topic.
   * @throws Refused when this person may not hear it.
   */
  readonly subscribe: (
    topic: string,
    onEvent: (payload: unknown) => void,
    match?: "prefix" | "wildcard",
  ) => Promise<void>;
  readonly close: () => void;
}

export type Connect = (person: Person | null) => Promise<EventLink>;

/** A request for a topic. */
interface Asked {
  readonly onEvent: (payload: unknown) => void;
  readonly answer: PromiseWithResolvers<void>;
}

/** The router refuses a topic. */
export class Refused extends Error {
  override readonly name = "Refused";
}

const [HELLO, WELCOME, CHALLENGE, AUTHENTICATE, ERROR, SUBSCRIBE, SUBSCRIBED, EVENT] = [
  1, 2, 4, 5, 8, 32, 33, 36,
];
const LONGEST_MS = 8_000;

/** Returns a way to the router that the public configuration names. */
export const overWamp =
  (send: Send, base: string): Connect =>
  async (person) => {
    const { wamp } = (await call(send, "getConfig")).body.data;
    const socket = new WebSocket(new URL(wamp.url, base.replace(/^http/, "ws")), "wamp.2.json");
    const tell = (...message: unknown[]) => socket.send(JSON.stringify(message));
    const listeners = new Map<number, (payload: unknown) => void>();
    const joined = Promise.withResolvers<void>();
    const asked = new Map<number, Asked>();
    const timer = setTimeout(() => joined.reject(new Error(`${wamp.url} does not answer`)), LONGEST_MS);
    socket.addEventListener("open", () => {
      const login = person
        ? { authmethods: wamp.methods, authid: String(person.id_user) }
        : { authmethods: ["anonymous"] };
      tell(HELLO, wamp.realm, { roles: { subscriber: {} }, ...login });
    });
    socket.addEventListener("close", () => {
      joined.reject(new Error(`${wamp.url} ended the link`));
      for (const { answer } of asked.values()) answer.reject(new Refused("The router ended the link"));
    });
    socket.addEventListener("message", ({ data }) => {
      const [type, first, second, third, args] = JSON.parse(String(data));
      if (type === CHALLENGE) tell(AUTHENTICATE, person?.access_token ?? "", {});
      if (type === WELCOME) joined.resolve();
      const request = type === SUBSCRIBED && asked.get(first);
      if (request) {
        // At once: the next event may be in the same packet.
        listeners.set(second, request.onEvent);
        request.answer.resolve();
      }
      if (type === ERROR) asked.get(second)?.answer.reject(new Refused(String(args)));
      if (type === EVENT) listeners.get(first)?.(args?.[0] ?? third);
    });
    await joined.promise.finally(() => clearTimeout(timer));
    return {
      async subscribe(topic, onEvent, match) {
        const id = asked.size + 1;
        const answer = Promise.withResolvers<void>();
        asked.set(id, { onEvent, answer });
        tell(SUBSCRIBE, id, match ? { match } : {}, topic);
        await answer.promise;
      },
      close: () => socket.close(),
    };
  };
