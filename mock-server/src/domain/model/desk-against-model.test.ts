/** Compares the desk of a lane by hand with the reference model on random scripts. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Tally } from "./play.ts";
import { deskScripts, playAtDesk } from "./play-desk.ts";

const STEPS_PER_SCRIPT = 200;
const seed = Number(process.env["PROPERTY_SEED"] ?? 20_261_130);
const commands = Number(process.env["PROPERTY_COMMANDS"] ?? 200_000);

/** Every answer of the rules. A run must meet all of them to pass. */
const MET = [
  ...["ok", "LOT_NOT_OPEN", "LOT_CLOSED", "ALREADY_LEADING", "BID_TOO_LOW", "DEPOSIT_REQUIRED"].flatMap(
    (code) => [`net: ${code}`, `room: ${code}`, `phone: ${code}`, `clerk: ${code}`],
  ),
  "max: ok",
  "max: MAX_NOT_HIGHER",
  "max: BID_TOO_LOW",
  "max: DEPOSIT_REQUIRED",
  "net: STANDBY",
  "max: STANDBY",
  ...["ok", "LOT_CLOSED", "BID_TOO_LOW", "DEPOSIT_REQUIRED", "STALE"].map((code) => `absentee: ${code}`),
  ...["ok", "LOT_NOT_OPEN", "LOT_CLOSED", "BID_TOO_LOW"].map((code) => `unnamed: ${code}`),
  ...["ok", "STALE", "DEPOSIT_REQUIRED"].map((code) => `name: ${code}`),
  "stranger: STALE",
  "ask: VALIDATION",
  "authority: ok",
  "authority: VALIDATION",
  "authority: LOT_CLOSED",
  "lower: LOT_HAS_BIDS",
  ...[
    "takeBack",
    "ask",
    "warn",
    "hold",
    "sell",
    "pass",
    "withdraw",
    "reopen",
    "next",
    "release",
    "lower",
  ].flatMap((act) => [`${act}: ok`, `${act}: STALE`]),
];

it(`the desk follows the written rules, ${commands} commands in a row`, { timeout: 3_600_000 }, () => {
  const tally: Tally = new Map();
  const started = performance.now();
  fc.assert(
    fc.property(deskScripts(STEPS_PER_SCRIPT), (script) => playAtDesk(script, tally)),
    { seed, numRuns: Math.ceil((commands / STEPS_PER_SCRIPT) * 1.05) },
  );
  const played = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.info(`${played} commands at the desk, 0 differences, ${seconds} s; PROPERTY_SEED=${seed}`);
  if (process.env["PROPERTY_TALLY"]) console.info(Object.fromEntries(tally));
  expect(played).toBeGreaterThanOrEqual(commands);
  for (const answer of MET) expect.soft(tally.get(answer) ?? 0, answer).toBeGreaterThan(20);
});
