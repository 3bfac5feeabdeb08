import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import LongFilesFirst from "./.ci/vitest/order.ts";

/**
 * Long tests that `npm test` leaves to CI, so that it stays under eight minutes: TESTS=core is without them, =more is
 * they.
 */
const MORE = [
  "mock-server/src/contract-run.test.ts",
  "mock-server/src/contract.test.ts",
  "mock-server/src/main.test.ts",
  "mock-server/src/planted-defects.test.ts",
  "mock-server/src/testing/start-marsa.test.ts",
  "mock-server/src/controls/scenes.test.ts",
  "mock-server/src/domain/lane/sequences.test.ts",
  "mock-server/src/features/files/every-picture.test.ts",
  "mock-server/src/http/extreme-values.test.ts",
  "mock-server/src/move/move.test.ts",
  "mock-server/src/start/supervisor.test.ts",
  "mock-server/src/outside/naughty-read-back.test.ts",
  "realtime/probes/abuse.test.ts",
  "realtime/probes/quotas.test.ts",
];
const ALL = ["{.ci,api-spec,realtime,mock-server,load-tests}/**/*.test.ts"];
/** The tests of Node in each part; those of the app belong to the core. */
const NODE = {
  core: { include: ALL, exclude: MORE },
  more: { include: MORE },
  all: { include: ALL },
};
const part = process.env["TESTS"] ?? "all";
if (!isPart(part)) throw new Error(`TESTS is one of ${Object.keys(NODE).join(", ")}.`);

/** One runner for every workspace but the browser journeys (Playwright, web/e2e). */
export default defineConfig({
  test: {
    projects: [
      // A worker evaluates each import once: no test here replaces a module. Vitest ends such a worker when the next file
      // is of another project, so the projects run one after the other.
      {
        extends: true,
        test: {
          name: "node",
          ...NODE[part],
          isolate: false,
          unstubGlobals: true,
        },
      },
      // Tests of the app replace modules and globals of a browser. Threads start with a quarter less processor time.
      {
        extends: true,
        test: {
          name: "web",
          include: part === "more" ? [] : ["web/**/*.test.ts"],
          pool: "threads",
          sequence: { groupOrder: 1 },
        },
      },
    ],
    exclude: ["**/node_modules/**", "**/dist/**", "web/e2e/**"],
    environment: "node",
    // On two cores, too: a worker waits an eighth of its time for disks and processes that a test starts.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    restoreMocks: true,
    // A busy machine is slow, not wrong, so limits are long. No test runs a second time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    retry: 0,
    reporters: ["default", "./.ci/vitest/reporter.ts"],
    sequence: { shuffle: { files: false, tests: true }, sequencer: LongFilesFirst },
  },
});

function isPart(word: string): word is keyof typeof NODE {
  return Object.hasOwn(NODE, word);
}
