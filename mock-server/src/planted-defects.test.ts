/** Plants defects between the contract suite and the server: the suite must find each at its level. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playChecks } from "@marsa/api-spec/contract/play-checks";
import { checksUpTo } from "@marsa/api-spec/contract/run";
import type { Level } from "@marsa/api-spec/contract/check";
import { defects } from "@marsa/api-spec/contract/defects/defects";
import type { Send } from "@marsa/api-spec/contract/target";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";
import { createLog } from "./http/log.ts";
import { startServer, type RunningServer } from "./server.ts";

/** Checks of level full make many people and lots; a busy machine takes long. */
const LONGEST_MS = 180_000;

/** Checks of level full leave people and lots behind, so those that only read have a server of their own. */
const worlds = new Map<boolean, { readonly folder: string; readonly server: RunningServer }>();

function sendTo(level: Level): Send {
  return (path, init) => fetch(`http://127.0.0.1:${worlds.get(level === "full")!.server.port}${path}`, init);
}

beforeAll(async () => {
  for (const changes of [false, true]) {
    const folder = mkdtempSync(join(tmpdir(), "marsa-defects-"));
    const env = { ...readEnv({}), port: 0, host: "127.0.0.1", dataDir: folder, webDir: folder };
    // oxlint-disable-next-line no-await-in-loop -- one plants its scene after the other
    worlds.set(changes, {
      folder,
      server: await startServer(
        env,
        createLog("text", () => undefined),
      ),
    });
  }
});

afterAll(async () => {
  for (const { folder, server } of worlds.values()) {
    // oxlint-disable-next-line no-await-in-loop -- in turn
    await server.stop();
    rmSync(folder, { recursive: true });
  }
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

it("plants forty defects or more, each under a name of its own", () => {
  const names = new Set(defects.map(({ name, level }) => `${level}: ${name}`));
  expect(names.size).toBe(defects.length);
  expect(names.size).toBeGreaterThanOrEqual(40);
});
