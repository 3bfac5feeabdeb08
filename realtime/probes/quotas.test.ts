/** Attacks from one address against either router with the limits of the product: others hardly notice. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";
import { lotTopic } from "../src/topics.ts";
import { attack, ATTACKS } from "./attacks.ts";
import { CLOSED, RawClient } from "./raw-client.ts";
import { ROUTER, startLimitedRouter, type ProbeRouter } from "./routers.ts";

let router: ProbeRouter;
beforeEach(async () => {
  router = await startLimitedRouter();
}, 240_000);
afterEach(() => router.stop());

/** The longest time from publishing an event to its arrival at a reader, ms. */
async function slowest(reader: RawClient, events: number): Promise<number> {
  let most = 0;
  for (let seq = 1; seq <= events; seq += 1) {
    const start = performance.now();
    await router.publisher.publish(lotTopic(7), { seq });
    expect(await reader.next(10_000)).not.toBe(CLOSED);
    most = Math.max(most, performance.now() - start);
    await sleep(10);
  }
  return most;
}

describe(`the ${ROUTER} router under attack`, () => {
  test.each(Object.keys(ATTACKS) as (keyof typeof ATTACKS)[])(
    "goes on serving beside %s, with a short log",
    async (name) => {
      const reader = await RawClient.join(router.url, "anonymous");
      await reader.subscribe(lotTopic(7));
      const before = router.logged();
      const stop = attack(router.url, name);
      const most = await slowest(reader, 100);
      await stop();
      reader.close();
      expect(most).toBeLessThan(1_000);
      expect(router.logged() - before).toBeLessThan(100_000);
    },
  );

  test("refuses an address that goes on misbehaving, and serves it again later", async () => {
    for (let offence = 0; offence < 5; offence += 1) {
      const client = await RawClient.join(router.url, "anonymous");
      client.socket.send("nonsense");
      await client.ended();
    }
    await expect(RawClient.open(router.url)).rejects.toThrow("429");
    await sleep(2_500);
    const client = await RawClient.join(router.url, "anonymous");
    expect((await client.subscribe(lotTopic(7)))[0]).toBe(WAMP.SUBSCRIBED);
    client.close();
  });

  test("serves a signed-in person on, beside a stranger who spends what their address may send", async () => {
    const person = await RawClient.join(router.url, "jwt", "user-7");
    const strangers = await Promise.all(
      Array.from({ length: 40 }, () => RawClient.join(router.url, "anonymous")),
    );
    for (const stranger of strangers)
      for (let id = 1; id <= 9; id += 1) stranger.send(WAMP.PUBLISH, id, { acknowledge: true }, lotTopic(7));
    await Promise.all(strangers.map((stranger) => stranger.next(10_000)));
    for (let id = 1; id <= 200; id += 1) person.send(WAMP.SUBSCRIBE, id, {}, lotTopic(7));
    for (let id = 1; id <= 200; id += 1)
      expect(await person.next(10_000)).toMatchObject([WAMP.SUBSCRIBED, id, expect.anything()]);
    for (const each of [person, ...strangers]) each.close();
  });

  test("lets no address open links without end", async () => {
    const sockets = Array.from({ length: 260 }, () => new WebSocket(router.url, SUBPROTOCOL));
    const opened = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<boolean>((settle) => {
            socket.on("open", () => settle(true));
            socket.on("error", () => settle(false));
          }),
      ),
    );
    for (const socket of sockets) socket.terminate();
    expect(opened.filter(Boolean).length).toBeLessThanOrEqual(200);
    expect(opened.filter(Boolean).length).toBeGreaterThan(150);
  });
});
