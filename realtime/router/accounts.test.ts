/** Links of signed-in people count to their accounts: a stranger at the same address takes nothing from them. */
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { CLOSED, RawClient } from "../probes/raw-client.ts";
import { authenticate } from "../probes/routers.ts";
import { WAMP } from "../src/wamp.ts";
import { listeningBroker } from "./test-support/listening-broker.ts";

/** Units that never come back, so that no test depends on the speed of a machine. */
const LIMITS = {
  connectionsPerAddress: 3,
  connectionsPerSecond: 0,
  addressMessagesPerSecond: 0,
  addressMessageBurst: 12,
  addressBytesPerSecond: 0,
  addressByteBurst: 4_000,
  offencesPerSecond: 0,
};

/** Options that fill a quarter of an address's bytes. */
const LONG = { padding: "x".repeat(LIMITS.addressByteBurst / 4) };

let url = "";
beforeEach(async () => {
  const { broker, server, ...at } = await listeningBroker({
    authenticate,
    limits: { ...LIMITS, leaveMs: 1 },
  });
  url = at.url;
  onTestFinished(async () => {
    server.close();
    await broker.close();
  });
});

/** Opens links without a name until the address is refused one. */
async function fillAddress(): Promise<RawClient[]> {
  const links = [];
  for (let link = 0; link < LIMITS.connectionsPerAddress; link += 1) links.push(await RawClient.open(url));
  await expect(RawClient.open(url)).rejects.toThrow("429");
  return links;
}

/** Opens a link as a browser of this person does, and logs in. */
async function signIn(token: string): Promise<RawClient> {
  const client = await RawClient.open(url, { token });
  expect(await client.login("jwt", token)).toMatchObject({ 0: WAMP.WELCOME });
  return client;
}

/** Sends requests of a stranger until the address has no message left. */
async function spendMessages(stranger: RawClient): Promise<void> {
  for (let id = 1; id <= LIMITS.addressMessageBurst; id += 1)
    stranger.send(WAMP.SUBSCRIBE, id, {}, "auction.lot.1");
  expect((await stranger.rest()).at(-2)).toMatchObject([WAMP.ABORT, {}, "marsa.error.too_many_messages"]);
}

async function isServed(client: RawClient): Promise<boolean> {
  const answer = await client.subscribe("auction.lot.1");
  return answer !== CLOSED && answer[0] === WAMP.SUBSCRIBED;
}

describe("beside a stranger at the same address", () => {
  test("who holds every link, a signed-in person connects", async () => {
    await fillAddress();
    expect(await isServed(await signIn("user-7"))).toBe(true);
  });

  test("who was refused for what they sent, a signed-in person connects", async () => {
    for (const link of await fillAddress()) {
      link.send("nonsense");
      await link.ended();
    }
    expect(await isServed(await signIn("user-7"))).toBe(true);
  });

  test("who spends every message, a signed-in person connects", async () => {
    await spendMessages(await RawClient.join(url, "anonymous"));
    expect(await isServed(await signIn("user-7"))).toBe(true);
  });

  test("who spends every message, people who logged in before, by a cookie or without, stay connected", async () => {
    const people = [await signIn("user-7"), await RawClient.join(url, "jwt", "user-8")];
    await spendMessages(await RawClient.join(url, "anonymous"));
    for (const person of people) expect(await isServed(person)).toBe(true);
  });

  test("who sends every byte, a signed-in person stays connected", async () => {
    const person = await RawClient.join(url, "jwt", "user-7");
    const stranger = await RawClient.join(url, "anonymous");
    for (let id = 1; id <= 4; id += 1) stranger.send(WAMP.SUBSCRIBE, id, LONG, "auction.lot.1");
    await stranger.ended();
    expect(await person.subscribe("auction.lot.1", LONG)).toMatchObject({ 0: WAMP.SUBSCRIBED });
  });
});

test("a person has as many links as an address, and takes none from the others of theirs", async () => {
  for (let link = 0; link < LIMITS.connectionsPerAddress; link += 1) await signIn("user-7");
  // The next one counts to the address, and the one after the address's links is refused.
  for (let link = 0; link < LIMITS.connectionsPerAddress; link += 1) await signIn("user-7");
  await expect(RawClient.open(url, { token: "user-7" })).rejects.toThrow("429");
  expect(await isServed(await signIn("user-8"))).toBe(true);
});

test.each(["nobody", "broken-1", "%"])(
  "a token that proves nothing (%s) counts to the address",
  async (token) => {
    await fillAddress();
    await expect(RawClient.open(url, { token })).rejects.toThrow("429");
  },
);

test("a router that is suspended while it checks a token refuses the link without a line in the log", async () => {
  const lines: object[] = [];
  const {
    broker,
    server,
    url: suspended,
  } = await listeningBroker({
    authenticate: async () => {
      broker.suspend();
      return null;
    },
    log: (entry) => void lines.push(entry),
  });
  onTestFinished(async () => {
    server.close();
    await broker.close();
  });
  await expect(RawClient.open(suspended, { token: "user-7" })).rejects.toThrow("503");
  expect(lines).toEqual([]);
});
