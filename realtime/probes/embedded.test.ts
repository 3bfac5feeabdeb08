/** Behaviour of the embedded broker that Crossbar does not have. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { WAMP } from "../src/wamp.ts";
import { outcomeOf, gone, NONSENSE } from "./offenders.ts";
import { CLOSED, RawClient } from "./raw-client.ts";
import { ROUTER, startRouter, type ProbeRouter } from "./routers.ts";

/** Behaviour of the embedded broker beyond the common probes. */
describe.runIf(ROUTER === "embedded")("the embedded broker alone", () => {
  let router: ProbeRouter;
  beforeAll(async () => {
    router = await startRouter();
  });
  afterAll(() => router.stop());

  const user = (token = "user-7"): Promise<RawClient> => RawClient.join(router.url, "jwt", token);

  test.each(NONSENSE)(
    "gives the reason in an ABORT when it disconnects a client that sends %s",
    async (_, frame) => {
      const client = await user();
      client.socket.send(frame);
      expect(await client.next()).toMatchObject([WAMP.ABORT, {}, "wamp.error.protocol_violation"]);
      await client.ended();
    },
  );

  test("ends a login after a second HELLO", async () => {
    const client = await RawClient.open(router.url);
    client.hello(["jwt"]);
    client.hello(["anonymous"]);
    expect((await client.next())[0]).toBe(WAMP.CHALLENGE);
    expect(await outcomeOf(client)).toBe("thrown out");
  });

  test("stops a flood", async () => {
    const client = await user();
    for (let id = 1; id <= 3_000; id += 1) client.send(WAMP.SUBSCRIBE, id, {}, "user.8");
    const answers = await client.rest();
    expect(answers.at(-2)).toMatchObject([WAMP.ABORT, {}, "marsa.error.too_many_messages"]);
    expect(answers.at(-1)).toBe(CLOSED);
  });

  test("lets one session subscribe to 256 topics, and no more", async () => {
    const client = await user();
    for (let id = 1; id <= 257; id += 1) client.send(WAMP.SUBSCRIBE, id, {}, `auction.lot.${id}`);
    const answers = await client.take(257);
    expect(answers.filter(([type]) => type === WAMP.SUBSCRIBED)).toHaveLength(256);
    expect(answers.at(-1)).toContain("marsa.error.too_many_subscriptions");
    client.close();
  });

  test("gives one address 60 links here, and another one when a link closes", async () => {
    // A router of its own: it may free the last links after their clients have seen the end.
    const full = await startRouter({ connectionsPerAddress: 60 });
    onTestFinished(() => full.stop());
    const clients: RawClient[] = [];
    const another = (): Promise<boolean> =>
      RawClient.join(full.url, "anonymous").then(
        (client) => clients.push(client) > 0,
        () => false,
      );
    await expect.poll(() => another().then(() => clients.length), { interval: 1 }).toBe(60);
    expect(await another()).toBe(false);
    clients.pop()?.close();
    await expect.poll(another).toBe(true);
    for (const client of clients) client.close();
  });

  test("disconnects a client that does not answer a ping", async () => {
    const client = await user("user-77");
    const dropped = gone(router.publisher, 77);
    client.socket.pause();
    expect(await dropped).toBe(77);
    client.close();
  });

  test("disconnects a client that pings without end and does not read the answers", async () => {
    const client = await user("user-78");
    const dropped = gone(router.publisher, 78);
    client.socket.pause();
    const data = "x".repeat(125);
    const flood = setInterval(() => {
      for (let at = 0; at < 1_000 && client.socket.readyState === client.socket.OPEN; at += 1)
        client.socket.ping(data);
    }, 1);
    expect(await dropped).toBe(78);
    clearInterval(flood);
    client.close();
  });
});
