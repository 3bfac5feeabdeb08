/** Compares the bid engine with the reference model on random scripts. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { play, type Tally } from "./play.ts";
import { scripts } from "./script.ts";

const STEPS_PER_SCRIPT = 200;
/** Another seed or a longer run: PROPERTY_SEED=7 PROPERTY_COMMANDS=1000000 npx vitest run …/model */
const seed = Number(process.env["PROPERTY_SEED"] ?? 20_261_124);
const commands = Number(process.env["PROPERTY_COMMANDS"] ?? 200_000);

/** Every answer of the rules. A run must meet all of them to pass. */
const MET = [
  "leading",
  "raised",
  "outbid_by_stored_maximum",
  "tie",
  "extended",
  "straight to the minimum",
  "REGISTRATION_REQUIRED",
  "VERIFICATION_REQUIRED",
  "PROFILE_REQUIRED",
  "CONTRACT_REQUIRED",
  "STANDBY",
  "PROFILE_LOCKED",
  "ROLE_FORBIDDEN",
  "OWN_LOT",
  "LOT_NOT_OPEN",
  "LOT_CLOSED",
  "USE_BUY_NOW",
  "ALREADY_LEADING",
  "MAX_NOT_HIGHER",
  "BID_TOO_LOW",
  "DEPOSIT_REQUIRED",
  "close: sold",
  "close: notSold",
  "close: summarizing",
  "close: NOT_DUE",
  "extend: active",
  "open: active",
  "lapse: notSold",
  "lapse: NOT_DUE",
  "removed",
  "remove: NO_PROXY",
  "remove: LOT_CLOSED",
  "sold",
  "buy: BUY_NOW_CLOSED",
  "buy: STALE",
  "buy: DEPOSIT_REQUIRED",
  "buy: LOT_NOT_OPEN",
  "min changed",
  "lowered to where a maximum is",
  "min: MIN_PRICE_RULE",
  "min: VALIDATION",
  "min: LOT_CLOSED",
  "start changed",
  "start: LOT_HAS_BIDS",
  "buyNow changed",
  "buyNow: LOT_HAS_BIDS",
  "buyNow: VALIDATION",
  "paused",
  "resumed",
  "extended after a pause",
  "locked",
  "unlocked",
  "restarted",
  "LOT_IN_GROUP",
  "group: made",
  "group: woke",
  "group: won",
  "group: lost",
  "group: ended",
  "group: ALREADY_LEADING",
  "group: DEPOSIT_REQUIRED",
];

it(`the engine follows the written rules, ${commands} commands in a row`, { timeout: 3_600_000 }, () => {
  const tally: Tally = new Map();
  let played = 0;
  const started = performance.now();
  fc.assert(
    fc.property(scripts(STEPS_PER_SCRIPT), (script) => {
      play(script, tally);
      played += script.steps.length;
    }),
    { seed, numRuns: Math.ceil((commands / STEPS_PER_SCRIPT) * 1.05) },
  );
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.info(`${played} commands, 0 differences, ${seconds} s; PROPERTY_SEED=${seed}`);
  expect(played).toBeGreaterThanOrEqual(commands);
  if (process.env["PROPERTY_TALLY"]) console.info(Object.fromEntries(tally));
  for (const answer of MET) expect.soft(tally.get(answer) ?? 0, answer).toBeGreaterThan(20);
});
