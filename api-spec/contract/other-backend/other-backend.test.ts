/** Runs the contract suite on a backend of another make, with and without an adapter. */
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adapted } from "../adapters/adapted.ts";
import type { Adapter } from "../adapters/adapter.ts";
import { mustBeSame } from "../base/broken.ts";
import type { Check, World } from "../base/check.ts";
import { contract } from "../contract.ts";
import { playChecks } from "../play-checks.ts";
import { checksUpTo } from "../run.ts";
import { createTestData } from "../base/test-data.ts";
import { call, type Send } from "../base/target.ts";
import { otherBackend } from "./backend.ts";

const clock = () => ({ now: "2026-11-24T10:00:00.000Z", rate: 1, offset_ms: 0 });
const server = otherBackend();
let base = "";
const send: Send = (path, init) => fetch(base + path, init);

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

describe("a backend of another make", () => {
  it("keeps the contract at level schema", async () => {
    const results = await playChecks(checksUpTo("schema"), send);
    expect(results.filter(({ broken, skipped }) => broken !== null || skipped !== null)).toEqual([]);
    expect(results.length).toBeGreaterThan(900);
  });

  it("does not keep it at level read: examples do not agree with each other", async () => {
    const reads = checksUpTo("read").filter(({ group }) => group === "values that strangers read");
    const results = await playChecks(reads, send);
    expect(results.filter(({ broken }) => broken !== null).length).toBeGreaterThan(5);
  });
});

const checkOf = (play: Check["play"]): Check => ({ group: "", name: "", about: null, level: "schema", play });
const asks = async (world: World) => void (await world.call("getHealth"));
const fails = async () => mustBeSame(1, 2, "Numbers");

describe("the request of a failed check", () => {
  it("is its last one", async () => {
    const [failed] = await playChecks([checkOf(async (world) => asks(world).then(fails))], send);
    expect(failed?.request?.path).toBe("/api/health");
  });

  it("is never one of the check before", async () => {
    const [, failed] = await playChecks([checkOf(asks), checkOf(fails)], send);
    expect(failed).toMatchObject({ broken: "Numbers: expected 2, got 1", request: null });
  });
});

/** A server whose replies are all these. */
const answering = (text: string, type = "application/json"): Send => {
  const headers = { "content-type": type, "cache-control": "no-store", "x-content-type-options": "nosniff" };
  return async () => new Response(text, { headers });
};
const silent: Send = async () => {
  throw new TypeError("fetch failed", { cause: new Error("other side closed") });
};
const silentOnNew: Send = (path, init) =>
  typeof init.body === "string" && init.body.includes('"sort":"new"') ? silent(path, init) : send(path, init);
const readsItems = checkOf(async (world) => {
  (await world.call("listKinds")).body.data.items.map(String);
});

describe("a reply that a check cannot read", () => {
  it.each([
    ["<p>", "application/json", "the body is not JSON, as its application/json says"],
    ["<p>", "text/html", "content-type is text/html instead of application/json"],
    ["{}", "application/json", "reply must have required property 'result'"],
  ])("%s of %s is the cause, and no error of the suite", async (text, type, says) => {
    const [failed] = await playChecks([readsItems], answering(text, type));
    expect(failed?.broken).toMatch(/^POST \/api\/auction\/selectlist\/all\/all\/menu_otypes answered 200/);
    expect(failed?.broken).toContain(says);
  });

  it("that fails a check which reads a list twice ends this check alone", async () => {
    const twice = contract.filter(({ name }) => name.startsWith("listLots for strangers: the second page"));
    const results = await playChecks(twice, silentOnNew);
    expect(results.map(({ broken }) => broken)).toEqual([
      expect.stringMatching(/ got no answer: other side closed$/),
    ]);
  });

  it("that never came is called so", async () => {
    const [failed] = await playChecks([readsItems], silent);
    expect(failed?.broken).toMatch(/ got no answer: other side closed$/);
  });
});

const high: readonly Check[] = contract.filter(({ group }) => group === "values that people read");

describe("without people and lots, a check of level full", () => {
  it("is skipped, and says that an adapter is missing", async () => {
    const results = await playChecks(high, adapted(send, null));
    const reasons = new Set(results.map(({ skipped }) => skipped));
    expect([...reasons]).toEqual([expect.stringContaining("--adapter FILE")]);
  });

  it("is skipped, and names the function that the adapter lacks", async () => {
    const adapter: Adapter = { name: "half", clock };
    const results = await playChecks(high, adapted(send, adapter));
    const reasons = new Set(results.map(({ skipped }) => skipped));
    expect([...reasons]).toEqual(["needs accounts, which the adapter half does not have"]);
  });
});

describe("an adapter", () => {
  it("makes the people and lots of the checks", async () => {
    let last = 0;
    const adapter: Adapter = {
      name: "whole",
      clock,
      makePeople: ({ count }) =>
        Array.from({ length: count }, () => ({ id_user: ++last, access_token: `token-${last}` })),
      makeLots: ({ count }) => Array.from({ length: count }, () => ++last),
      messagesTo: () => [{ code: "123456" }],
      accounts: () => [{ id: "a@b.test", password: "secret", role: "Buyer" }],
    };
    const made = await createTestData(adapted(send, adapter));
    expect(made.bidder).toMatch(/^token-\d+$/);
    expect(made.listed).toHaveLength(7);
    expect(made.account).toEqual({ id: "a@b.test", password: "secret" });
  });

  it("does not answer for other controls", async () => {
    const offered = adapted(send, { name: "none" });
    await expect(call(offered, "addFault", { body: { operation: "makebid" } })).rejects.toThrow(
      "needs the controls under /_mock",
    );
  });
});
