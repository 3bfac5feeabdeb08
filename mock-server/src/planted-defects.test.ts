/** Plants defects between the contract suite and the server: the suite must find each at its level. */
import { playChecks } from "@marsa/api-spec/contract/play-checks";
import { checksUpTo } from "@marsa/api-spec/contract/run";
import type { Check, Level } from "@marsa/api-spec/contract/check";
import { defects } from "@marsa/api-spec/contract/defects/defects";
import { eventDefects } from "@marsa/api-spec/contract/defects/event-defects";
import { retryDefects } from "@marsa/api-spec/contract/defects/retry-defects";
import { overWamp } from "@marsa/api-spec/contract/events/connect";
import type { Send } from "@marsa/api-spec/contract/target";
import { operations } from "@marsa/api-spec/generated/operations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "./test-support/server.ts";

/** Checks of level full make many people and lots; a busy machine takes long. */
const LONGEST_MS = 180_000;

/** Checks of level full leave people and lots behind, so those that only read have a server of their own. */
const servers = new Map<boolean, TestServer>();

function sendTo(level: Level): Send {
  return (path, init) => fetch(servers.get(level === "full")!.url + path, init);
}

beforeAll(async () => {
  // oxlint-disable-next-line no-await-in-loop -- one plants its scene after the other
  for (const changes of [false, true]) servers.set(changes, await openTestServer());
});

afterAll(async () => {
  // oxlint-disable-next-line no-await-in-loop -- in turn
  for (const server of servers.values()) await server.stop();
});

describe("the contract suite finds", () => {
  it.each(defects)(
    "$name, at level $level",
    async ({ about, level, spoil, says }) => {
      const checks = checksUpTo(level).filter(
        (check) => check.about === about && check.group !== "golden vectors",
      );
      const results = await playChecks(checks, spoil(sendTo(level)));
      const found = results.map(({ broken }) => broken).filter((broken) => broken !== null);
      expect(found).toContainEqual(expect.stringMatching(says));
    },
    LONGEST_MS,
  );
});

const keyed = checksUpTo("full").filter(({ name }) => name.includes(" under one key "));
const tagOf = ({ about }: Check) => operations[about!].tag;

describe("at commands with a key, the contract suite finds", () => {
  it.each(retryDefects)(
    "$name, at $at",
    async ({ at, harmlessAt, spoil }) => {
      const isHarmless = ({ name }: Check) => Object.keys(harmlessAt).some((start) => name.startsWith(start));
      const harmful = keyed.filter((check) => !isHarmless(check));
      const firstOfTag = (check: Check) => harmful.find((one) => tagOf(one) === tagOf(check)) === check;
      const checks = at === "each command" ? harmful : harmful.filter(firstOfTag);
      const results = await playChecks(checks, spoil(sendTo("full")));
      const missed = results.filter(({ broken }) => broken === null).map(({ check }) => check.name);
      expect(missed).toEqual([]);
      expect(results.length).toBeGreaterThan(at === "each command" ? 50 : 5);
    },
    10 * LONGEST_MS,
  );
});

describe("in the events, the contract suite finds", () => {
  it.each(eventDefects)(
    "$name",
    async ({ foundBy, says, spoil }) => {
      const checks = checksUpTo("full").filter(({ group, name }) => group === "events" && foundBy.test(name));
      const send = sendTo("full");
      const connect = spoil(overWamp(send, servers.get(true)!.url));
      const results = await playChecks(checks, send, undefined, connect);
      expect(results.filter(({ broken }) => !says.test(broken ?? "")).map(({ check }) => check.name)).toEqual(
        [],
      );
      expect(results.length).toBeGreaterThan(0);
    },
    LONGEST_MS,
  );
});

it("plants forty defects or more, each under a name of its own", () => {
  const names = new Set(defects.map(({ name, level }) => `${level}: ${name}`));
  expect(names.size).toBe(defects.length);
  expect(names.size).toBeGreaterThanOrEqual(40);
});
