/** The list of slow proofs, and the record of their whole runs. */
import { expect, it } from "vitest";
import { lastWholeRun } from "./proof-record.ts";
import { proofs } from "./proofs.ts";
import { onlyWhole } from "./run-proofs.ts";
import { leftOutIn } from "./steps.ts";

const run = { at: "2026-11-22T21:05:09.000Z", commit: "0123456789ab", isChanged: false, seconds: 61 };

it("a proof without a whole run says so", () => {
  expect(lastWholeRun("bench", {})).toBe("last whole run: never on this machine");
});

it("a whole run shows its time and commit, and uncommitted changes", () => {
  expect(lastWholeRun("bench", { bench: run })).toBe(
    "last whole run: 2026-11-22 21:05 UTC, commit 0123456789ab, 61 s",
  );
  expect(lastWholeRun("bench", { bench: { ...run, isChanged: true } })).toContain(
    "commit 0123456789ab with changes",
  );
});

it("each proof without a short form, or with a different one, is listed as left out of CI", () => {
  const listed = onlyWhole();
  const shortened = proofs.filter(({ whole, short }) => short?.command.join() !== whole.command.join());
  const missing = shortened.filter(({ name }) => !listed.some((line) => line.startsWith(`${name}: `)));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(new Set(proofs.map(({ name }) => name)).size).toBe(proofs.length);
});

it("the skipped parts of a step are read from its own lines", () => {
  const output = "ok\nSKIPPED: no Go\nSKIPPED TESTS: 2 of a.test.ts\nnot SKIPPED: this\n";
  expect(leftOutIn({ name: "load", ok: true, seconds: 1, output })).toEqual(["SKIPPED: no Go"]);
});
