/** Runs the contract as a test suite. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Result } from "./base/check.ts";
import { contract, unprovokedStatuses } from "./contract.ts";
import { unknownFilters } from "./lists/list-checks.ts";
import { playChecks } from "./play-checks.ts";
import type { Connect } from "./base/connect.ts";
import type { Send } from "./base/target.ts";

/** The limit of a test, above the limit of each check, so that a busy machine is not cut off. */
const LONGEST_MS = 3_600_000;

/**
 * Defines one test for each check of a server with controls.
 * @param open Called once; returns the ways to reach the server and its events.
 */
export function testContract(server: string, open: () => Promise<{ send: Send; connect: Connect }>): void {
  describe(`${server} keeps the contract:`, () => {
    const results = new Map<string, Result>();

    beforeAll(async () => {
      const { send, connect } = await open();
      await playChecks(contract, send, (result) => results.set(result.check.name, result), connect);
    }, LONGEST_MS);

    it.each(contract.map(({ name, group }) => ({ name, group })))("$group: $name", ({ name }) => {
      expect(results.get(name)).toMatchObject({ broken: null, skipped: null });
    });
  });

  it("has a check for each operation, and for each status that a caller can cause", () => {
    expect(unprovokedStatuses()).toEqual([]);
  });

  it("asks for a value of each filter, and each order, of every list", () => {
    expect(unknownFilters()).toEqual([]);
  });

  it("has no two checks with the same name", () => {
    const names = contract.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
}
