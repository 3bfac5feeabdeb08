import { beforeAll, describe, expect, it } from "vitest";
import { playChecks, type Result } from "./check.ts";
import { contract, unprovokedStatuses } from "./contract.ts";
import type { Send } from "./target.ts";

/** A minute where nothing else goes on. Each check has a limit of its own; this one must not cut off a busy machine. */
const LONGEST_MS = 3_600_000;

/**
 * Tests a server by its answers, one test for each check; its controls must be on. `open` is called once, and gives the
 * way to reach it.
 */
export function testContract(server: string, open: () => Promise<Send>): void {
  describe(`${server} keeps the contract:`, () => {
    const results = new Map<string, Result>();

    beforeAll(async () => {
      await playChecks(contract, await open(), (result) => results.set(result.check.name, result));
    }, LONGEST_MS);

    it.each(contract.map(({ name, group }) => ({ name, group })))("$group: $name", ({ name }) => {
      expect(results.get(name)?.broken).toBeNull();
    });
  });

  it("has a check for each operation, and for each of its statuses that a caller can cause", () => {
    expect(unprovokedStatuses()).toEqual([]);
  });

  it("has no two checks of one name", () => {
    const names = contract.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
}
