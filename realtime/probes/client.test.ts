/** The realtime client against either router. */
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createRealtimeClient, type LinkState, type RealtimeClient } from "../src/client.ts";
import type { RealtimeError } from "../src/errors.ts";
import { HEARTBEAT, userTopic, type Topic } from "../src/topics.ts";
import { connected, ROUTER, startRouter, type ProbeRouter } from "./routers.ts";

let router: ProbeRouter;
beforeAll(async () => {
  router = await startRouter();
}, 60_000);
afterAll(() => router.stop());

const clients: RealtimeClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

/** Tries again soon and gives up late, since a busy machine is slow. */
const TIMING = {
  retry: 100,
  spread: 50,
  connect: 30_000,
  closeSilence: 1_500,
  silence: 60_000,
  offline: 60_000,
};

/** Returns a client that records its states and errors. */
function open(token: () => string | null = () => null, timing = {}) {
  const config = { url: router.url, realm: "realm1", methods: ["jwt"] };
  const client = createRealtimeClient({ config, token, timing: { ...TIMING, ...timing } });
  clients.push(client);
  const states: LinkState[] = [];
  const errors: RealtimeError[] = [];
  client.onState((state) => states.push(state));
  client.onError((error) => errors.push(error));
  client.open();
  return { client, states, errors };
}

/** Records the events of a topic. */
function listen(client: RealtimeClient, topic: Topic) {
  const received: unknown[] = [];
  const record = { received, subscribed: 0, lost: 0, end: () => {} };
  record.end = client.subscribe(topic, {
    event: (payload) => received.push(payload),
    subscribed: () => (record.subscribed += 1),
    lost: () => (record.lost += 1),
  });
  return record;
}

const POLL = { interval: 10, timeout: 60_000 };
const beat = (now: number, rate = 1) =>
  router.publisher.publish(HEARTBEAT, { v: 1, now, rate, epoch: "a", lanes: {} });

describe(`the client on the ${ROUTER} router`, () => {
  test("joins as a visitor without a token, and gets the topics of subscriptions before and after", async () => {
    const { client, states } = open();
    const early = listen(client, "auction.lot.1");
    await expect.poll(() => early.subscribed, POLL).toBe(1);
    const late = listen(client, "auction.lot.1");
    await expect.poll(() => late.subscribed, POLL).toBe(1);
    await router.publisher.publish("auction.lot.1", { seq: 1 });
    await expect.poll(() => [early.received, late.received], POLL).toEqual([[{ seq: 1 }], [{ seq: 1 }]]);
    expect(states).toEqual(["connecting", "live"]);
  });

  test("gets no more events of an ended subscription, and every event of a repeated one", async () => {
    const { client } = open();
    const first = listen(client, "auction.lot.2");
    await expect.poll(() => first.subscribed, POLL).toBe(1);
    first.end();
    first.end();
    const second = listen(client, "auction.lot.2");
    await expect.poll(() => second.subscribed, POLL).toBe(1);
    await router.publisher.publish("auction.lot.2", { seq: 1 });
    await expect.poll(() => second.received, POLL).toEqual([{ seq: 1 }]);
    expect(first.received).toEqual([]);
  });

  // @proves 7.rule.real-time-realm1-json-serializer-challenge
  test("joins as the user of its token, and as another after a new sign-in", async () => {
    let token: string | null = "user-41";
    const { client, errors } = open(() => token);
    const mine = listen(client, userTopic(41));
    const theirs = listen(client, userTopic(42));
    await expect
      .poll(() => [mine.subscribed, errors.map(({ name }) => name)], POLL)
      .toEqual([1, ["SubscribeError"]]);
    token = "user-42";
    client.rejoin();
    await expect.poll(() => theirs.subscribed, POLL).toBe(1);
    await router.publisher.publish(userTopic(42), { seq: 1 }, { eligible: [42] });
    await router.publisher.publish(userTopic(41), { seq: 1 }, { eligible: [41] });
    await expect.poll(() => [mine.lost, mine.received, theirs.received], POLL).toEqual([1, [], [{ seq: 1 }]]);
  });

  test("tries again with a new token after a refusal", async () => {
    const tokens = ["nobody", "nobody", "user-43"];
    const { client, errors } = open(() =>
      tokens.length > 1 ? (tokens.shift() ?? null) : (tokens[0] ?? null),
    );
    await expect.poll(() => client.state, POLL).toBe("live");
    expect(errors.map(({ name }) => name)).toContain("Aborted");
  });

  test("comes back after a kick", async () => {
    const { client, states, errors } = open(() => "user-44");
    const record = listen(client, userTopic(44));
    await expect.poll(() => record.subscribed, POLL).toBe(1);
    await router.publisher.kick(44);
    await expect.poll(() => record.subscribed, POLL).toBe(2);
    expect(states).toEqual(["connecting", "live", "reconnecting", "live"]);
    expect(errors).toMatchObject([{ name: "Aborted", uri: "marsa.close.kicked" }]);
  });

  test("takes a silent router for dead, sooner while watched closely", async () => {
    const { client, errors, states } = open();
    await expect.poll(() => client.state, POLL).toBe("live");
    const relax = client.watchClosely();
    await expect.poll(() => states.length, POLL).toBe(3);
    expect(errors[0]).toMatchObject({ name: "WebsocketError", message: "The router has fallen silent" });
    relax();
    await expect.poll(() => client.state, POLL).toBe("live");
    await new Promise((resolve) => setTimeout(resolve, 2 * TIMING.closeSilence));
    expect(client.state).toBe("live");
  });

  test("takes a router with heartbeats for alive, however closely it is watched", async () => {
    const { client, errors } = open();
    client.watchClosely();
    const beats = setInterval(() => void beat(Date.now()), 50);
    onTestFinished(() => clearInterval(beats));
    // A machine that pauses for so long looks like a silent router, so another try is allowed.
    const lostInSo = async (ms: number) => {
      await expect.poll(() => client.state, POLL).toBe("live");
      const before = errors.length;
      await new Promise((resolve) => setTimeout(resolve, ms));
      return errors.length - before;
    };
    await expect.poll(() => lostInSo(2 * TIMING.closeSilence), POLL).toBe(0);
  });

  // @proves 7.rule.subscribes-to-heartbeat-pub
  test("knows the server's clock from its heartbeats", async () => {
    const { client } = open();
    expect(client.serverTime()).toBeNull();
    await expect
      .poll(async () => {
        await beat(1_800_000_000_000, 0);
        return client.serverTime();
      }, POLL)
      .toEqual({ now: 1_800_000_000_000, rate: 0 });
  });

  test("stays closed until it is opened again", async () => {
    const { client, states } = open();
    const record = listen(client, "auction.lot.3");
    await expect.poll(() => record.subscribed, POLL).toBe(1);
    client.close();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([client.state, record.lost, states]).toEqual(["closed", 1, ["connecting", "live", "closed"]]);
    client.open();
    await expect.poll(() => record.subscribed, POLL).toBe(2);
  });
});

describe(`a stopped router (${ROUTER})`, () => {
  // @proves 4.transition.real-time-connection-reconnects-and-resubscribes
  test("is offline after a while, tried as often as allowed, and found again", async () => {
    const away = await startRouter();
    onTestFinished(() => away.stop());
    const config = { url: away.url, realm: "realm1", methods: ["jwt"] };
    const timing = { ...TIMING, attempts: 300, offline: 1_500 };
    const client = createRealtimeClient({ config, token: () => null, timing });
    clients.push(client);
    const states: LinkState[] = [];
    client.onState((state) => states.push(state));
    const record = listen(client, "auction.lot.4");
    client.open();
    await expect.poll(() => record.subscribed, POLL).toBe(1);
    await away.crash(2_500);
    await expect.poll(() => record.subscribed, POLL).toBe(2);
    expect(states).toEqual(["connecting", "live", "reconnecting", "offline", "live"]);
    await connected(away.publisher);
    await away.publisher.publish("auction.lot.4", { seq: 2 });
    await expect.poll(() => record.received, POLL).toEqual([{ seq: 2 }]);
  });

  test("is not tried again after the last attempt, until the next open", async () => {
    const config = { url: "ws://127.0.0.1:1/ws", realm: "realm1", methods: ["jwt"] };
    const client = createRealtimeClient({
      config,
      token: () => null,
      timing: { ...TIMING, retry: 10, spread: 0, attempts: 3 },
    });
    clients.push(client);
    let errors = 0;
    client.onError(() => (errors += 1));
    client.open();
    await expect.poll(() => errors, POLL).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([errors, client.state]).toEqual([3, "offline"]);
    client.open();
    await expect.poll(() => errors, POLL).toBe(6);
  });
});
