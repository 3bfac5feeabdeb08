/** Plants defects between the contract suite and the server: the suite must find each at its level. */
import { overWamp } from "@marsa/api-spec/contract/base/connect";
import { defects } from "@marsa/api-spec/contract/defects/defects";
import { playChecks } from "@marsa/api-spec/contract/play-checks";
import { checksUpTo } from "@marsa/api-spec/contract/run";
import type { Send } from "@marsa/api-spec/contract/base/target";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestServer, type TestServer } from "./test-support/server.ts";

/** Checks of level full make many people and lots; a busy machine takes long. */
const LONGEST_MS = 1_800_000;

/** Checks of level full leave people and lots behind, so those that only read have a server of their own. */
const servers = new Map<boolean, TestServer>();

beforeAll(async () => {
  // oxlint-disable-next-line no-await-in-loop -- one plants its scene after the other
  for (const changes of [false, true]) servers.set(changes, await openTestServer());
});

afterAll(async () => {
  // oxlint-disable-next-line no-await-in-loop -- in turn
  for (const server of servers.values()) await server.stop();
});

it.each(defects)(
  "the contract suite finds $name, at level $level",
  async ({ level, checks, each = false, says, spoil, spoilEvents }) => {
    const { url } = servers.get(level === "full")!;
    const send: Send = (path, init) => fetch(url + path, init);
    const connect = spoilEvents?.(overWamp(send, url));
    const some = checksUpTo(level).filter(checks);
    const results = await playChecks(some, spoil?.(send) ?? send, undefined, connect);
    const missed = results.filter(({ broken }) => broken === null || !says.test(broken));
    const isFound = results.length > 0 && (each ? missed.length === 0 : missed.length < results.length);
    expect({ isFound, missed: isFound ? [] : missed }).toEqual({ isFound: true, missed: [] });
  },
  LONGEST_MS,
);

it("each planted defect has a name of its own", () => {
  const names = new Set(defects.map(({ name, level }) => `${level}: ${name}`));
  expect(names.size).toBe(defects.length);
});
