/** The `test` of all journeys. Each worker of Playwright has a server of its own, with its own data and its own clock. */
import { test as base } from "@playwright/test";
import { type OwnServer, ownServer } from "./own-server.ts";

const router = process.env["ROUTER"] === "crossbar" ? "crossbar" : "embedded";

interface WorkerFixtures {
  /** The server of this worker; the journeys of a worker run one after the other. */
  readonly server: OwnServer;
}

export const test = base.extend<object, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const server = await ownServer({ router });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
