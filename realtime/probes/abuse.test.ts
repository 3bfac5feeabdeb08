/** Misbehaving clients against either router. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";
import { CLOSED, RawClient } from "./raw-client.ts";
import { outcomeOf, gone, NONSENSE } from "./offenders.ts";
import { BAD_ORIGIN, GOOD_ORIGIN, ROUTER, SECRET, startRouter, type ProbeRouter } from "./routers.ts";

let router: ProbeRouter;
beforeAll(async () => {
  router = await startRouter();
}, 60_000);
afterAll(() => router.stop());

/** After every probe the router must live and serve others; each wait below fails otherwise. */
afterEach(async () => {
  const visitor = await RawClient.join(router.url, "anonymous");
  await visitor.subscribe("heartbeat.pub");
  await router.publisher.publish("heartbeat.pub", { now: 1 });
  const [type] = await visitor.next();
  if (type !== WAMP.EVENT) throw new Error("The router does not serve others any more");
  visitor.close();
});

const user = (token = "user-7"): Promise<RawClient> => RawClient.join(router.url, "jwt", token);
const visitor = (): Promise<RawClient> => RawClient.join(router.url, "anonymous");
/** The status of a bare upgrade request: a client's library would close a link of another protocol itself. */
const upgradeOf = async (protocol: string): Promise<number | undefined> => {
  const upgrade = request(router.url.replace(/^ws/, "http"), {
    headers: {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      "sec-websocket-protocol": protocol,
    },
  }).end();
  const [{ statusCode, socket }] = (await Promise.race([
    once(upgrade, "upgrade"),
    once(upgrade, "response"),
  ])) as [IncomingMessage];
  // The request no longer owns the socket of an upgrade: a reset by the router would be an uncaught error.
  socket.destroy();
  return statusCode;
};

describe(`the ${ROUTER} router, under abuse`, () => {
  test.each(NONSENSE)("disconnects a client that sends %s", async (_, frame) => {
    const client = await user();
    client.socket.send(frame);
    expect(await outcomeOf(client)).toBe("thrown out");
  });

  test("disconnects a client that sends binary frames", async () => {
    const client = await user();
    client.socket.send(Buffer.from('[32, 1, {}, "auction.lot.1"]'));
    expect(await outcomeOf(client)).toBe("thrown out");
  });

  test.each([
    ["us", "prefix"],
    ["user.", "prefix"],
    ["live", "prefix"],
    ["live.queue.", "prefix"],
    ["live.ctrl.", "prefix"],
    ["live.ctrl.", "wildcard"],
    ["auction.lot.", "prefix"],
    ["", "prefix"],
    ["user.", "wildcard"],
    [".", "wildcard"],
  ])("serves neither user nor visitor the pattern '%s' (%s)", async (uri, match) => {
    for (const client of [await user(), await visitor()]) {
      client.send(WAMP.SUBSCRIBE, 1, { match }, uri);
      expect(await outcomeOf(client)).not.toBe("served");
    }
  });

  test.each([
    "user.8",
    "live.ctrl.1",
    "staff.queues",
    "wamp.session.on_join",
    "marsa.secret",
    "user.07",
    "auction.lot.0",
    "auction",
  ])("refuses a user the topic %s", async (topic) => {
    const client = await user();
    client.send(WAMP.SUBSCRIBE, 1, {}, topic);
    expect(await outcomeOf(client)).toBe("refused");
  });

  test.each([
    "lot.#",
    "auction lot.1",
    "Auction.lot.1",
    "auction..lot",
    "auction.lot.6ba7-9dad",
    "",
    "auction.lot.é",
  ])("does not serve the URI '%s'", async (uri) => {
    const client = await user();
    client.send(WAMP.SUBSCRIBE, 1, {}, uri);
    expect(await outcomeOf(client)).not.toBe("served");
  });

  test.each(["user.7", "live.ctrl.1", "staff.queues"])(
    "refuses visitors %s, a topic for named people or staff only",
    async (topic) => {
      const client = await visitor();
      client.send(WAMP.SUBSCRIBE, 1, {}, topic);
      expect(await outcomeOf(client)).toBe("refused");
    },
  );

  test.each(["auction.lot.1", "live.queue.1", "live.ctrl.1", "staff.queues", "user.7", "heartbeat.pub"])(
    "lets no user publish to %s",
    async (topic) => {
      const [client, victim] = [await user(), await visitor()];
      await victim.subscribe("auction.lot.1");
      client.send(WAMP.PUBLISH, 1, {}, topic, [{ price: 1 }]);
      client.send(WAMP.PUBLISH, 2, { acknowledge: true }, topic, [{ price: 1 }]);
      expect(await outcomeOf(client)).toBe("refused");
      expect(await victim.drain()).toEqual([]);
      victim.close();
    },
  );

  test.each(["marsa.auth.authenticate", "marsa.evil", "wamp.session.count"])(
    "lets no user register %s",
    async (name) => {
      const client = await user();
      client.send(WAMP.REGISTER, 1, {}, name);
      expect(await outcomeOf(client)).toBe("refused");
    },
  );

  test.runIf(ROUTER === "embedded")("answers what it has not by the ERROR of the request", async () => {
    const client = await user();
    client.send(WAMP.UNREGISTER, 1, 7);
    expect((await client.next()).slice(0, 5)).toEqual([8, 66, 1, {}, "wamp.error.no_such_registration"]);
    client.send(WAMP.CANCEL, 2, {});
    expect((await client.next()).slice(0, 5)).toEqual([8, 48, 2, {}, "wamp.error.canceled"]);
    client.close();
  });

  test.each(["wamp.session.kill_by_authid", "wamp.session.list", "marsa.auth.authenticate"])(
    "lets no user call %s",
    async (name) => {
      const client = await user();
      client.send(WAMP.CALL, 1, {}, name, ["7"]);
      expect(await outcomeOf(client)).toBe("refused");
    },
  );

  test("knows one realm only", async () => {
    const client = await RawClient.open(router.url);
    client.hello(["anonymous"], {}, "realm2");
    expect(await outcomeOf(client)).toBe("thrown out");
  });

  test.each([
    ["jwt", "nobody"],
    ["jwt", ""],
    ["jwt", "broken-1"],
    ["ticket", "user-x"],
    ["wampcra", `${SECRET}!`],
    ["magic", ""],
  ])("lets nobody in by %s with '%s'", async (method, proof) => {
    const client = await RawClient.open(router.url);
    const [type] = await client.login(method, proof);
    expect(type).toBe(WAMP.ABORT);
    client.close();
  });

  test.each(["jwt", "anonymous"])(
    "gives nobody the backend's role for a claim in a HELLO (%s)",
    async (method) => {
      const client = await RawClient.open(router.url);
      client.hello([method], { authid: "backend", authrole: "backend" });
      if (method === "jwt") {
        await client.next();
        client.send(WAMP.AUTHENTICATE, "user-7", {});
      }
      const authrole = method === "jwt" ? "user" : "anonymous";
      expect(await client.next()).toMatchObject([WAMP.WELCOME, expect.any(Number), { authrole }]);
      client.send(WAMP.PUBLISH, 1, { acknowledge: true }, "auction.lot.1", [{}]);
      expect(await outcomeOf(client)).toBe("refused");
    },
  );

  test("keeps realm and person after a second HELLO during a login", async () => {
    const client = await RawClient.open(router.url);
    client.hello(["jwt"]);
    await client.next();
    client.send(WAMP.AUTHENTICATE, "slow-7", {});
    client.hello(["anonymous"], {}, "realm2");
    const welcomes = (await client.drain(600)).filter(([type]) => type === WAMP.WELCOME);
    const others = welcomes.filter(([, , details]) => {
      const { realm, authid } = details as { realm: string; authid: string };
      return realm !== "realm1" || authid !== "7";
    });
    expect(others).toEqual([]);
    client.close();
  });

  test("serves nobody before the login", async () => {
    const client = await RawClient.open(router.url);
    client.send(WAMP.SUBSCRIBE, 1, {}, "auction.lot.1");
    const answers = await client.drain();
    expect(answers.map(([type]) => type)).not.toContain(WAMP.SUBSCRIBED);
    client.close();
  });

  test("disconnects a silent client, and one that does not answer its challenge", async () => {
    const [silent, slow] = [await RawClient.open(router.url), await RawClient.open(router.url)];
    slow.hello(["jwt"]);
    await expect(Promise.all([silent.ended(), slow.ended()])).resolves.toBeDefined();
  });

  test("drops a frame of more than 64 KiB and disconnects its sender", async () => {
    const client = await user();
    client.send(WAMP.SUBSCRIBE, 1, {}, "a".repeat(64 * 1024));
    expect(await outcomeOf(client)).toBe("thrown out");
  });

  test("refuses pages of other sites, and accepts ours", async () => {
    const bad = new RawClient(router.url, { origin: BAD_ORIGIN });
    expect(await bad.next()).toBe(CLOSED);
    const good = await RawClient.open(router.url, { origin: GOOD_ORIGIN });
    expect((await good.login("jwt", "user-7"))[0]).toBe(WAMP.WELCOME);
    good.close();
  });

  test("accepts no other sub-protocol", async () => {
    expect(await upgradeOf(SUBPROTOCOL)).toBe(101);
    expect(await upgradeOf("wamp.2.msgpack")).toBe(400);
  });

  test("serves none of a flood of forbidden requests", async () => {
    const client = await user();
    for (let id = 1; id <= 3_000; id += 1) client.send(WAMP.SUBSCRIBE, id, {}, "user.8");
    const answers = await client.drain(1_000);
    expect(answers.map(([type]) => type)).not.toContain(WAMP.SUBSCRIBED);
    client.close();
  });

  test("disconnects a client that does not read, and the others miss nothing", async () => {
    const [stalled, reader] = [await user("user-17"), await user("user-18")];
    await stalled.subscribe("auction.lot.5");
    await reader.subscribe("auction.lot.5");
    stalled.socket.pause();
    const dropped = gone(router.publisher, 17);
    const padding = "x".repeat(16 * 1024);
    for (let seq = 0; seq < 600; seq += 1) {
      await router.publisher.publish("auction.lot.5", { seq, padding });
      // The reader keeps pace on a machine of any speed, so the router has no reason to drop it.
      expect(await reader.next()).toMatchObject([
        WAMP.EVENT,
        expect.any(Number),
        expect.any(Number),
        {},
        [{ seq }],
      ]);
    }
    expect(await dropped).toBe(17);
    reader.close();
    stalled.close();
  });
});
