/** The server's session on the router. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE, RealtimeError } from "./errors.ts";
import { ROUTER_ROLES } from "../probes/scripted-router.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import type { Topic } from "./topics.ts";
import type { Transport } from "./transport.ts";
import { WAMP } from "./wamp.ts";
import { proofOfRouter, signChallenge } from "./wampcra.ts";

/** A router that the test plays: the publisher's messages, and the answers to it. */
class Hand {
  readonly said: unknown[][] = [];
  line: Transport | null = null;
  connects = 0;
  /** Topics without subscribers. */
  readonly withoutSubscribers = new Set<string>();

  hears(topic: string): boolean {
    return !this.withoutSubscribers.has(topic);
  }

  async checkTokens(): Promise<void> {}

  connect(): Transport {
    this.connects += 1;
    const line: Transport = {
      onOpen: () => {},
      onMessage: () => {},
      onClose: () => {},
      send: (message) => void this.said.push([...message]),
      close: () => line.onClose("closed"),
    };
    this.line = line;
    return line;
  }

  deliver(...message: unknown[]): void {
    this.line?.onMessage(message);
  }

  /** Admits the publisher, and acknowledges its subscriptions to the meta events. */
  async welcome(roles: object = ROUTER_ROLES): Promise<void> {
    this.line?.onOpen();
    this.deliver(WAMP.CHALLENGE, "wampcra", { challenge: "{}" });
    await this.prove(roles);
    for (const id of [2, 3]) {
      this.deliver(WAMP.SUBSCRIBED, id, id);
      await vi.advanceTimersByTimeAsync(0);
    }
  }

  /** Admits the publisher, and proves that this router knows the secret. */
  async prove(roles: object = ROUTER_ROLES): Promise<void> {
    this.deliver(WAMP.WELCOME, 1, { roles });
    const call = this.said.findLast(([type]) => type === WAMP.CALL);
    if (!call) return;
    const [nonce] = call[4] as [string];
    this.deliver(WAMP.RESULT, call[1], {}, [proofOfRouter("s", nonce)]);
    await vi.advanceTimersByTimeAsync(0);
  }

  /** The sent events that the test has not taken yet, as [request, topic, payload]. */
  published(): [request: number, topic: string, payload: unknown][] {
    const events = this.said.splice(0).filter(([type]) => type === WAMP.PUBLISH);
    return events.map(([, request, , topic, args]) => [
      request as number,
      topic as string,
      (args as unknown[])[0],
    ]);
  }

  async acknowledge(...requests: number[]): Promise<void> {
    for (const request of requests) this.deliver(WAMP.PUBLISHED, request, 1);
    await vi.advanceTimersByTimeAsync(0);
  }
}

let hand: Hand;
let publisher: Publisher;
let ends: RealtimeError[];
beforeEach(() => {
  vi.useFakeTimers();
  hand = new Hand();
  ends = [];
  publisher = createPublisher({
    router: hand,
    secret: "s",
    authenticate: async () => null,
    log: (error) => ends.push(error),
  });
});
afterEach(() => {
  publisher.close();
  vi.useRealTimers();
});

/** Publishes without waiting for the result. */
const send: Publisher["publish"] = (...args) => publisher.publish(...args).catch(() => {});
const named = (name: keyof typeof CATALOGUE) => expect.objectContaining({ name, code: CATALOGUE[name].code });

describe("the publisher", () => {
  test("logs in as the backend and reports its link", async () => {
    const changes: boolean[] = [];
    publisher.onChange((connected) => changes.push(connected));
    await hand.welcome();
    expect([publisher.connected, changes]).toEqual([true, [true]]);
    expect(hand.said[0]).toMatchObject([
      WAMP.HELLO,
      "realm1",
      { authmethods: ["wampcra"], authid: "backend" },
    ]);
  });

  test("resolves when the router has acknowledged the event, not before", async () => {
    await hand.welcome();
    let done = false;
    void publisher.publish("auction.lot.1", { seq: 1 }).then(() => (done = true));
    const [[request, topic, payload] = []] = hand.published();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([topic, payload, done]).toEqual(["auction.lot.1", { seq: 1 }, false]);
    await hand.acknowledge(request ?? 0);
    expect(done).toBe(true);
  });

  test("sends the events of one topic one after another, of 32 topics at once at most", async () => {
    await hand.welcome();
    for (let lot = 1; lot <= 40; lot += 1) for (const seq of [1, 2]) void send(`auction.lot.${lot}`, { seq });
    const first = hand.published();
    expect(first.map(([, topic]) => topic)).toEqual(
      Array.from({ length: 32 }, (_, at) => `auction.lot.${at + 1}`),
    );
    await hand.acknowledge(...first.map(([request]) => request));
    const second = hand.published();
    expect(second).toHaveLength(32);
    expect(second.slice(0, 9).map(([, topic, payload]) => [topic, payload])).toEqual([
      ...[33, 34, 35, 36, 37, 38, 39, 40].map((lot) => [`auction.lot.${lot}`, { seq: 1 }]),
      ["auction.lot.1", { seq: 2 }],
    ]);
  });

  test("sends an embedded router no event without a subscriber", async () => {
    await hand.welcome();
    hand.withoutSubscribers.add("auction.lot.1");
    await publisher.publish("auction.lot.1", { seq: 1 });
    expect(hand.published()).toEqual([]);
    hand.withoutSubscribers.clear();
    void send("auction.lot.1", { seq: 2 });
    hand.withoutSubscribers.add("auction.lot.1");
    void send("auction.lot.1", { seq: 3 });
    const [[request] = []] = hand.published();
    await hand.acknowledge(request ?? 0);
    expect(hand.published()).toMatchObject([[expect.any(Number), "auction.lot.1", { seq: 3 }]]);
  });

  // @proves 8.error-code.34-publish
  test("sends no later event of a topic when an earlier one failed", async () => {
    await hand.welcome();
    const events = [1, 2, 3].map((seq) => publisher.publish("auction.lot.1", { seq }));
    const other = publisher.publish("auction.lot.2", { seq: 1 });
    const [[failing] = [], [fine] = []] = hand.published();
    hand.deliver(WAMP.ERROR, WAMP.PUBLISH, failing, {}, "wamp.error.not_authorized");
    await Promise.all(events.map((event) => expect(event).rejects.toEqual(named("PublishError"))));
    await hand.acknowledge(fine ?? 0);
    await expect(other).resolves.toBeUndefined();
    expect(hand.published()).toEqual([]);
    void send("auction.lot.1", { seq: 1 });
    expect(hand.published()).toHaveLength(1);
  });

  test("rejects events without acknowledgement when the link is lost, and comes back by itself", async () => {
    await hand.welcome();
    const changes: boolean[] = [];
    publisher.onChange((connected) => changes.push(connected));
    const events = [1, 2].map((seq) => publisher.publish("auction.lot.1", { seq }));
    hand.line?.onClose("reset");
    await Promise.all(events.map((event) => expect(event).rejects.toEqual(named("PublishError"))));
    await expect(publisher.publish("auction.lot.1", { seq: 1 })).rejects.toEqual(named("PublishError"));
    await vi.advanceTimersByTimeAsync(2_000);
    await hand.welcome();
    expect([changes, hand.connects, ends]).toEqual([[false, true], 2, [named("WebsocketError")]]);
  });

  test("leaves a router that takes an event and never answers", async () => {
    await hand.welcome();
    const event = publisher.publish("auction.lot.1", { seq: 1 });
    await Promise.all([
      expect(event).rejects.toEqual(named("PublishError")),
      vi.advanceTimersByTimeAsync(12_000),
    ]);
    expect(ends).toEqual([named("WebsocketError")]);
  });

  // @proves 8.error-code.4-invalidparam
  test("names the recipients of private events, and refuses private events without recipients and public events with them", async () => {
    await hand.welcome();
    void send("user.7", { seq: 1 }, { eligible: [7] });
    expect(hand.said.at(-1)?.slice(2, 4)).toEqual([{ acknowledge: true, eligible_authid: ["7"] }, "user.7"]);
    await expect(publisher.publish("user.7", { seq: 2 })).rejects.toEqual(named("InvalidParam"));
    await expect(publisher.publish("auction.lot.1", { seq: 2 }, { eligible: [7] })).rejects.toEqual(
      named("InvalidParam"),
    );
    await expect(publisher.publish("user.*" as Topic, { seq: 2 })).rejects.toEqual(named("UriError"));
  });

  // @proves 8.error-code.39-featurenotsupported
  test("does not publish on a router that would show private events to everybody", async () => {
    await hand.welcome({ broker: { features: {} }, dealer: {} });
    expect([publisher.connected, ends]).toEqual([false, [named("FeatureNotSupported")]]);
  });

  // @proves 8.error-code.12-nodealer
  test.each([
    ["NoBroker", [WAMP.WELCOME, 1, { roles: { dealer: {} } }]],
    ["NoDealer", [WAMP.WELCOME, 1, { roles: { broker: {} } }]],
    ["NoRealm", [WAMP.ABORT, {}, "wamp.error.no_such_realm"]],
    ["Aborted", [WAMP.ABORT, {}, "wamp.error.not_authorized"]],
    ["NoCRACallbackOrId", [WAMP.CHALLENGE, "ticket", {}]],
    ["ProtocolViolation", [WAMP.PUBLISHED, 1, 1]],
    ["ProtocolViolation", ["nonsense"]],
  ] as const)("ends the link with %s when it is told %j at the login", async (name, message) => {
    hand.line?.onOpen();
    hand.deliver(...message);
    expect(ends).toEqual([named(name)]);
  });

  /** A router that admits everybody: it does not know the secret, but what the publisher has said. */
  test.each<[string, (nonce: string, login: string) => unknown[]]>([
    ["no proof", () => []],
    ["the nonce", (nonce) => [nonce]],
    ["the publisher's own login", (_, login) => [login]],
    ["the login's answer to the nonce", (nonce) => [signChallenge("s", nonce)]],
    ["a proof with another secret", (nonce) => [proofOfRouter("other", nonce)]],
  ])("tells a router that answers with %s no event", async (_, answer) => {
    hand.line?.onOpen();
    hand.deliver(WAMP.CHALLENGE, "wampcra", { challenge: "{}" });
    hand.deliver(WAMP.WELCOME, 1, { roles: ROUTER_ROLES });
    const [, login] = hand.said.find(([type]) => type === WAMP.AUTHENTICATE) as [number, string];
    const call = hand.said.find(([type]) => type === WAMP.CALL)!;
    hand.deliver(WAMP.RESULT, call[1], {}, answer((call[4] as [string])[0], login));
    await send("user.7", { balance: 5 }, { eligible: [7] });
    await vi.advanceTimersByTimeAsync(0);
    expect([publisher.connected, hand.published(), ends]).toEqual([false, [], [named("WampError")]]);
  });

  test("ends the link when the router has no proof to give", async () => {
    hand.line?.onOpen();
    hand.deliver(WAMP.WELCOME, 1, { roles: ROUTER_ROLES });
    hand.deliver(WAMP.ERROR, WAMP.CALL, 1, {}, "wamp.error.no_such_procedure");
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toEqual([named("WampError")]);
  });

  test("ends the link when the router does not report joins and leaves", async () => {
    hand.line?.onOpen();
    await hand.prove();
    hand.deliver(WAMP.ERROR, WAMP.SUBSCRIBE, 2, {}, "wamp.error.not_authorized");
    await vi.advanceTimersByTimeAsync(0);
    expect(ends[0]).toEqual(named("SubscribeError"));
  });

  // @proves 8.error-code.37-call
  test("rejects a call that fails, and one without a link", async () => {
    await expect(publisher.kick(7)).rejects.toEqual(named("CallError"));
    await hand.welcome();
    const kick = publisher.kick(7);
    const [, request] = hand.said.at(-1) ?? [];
    hand.deliver(WAMP.ERROR, WAMP.CALL, request, {}, "wamp.error.no_such_procedure");
    await expect(kick).rejects.toEqual(named("CallError"));
  });

  test("stays away after it was closed", async () => {
    await hand.welcome();
    publisher.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([publisher.connected, hand.connects, ends]).toEqual([false, 1, []]);
  });
});
