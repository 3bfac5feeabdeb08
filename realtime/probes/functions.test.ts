/** Publish, subscribe and login on either router. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WAMP } from "../src/wamp.ts";
import { PROVE, proofOfRouter } from "../src/wampcra.ts";
import { RawClient } from "./raw-client.ts";
import { ROUTER, SECRET, startRouter, type ProbeRouter, revoke } from "./routers.ts";

let router: ProbeRouter;
beforeAll(async () => {
  router = await startRouter();
}, 60_000);
afterAll(() => router.stop());

const payloadOf = (message: unknown): unknown => {
  const [type, , , , args] = message as unknown[];
  return type === WAMP.EVENT ? (args as unknown[])[0] : message;
};

describe(`the ${ROUTER} router`, () => {
  test("gives a visitor without a token the public topics", async () => {
    const visitor = await RawClient.join(router.url, "anonymous");
    expect((await visitor.subscribe("auction.lot.1"))[0]).toBe(WAMP.SUBSCRIBED);
    await router.publisher.publish("auction.lot.1", { seq: 1 });
    expect(payloadOf(await visitor.next())).toEqual({ seq: 1 });
    visitor.close();
  });

  test.each(["jwt", "ticket"])(
    "takes an access token by the method %s, and the user's id from it",
    async (method) => {
      const user = await RawClient.open(router.url);
      const welcome = await user.login(method, "user-7");
      expect(welcome).toMatchObject([
        WAMP.WELCOME,
        expect.any(Number),
        { authid: "7", authrole: "user", authmethod: method },
      ]);
      user.close();
    },
  );

  test("proves to the backend alone that it knows the secret", async () => {
    const backend = await RawClient.join(router.url, "wampcra", SECRET);
    backend.send(WAMP.CALL, 1, {}, PROVE, ["nonce"]);
    expect(await backend.next()).toEqual([WAMP.RESULT, 1, {}, [proofOfRouter(SECRET, "nonce")]]);
    const user = await RawClient.join(router.url, "jwt", "user-7");
    user.send(WAMP.CALL, 1, {}, PROVE, ["nonce"]);
    const refusal = (await user.next()) as unknown[];
    expect(refusal.slice(0, 5)).toEqual([WAMP.ERROR, WAMP.CALL, 1, {}, "wamp.error.not_authorized"]);
    for (const client of [backend, user]) client.close();
  });

  test("sends a private event to its user alone", async () => {
    const [mine, other] = [
      await RawClient.join(router.url, "jwt", "user-11"),
      await RawClient.join(router.url, "jwt", "user-12"),
    ];
    await mine.subscribe("user.11");
    await other.subscribe("user.12");
    await router.publisher.publish("user.11", { balance: 5 }, { eligible: [11] });
    expect(payloadOf(await mine.next())).toEqual({ balance: 5 });
    expect(await other.drain()).toEqual([]);
    mine.close();
    other.close();
  });

  test("sends a lane's controls only to the named staff, of all who listen", async () => {
    const [operator, colleague] = [
      await RawClient.join(router.url, "jwt", "staff-3"),
      await RawClient.join(router.url, "jwt", "staff-4"),
    ];
    for (const client of [operator, colleague])
      expect((await client.subscribe("live.ctrl.1"))[0]).toBe(WAMP.SUBSCRIBED);
    await router.publisher.publish("live.ctrl.1", { maxima: 2 }, { eligible: [3] });
    expect(payloadOf(await operator.next())).toEqual({ maxima: 2 });
    expect(await colleague.drain()).toEqual([]);
    operator.close();
    colleague.close();
  });

  test("sends the names of the staff's changed lists to all staff who listen", async () => {
    const staff = await RawClient.join(router.url, "jwt", "staff-3");
    await staff.subscribe("staff.queues");
    await router.publisher.publish("staff.queues", { queues: ["refunds"] });
    expect(payloadOf(await staff.next())).toEqual({ queues: ["refunds"] });
    staff.close();
  });

  test("sends nothing when nobody may receive an event", async () => {
    const staff = await RawClient.join(router.url, "jwt", "staff-3");
    await staff.subscribe("live.ctrl.2");
    await router.publisher.publish("live.ctrl.2", { maxima: 2 }, { eligible: [] });
    expect(await staff.drain()).toEqual([]);
    staff.close();
  });

  test("passes arguments on unchanged, nested lists too, and the publisher's own events not back to it", async () => {
    const backend = await RawClient.join(router.url, "wampcra", SECRET);
    const visitor = await RawClient.join(router.url, "anonymous");
    await visitor.subscribe("auction.lot.2");
    await backend.subscribe("auction.lot.2");
    backend.send(WAMP.PUBLISH, 2, { acknowledge: true }, "auction.lot.2", [[1, 2]], { é: "→" });
    expect((await backend.next())[0]).toBe(WAMP.PUBLISHED);
    expect((await visitor.next()).slice(4)).toEqual([[[1, 2]], { é: "→" }]);
    expect(await backend.drain()).toEqual([]);
    visitor.close();
    backend.close();
  });

  test("lets only the backend subscribe to patterns", async () => {
    const backend = await RawClient.join(router.url, "wampcra", SECRET);
    const [type] = await backend.subscribe("auction.lot.", { match: "prefix" });
    expect(type).toBe(WAMP.SUBSCRIBED);
    await router.publisher.publish("auction.lot.3", { seq: 3 });
    expect(await backend.next()).toMatchObject([
      WAMP.EVENT,
      expect.any(Number),
      expect.any(Number),
      { topic: "auction.lot.3" },
      [{ seq: 3 }],
    ]);
    backend.close();
  });

  test("sends nothing after an unsubscribe", async () => {
    const visitor = await RawClient.join(router.url, "anonymous");
    const [, , subscription] = await visitor.subscribe("auction.lot.4");
    visitor.send(WAMP.UNSUBSCRIBE, 2, subscription);
    expect(await visitor.next()).toEqual([WAMP.UNSUBSCRIBED, 2]);
    await router.publisher.publish("auction.lot.4", { seq: 1 });
    expect(await visitor.drain()).toEqual([]);
    visitor.close();
  });

  test("delivers the events of a topic in the order of publication", async () => {
    const visitor = await RawClient.join(router.url, "anonymous");
    await visitor.subscribe("live.queue.1");
    const wanted = Array.from({ length: 200 }, (_, seq) => seq);
    await Promise.all(wanted.map((seq) => router.publisher.publish("live.queue.1", { seq })));
    const received = await visitor.take(wanted.length);
    expect(received.map(payloadOf)).toEqual(wanted.map((seq) => ({ seq })));
    visitor.close();
  });

  test("answers a goodbye", async () => {
    const visitor = await RawClient.join(router.url, "anonymous");
    visitor.send(WAMP.GOODBYE, {}, "wamp.close.normal");
    expect((await visitor.next())[0]).toBe(WAMP.GOODBYE);
    visitor.close();
  });

  test("counts subscribers, and tells the backend about sessions that leave", async () => {
    const [user, visitor] = [
      await RawClient.join(router.url, "jwt", "user-21"),
      await RawClient.join(router.url, "anonymous"),
    ];
    await user.subscribe("live.queue.9");
    await visitor.subscribe("live.queue.9");
    expect(await router.publisher.countSubscribers("live.queue.9")).toBe(2);
    const leaver = new Promise<number | null>((resolve) => {
      const off = router.publisher.onLeave(({ userId }) => {
        if (userId !== 21) return;
        off();
        resolve(userId);
      });
    });
    user.close();
    expect(await leaver).toBe(21);
    expect(await router.publisher.countSubscribers("live.queue.9")).toBe(1);
    expect(await router.publisher.countSubscribers("live.queue.10")).toBe(0);
    visitor.close();
  });

  test("has the procedures of the meta API that it announces", async () => {
    const backend = await RawClient.join(router.url, "wampcra", SECRET);
    const visitor = await RawClient.join(router.url, "anonymous");
    const [, , subscription] = (await visitor.subscribe("auction.lot.61")) as readonly number[];
    let request = 1;
    const call = async (name: string, ...args: unknown[]) => {
      backend.send(WAMP.CALL, (request += 1), {}, name, args);
      const [type, , , results] = (await backend.next()) as [number, number, object, unknown[]];
      return type === WAMP.RESULT ? results[0] : "refused";
    };
    const details = { id: subscription, uri: "auction.lot.61", match: "exact" };
    expect(await call("wamp.subscription.get", subscription)).toMatchObject(details);
    expect(await call("wamp.subscription.match", "auction.lot.61")).toContain(subscription);
    expect(await call("wamp.subscription.list")).toMatchObject({
      exact: expect.arrayContaining([subscription]),
    });
    const [session] = (await call("wamp.subscription.list_subscribers", subscription)) as number[];
    expect(await call("wamp.session.get", session)).toMatchObject({ session, authrole: "anonymous" });
    expect(await call("wamp.session.kill_by_authrole", "anonymous", "marsa.close.kicked")).not.toBe(
      "refused",
    );
    await visitor.ended();
    backend.close();
  });

  test("names the people at a topic, each once however many links they have, and none of 120 anonymous visitors", async () => {
    const links = [
      await RawClient.join(router.url, "jwt", "user-41"),
      await RawClient.join(router.url, "jwt", "user-41"),
      await RawClient.join(router.url, "jwt", "user-42"),
    ];
    for (let visitor = 0; visitor < 120; visitor += 1)
      links.push(await RawClient.join(router.url, "anonymous"));
    for (const link of links) await link.subscribe("live.queue.11");
    expect(await router.publisher.peopleAt("live.queue.11")).toEqual(new Set([41, 42]));
    expect((await router.publisher.peopleAt("live.queue.12")).size).toBe(0);
    links[0]!.close();
    links[2]!.close();
    const people = async () => [...(await router.publisher.peopleAt("live.queue.11"))];
    await expect.poll(people, { timeout: 10_000 }).toEqual([41]);
    for (const link of links) link.close();
  });

  test("ends the links whose token has ended, and leaves the person's other ones alone", async () => {
    const [gone, stays] = [
      await RawClient.join(router.url, "jwt", "user-51-phone"),
      await RawClient.join(router.url, "jwt", "user-51-desk"),
    ];
    await stays.subscribe("auction.lot.5");
    revoke("user-51-phone");
    await router.publisher.checkTokens(51);
    await gone.ended();
    await router.publisher.publish("auction.lot.5", { seq: 1 });
    expect(payloadOf(await stays.next())).toEqual({ seq: 1 });
    stays.close();
  });

  test("ends every link of a user whom the backend kicks, and no other", async () => {
    const mine = [
      await RawClient.join(router.url, "jwt", "user-31"),
      await RawClient.join(router.url, "jwt", "user-31"),
    ];
    const other = await RawClient.join(router.url, "jwt", "user-32");
    expect(await router.publisher.kick(31, "marsa.close.account_deleted")).toBe(2);
    for (const client of mine) {
      expect(await client.next()).toMatchObject([WAMP.GOODBYE, {}, "marsa.close.account_deleted"]);
      // The client does not answer, and is disconnected all the same.
      await client.ended();
    }
    expect(await other.drain()).toEqual([]);
    other.close();
  });

  test("ends a session when its token expires", async () => {
    const user = await RawClient.join(router.url, "jwt", `short-${900 + Math.floor(Math.random() * 90)}`);
    expect(await user.next()).toMatchObject([WAMP.GOODBYE, {}, "marsa.close.token_expired"]);
    user.close();
  });
});
