/** A `test` for Playwright: each worker has a world of its own, which is restored between its tests. */
import { test as base } from "@playwright/test";
import { type Marsa, startMarsa, type World } from "./start-marsa.ts";

interface WorkerFixtures {
  /** Set it with `test.use({ world: { scene: "quiet" } })`. */
  readonly world: World;
  readonly marsa: Marsa;
  /** The worlds that a test has changed. */
  readonly used: Set<Marsa>;
}

interface Fixtures {
  readonly restored: undefined;
}

/** Longest start on a busy machine, ms. */
const STARTS_WITHIN_MS = 240_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [{}, { scope: "worker", option: true }],
  marsa: [
    async ({ world }, use) => {
      const marsa = await startMarsa(world);
      await use(marsa);
      await marsa.stop();
    },
    { scope: "worker", timeout: STARTS_WITHIN_MS },
  ],
  used: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => use(new Set()),
    { scope: "worker" },
  ],
  restored: [
    async ({ marsa, used }, use) => {
      if (used.has(marsa)) await marsa.restore();
      used.add(marsa);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ marsa }, use) => use(marsa.url),
});
