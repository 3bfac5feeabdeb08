/** The whole contract as a list of checks for any server. */
import { operations, type OperationId } from "../generated/operations.ts";
import { onGround, type Case } from "./base/case.ts";
import { refusals, successes } from "./cases/cases.ts";
import { refuse, succeed, type Check, type Level, type World } from "./base/check.ts";
import { eventChecks } from "./event-checks.ts";
import { generalRefusals } from "./cases/general-cases.ts";
import { hammerChecks } from "./hammer-checks.ts";
import { httpChecks } from "./http-checks.ts";
import { counterChecks } from "./lists/counters.ts";
import { exportChecks } from "./lists/exports.ts";
import { listChecks } from "./lists/list-checks.ts";
import { listRefusals } from "./lists/list-refusals.ts";
import { retryChecks } from "./retry-checks.ts";
import { readChecks } from "./levels/read-checks.ts";
import { changesForStrangers, shapeChecks } from "./levels/shape-checks.ts";
import { valueChecks } from "./values/value-checks.ts";
import { roleChecks } from "./role-checks.ts";
import { secrecyChecks } from "./secrecy-checks.ts";
import { vectorChecks } from "./vector-checks.ts";
import type { Answered } from "./base/target.ts";

/** Statuses that no client can provoke at will: too slow a body, too many requests, a defect, an outage. */
const NOT_AT_WILL: ReadonlySet<number> = new Set([304, 408, 429, 500, 503]);

const checkOf =
  (group: string) =>
  (one: Case): Check => ({
    group,
    name: `${one.id} ${one.says}${one.status === 200 ? "" : `: ${one.status}`}`,
    about: one.id,
    level: levelOfCase(one),
    ...(one.upsets && { upsets: true }),
    play: (world) => playCase(world, one),
  });

/**
 * A case without people and lots runs on any server: its status and shape at level schema, a refusal that looks at
 * values at level read.
 */
function levelOfCase({ id, call: given, after, result, status }: Case): Level {
  const { tag } = operations[id];
  if (tag === "controls" || given.length > 0 || after) return "full";
  if (result === undefined) return changesForStrangers(id) ? "full" : "schema";
  return status === 404 || status === 409 || status === 422 ? "read" : "schema";
}

function playCase(world: World, one: Case): Promise<Answered> {
  return onGround(world, one, (given) =>
    one.result === undefined
      ? succeed(world, one.id, given, one.next)
      : refuse(world, one.id, given, one.status, one.result),
  );
}

/** All checks, in the order of the report. */
export const contract: readonly Check[] = [
  ...successes.map(checkOf("successes")),
  ...[...refusals, ...generalRefusals].map(checkOf("refusals")),
  ...roleChecks,
  ...retryChecks,
  ...hammerChecks,
  ...eventChecks,
  ...listChecks,
  ...listRefusals,
  ...counterChecks,
  ...exportChecks,
  ...secrecyChecks,
  ...httpChecks,
  ...shapeChecks,
  ...readChecks,
  ...valueChecks,
  ...vectorChecks,
];

/** Declared statuses of operations without a case although a caller could provoke them: "makebid 402". */
export function unprovokedStatuses(): string[] {
  const played = new Set(
    [...successes, ...refusals, ...generalRefusals].map(({ id, status }) => `${id} ${status}`),
  );
  return (Object.keys(operations) as OperationId[])
    .flatMap((id) => operations[id].statuses.map((status) => ({ id, status })))
    .filter(({ id, status }) => !NOT_AT_WILL.has(status) && !needsControlsOff(id, status))
    .map(({ id, status }) => `${id} ${status}`)
    .filter((name) => !played.has(name));
}

/** The controls answer 404 where they are off; the contract needs them on. */
function needsControlsOff(id: OperationId, status: number): boolean {
  return operations[id].tag === "controls" && status === 404;
}
