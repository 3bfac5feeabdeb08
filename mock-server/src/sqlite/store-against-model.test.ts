/** Tests: store against model. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { play, type Tally } from "../domain/model/play.ts";
import { scripts } from "../domain/model/script.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import { StoreRoom } from "./test-support/store-room.ts";
import { verify } from "../verify/verify.ts";

const STEPS_PER_SCRIPT = 400;
const seed = Number(process.env["PROPERTY_SEED"] ?? 20_261_125);
const commands = Number(process.env["PROPERTY_COMMANDS"] ?? 10_000);

it(
  `the store follows the rules, across restarts, ${commands} commands in a row`,
  { timeout: 3_600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "marsa-model-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "model.db");
    const tally: Tally = new Map();
    let played = 0;
    const started = performance.now();
    await fc.assert(
      fc.asyncProperty(scripts(STEPS_PER_SCRIPT), async (script) => {
        let room: StoreRoom | null = null;
        try {
          play(script, tally, (deposits) => (room = new StoreRoom(file, deposits)));
          const [finding] = (await verify(file, defaultTerms)).findings;
          if (finding) throw new Error(`${finding.table} ${finding.row}: ${finding.what}`);
        } finally {
          room!.end();
        }
        played += script.steps.length;
      }),
      { seed, numRuns: Math.ceil((commands / STEPS_PER_SCRIPT) * 1.05) },
    );
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.info(`${played} commands through the store, 0 differences, ${seconds} s; PROPERTY_SEED=${seed}`);
    expect(played).toBeGreaterThanOrEqual(commands);
    expect(tally.get("restarted") ?? 0).toBeGreaterThan(commands / 500);
  },
);
