import { expect, test } from "vitest";
import { countsOf } from "./counts.ts";

const step = (output: string) => ({ name: "a step", ok: true, seconds: 1, output });

test("adds the tests of all steps, and takes no other line for a count", () => {
  const counts = countsOf([
    step("TESTS: 12 passed, 1 failed, 0 retried, 2 skipped in 3 files\nok 99 passed\n"),
    step("28 passed, 0 failed\n"),
    step("TESTS: 3 passed, 0 failed, 1 retried, 40 skipped; slowest: 2 s\n"),
  ]);
  expect(counts).toEqual({ passed: 15, failed: 1, skipped: 42 });
});

test("counts nothing in steps without tests", () => {
  expect(countsOf([step("types are fine\n")])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
