/** The errors that the realtime client raises. */
import { afterEach, describe, expect, test } from "vitest";
import { scriptedRouter, welcoming, type ScriptedRouter } from "../probes/scripted-router.ts";
import { createRealtimeClient, type RealtimeClient, type RealtimeClientOptions } from "./client.ts";
import { CATALOGUE, RealtimeError, type RealtimeErrorName } from "./errors.ts";
import type { TopicListener } from "./registry.ts";
import type { Topic } from "./topics.ts";
import { WAMP } from "./wamp.ts";

let client: RealtimeClient | undefined;
let router: ScriptedRouter | undefined;
afterEach(() => {
  client?.close();
  router?.close();
});

/** Short times for routers that answer; a missing answer is an error of its own. */
const PATIENT = { connect: 60_000, closeSilence: 200, silence: 60_000 };

type Script = Parameters<typeof scriptedRouter>[0];
const silent: Script = () => {};

/** Makes a client of a scripted router; resolves with its first error. */
async function firstError(
  script: Script,
  options: Partial<RealtimeClientOptions> = {},
  then: (made: RealtimeClient) => void = () => {},
) {
  router = await scriptedRouter(script);
  const made = createRealtimeClient({
    config: { url: router.url, realm: "realm1", methods: ["jwt"] },
    token: () => null,
    timing: { retry: 100, ...PATIENT },
    ...options,
  });
  client = made;
  return new Promise<RealtimeError>((resolve) => {
    made.onError(resolve);
    made.open();
    then(made);
  });
}

const sceptical: Script = ([type], say) => {
  if (type === WAMP.HELLO) say(WAMP.CHALLENGE, "jwt", {});
  if (type === WAMP.AUTHENTICATE) say(WAMP.ABORT, {}, "wamp.error.authentication_denied");
};
const fails = (): never => {
  throw new Error("A screen broke");
};
const refuseSubscribe =
  (uri: string): Script =>
  ([type, id], say) => {
    if (type === WAMP.SUBSCRIBE) say(WAMP.ERROR, WAMP.SUBSCRIBE, id, {}, uri);
  };
const refuseUnsubscribe =
  (uri: string): Script =>
  ([type, id], say) => {
    if (type === WAMP.SUBSCRIBE) say(WAMP.SUBSCRIBED, id, 5);
    if (type === WAMP.UNSUBSCRIBE) say(WAMP.ERROR, WAMP.UNSUBSCRIBE, id, {}, uri);
  };
const listen = (made: RealtimeClient) => void made.subscribe("auction.lot.1", { event: () => {} });
const listenOnce = (made: RealtimeClient) => {
  const end = made.subscribe("auction.lot.1", { event: () => {}, subscribed: () => end() });
};
const config = (change: object) => ({
  config: { url: "ws://127.0.0.1:1/ws", realm: "realm1", methods: ["jwt"], ...change },
});
const challenge: Script = ([type], say) => {
  if (type === WAMP.HELLO) say(WAMP.CHALLENGE, "jwt", {});
};

describe("the client raises", () => {
  // @proves 8.error-code.1-urierror
  test("UriError for an unknown topic", async () => {
    client = createRealtimeClient({ ...config({}), token: () => null });
    const subscribe = () => client?.subscribe("auction.#" as Topic, { event: () => {} });
    expect(subscribe).toThrow(expect.objectContaining({ name: "UriError", code: 1 }));
  });

  // @proves 8.error-code.3-nocallback
  test("NoCallback for a listener without a handler", async () => {
    client = createRealtimeClient({ ...config({}), token: () => null });
    const subscribe = () => client?.subscribe("auction.lots", {} as TopicListener);
    expect(subscribe).toThrow(expect.objectContaining({ name: "NoCallback", code: 3 }));
  });

  const cases: [RealtimeErrorName, string, () => Promise<RealtimeError>][] = [
    ["NoBroker", "a router that brokers nothing", () => firstError(welcoming(silent, { dealer: {} }))],
    ["NoRealm", "a configuration without a realm", () => firstError(silent, config({ realm: "" }))],
    [
      "NoRealm",
      "a realm that the router does not have",
      () =>
        firstError(([type], say) => type === WAMP.HELLO && say(WAMP.ABORT, {}, "wamp.error.no_such_realm")),
    ],
    ["NoWsOrUrl", "a configuration without an address", () => firstError(silent, config({ url: "" }))],
    ["NoWsOrUrl", "an address that is none", () => firstError(silent, config({ url: "http//x" }))],
    ["NoCRACallbackOrId", "a challenge without a token", () => firstError(challenge)],
    [
      "ChallengeException",
      "a token that cannot be read",
      () => {
        let reads = 0;
        const token = () => {
          reads += 1;
          if (reads > 1) throw new Error("The cookie jar is locked");
          return "t";
        };
        return firstError(challenge, { token });
      },
    ],
    [
      "ProtocolViolation",
      "a router that speaks out of turn",
      () => firstError((_, say) => say(WAMP.EVENT, 1, 1, {})),
    ],
    [
      "ProtocolViolation",
      "a router that speaks no JSON",
      () => firstError((_, __, socket) => socket.send("{")),
    ],
    [
      "ProtocolViolation",
      "a router that finds fault with us",
      () => firstError((_, say) => say(WAMP.ABORT, {}, "wamp.error.protocol_violation")),
    ],
    [
      "Aborted",
      "a refused login",
      () => firstError((_, say) => say(WAMP.ABORT, {}, "wamp.error.authentication_denied")),
    ],
    [
      "Aborted",
      "a goodbye",
      () =>
        firstError(
          welcoming(([type], say) => type === WAMP.SUBSCRIBE && say(WAMP.GOODBYE, {}, "wamp.close.killed")),
          {},
          listen,
        ),
    ],
    [
      "WampError",
      "a listener that fails",
      () =>
        firstError(
          welcoming(([type, id], say) => type === WAMP.SUBSCRIBE && say(WAMP.SUBSCRIBED, id, 5)),
          {},
          (made) => void made.subscribe("auction.lots", { event: () => {}, subscribed: fails }),
        ),
    ],
    [
      "SubscribeError",
      "a refused subscription",
      () => firstError(welcoming(refuseSubscribe("wamp.error.not_authorized")), {}, listen),
    ],
    [
      "UnsubscribeError",
      "a subscription that does not end",
      () => firstError(welcoming(refuseUnsubscribe("wamp.error.x")), {}, listenOnce),
    ],
    [
      "NonExistUnsubscribe",
      "a subscription the router knows nothing of",
      () => firstError(welcoming(refuseUnsubscribe("wamp.error.no_such_subscription")), {}, listenOnce),
    ],
    ["WebsocketError", "a router that cannot be reached", () => firstError(silent, config({}))],
    [
      "WebsocketError",
      "a router that does not answer",
      () => firstError(silent, { timing: { ...PATIENT, connect: 300 } }),
    ],
    [
      "WebsocketError",
      "a router that has fallen silent",
      () => firstError(welcoming(silent), { timing: { ...PATIENT, silence: 400 } }),
    ],
    [
      "WebsocketError",
      "a link that is cut",
      () =>
        firstError(
          welcoming((_, __, socket) => socket.terminate()),
          {},
          listen,
        ),
    ],
  ];

  // @proves 8.error-code.2-nobroker
  // @proves 8.error-code.7-nonexistunsubscribe
  // @proves 8.error-code.21-norealm
  // @proves 8.error-code.22-nowsorurl
  // @proves 8.error-code.23-nocracallbackorid
  // @proves 8.error-code.24-challengeexception
  // @proves 8.error-code.29-protocolviolation
  // @proves 8.error-code.30-aborted
  // @proves 8.error-code.31-general
  // @proves 8.error-code.32-subscribe
  // @proves 8.error-code.33-unsubscribe
  // @proves 8.error-code.38-websocket
  test.each(cases)("%s for %s", async (name, _, provoke) => {
    const error = await provoke();
    expect(error).toBeInstanceOf(RealtimeError);
    expect([error.name, error.code]).toEqual([name, CATALOGUE[name].code]);
  });

  test("every error that the catalog assigns to it", () => {
    const tested = new Set<string>(["UriError", "NoCallback", ...cases.map(([name]) => name)]);
    const promised = Object.entries(CATALOGUE).filter(
      ([, { raisedBy }]) => raisedBy === "client" || raisedBy === "both",
    );
    expect([...tested].toSorted()).toEqual(promised.map(([name]) => name).toSorted());
  });
});

test("a token is in no error", async () => {
  const error = await firstError(sceptical, { token: () => "top-secret" });
  expect(error.name).toBe("Aborted");
  expect(`${error.message} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain("top-secret");
});
