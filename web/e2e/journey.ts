/** The `test` of all journeys. Each worker of Playwright has a server of its own, restored between its journeys. */
import { test as base } from "@marsa/mock-server/playwright";
import { expect } from "@playwright/test";
import { type OwnServer, ownServer } from "./own-server.ts";

const router = process.env["ROUTER"] === "crossbar" ? "crossbar" : "embedded";

interface WorkerFixtures {
  /** The server of this worker; the journeys of a worker run one after the other. */
  readonly server: OwnServer;
}

/** The auction clock of this worker's server; it runs again after the journey. */
export interface Clock {
  stop(): Promise<void>;
  /** Moves the clock by so many seconds, with everything that is due. */
  advance(seconds: number): Promise<void>;
}

interface Fixtures {
  readonly clock: Clock;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const server = await ownServer({ router });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  marsa: [async ({ server }, use) => use(server), { scope: "worker" }],
  clock: async ({ server }, use) => {
    const change = async (data: object) => {
      const answer = await server.request.post("/_mock/clock", { data });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    await use({
      stop: () => change({ freeze: true }),
      advance: (seconds) => change({ advance_ms: Math.round(seconds * 1_000) }),
    });
    await change({ freeze: false });
  },
});
