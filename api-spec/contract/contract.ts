/** The whole contract as a list of checks for any server. */
import { operations, type OperationId } from "../generated/operations.ts";
import type { Case } from "./cases/case.ts";
import { refusals, successes } from "./cases/cases.ts";
import { refuse, succeed, type Check, type World } from "./check.ts";
import { filterChecks } from "./filter-checks.ts";
import { generalRefusals } from "./cases/general-cases.ts";
import { httpChecks } from "./http-checks.ts";
import { pagingChecks } from "./paging-checks.ts";
import { retryChecks } from "./retry-checks.ts";
import { roleChecks } from "./role-checks.ts";
import { secrecyChecks } from "./secrecy-checks.ts";
import { vectorChecks } from "./vector-checks.ts";
import type { Answered } from "./target.ts";

/** Statuses that no client can provoke at will: too slow a body, too many requests, a defect, an outage. */
const NOT_AT_WILL: ReadonlySet<number> = new Set([304, 408, 429, 500, 503]);

const checkOf =
  (group: string) =>
  (one: Case): Check => ({
    group,
    name: `${one.id} ${one.says}${one.status === 200 ? "" : `: ${one.status}`}`,
    about: one.id,
    ...(one.upsets && { upsets: true }),
    play: (world) => playCase(world, one),
  });

async function playCase(world: World, one: Case): Promise<void> {
  const before: Answered[] = [];
  for (const { id, call } of one.after ?? []) before.push(await world.call(id, call(world.testData, before)));
  const given = one.call(world.testData, before);
  try {
    if (one.result === undefined) await succeed(world, one.id, given, one.next);
    else await refuse(world, one.id, given, one.status, one.result);
  } finally {
    for (const next of one.afterwards ?? []) await world.call(next.id, next.call(world.testData, before));
  }
}

/** All checks, in the order of the report. */
export const contract: readonly Check[] = [
  ...successes.map(checkOf("successes")),
  ...[...refusals, ...generalRefusals].map(checkOf("refusals")),
  ...roleChecks,
  ...retryChecks,
  ...pagingChecks,
  ...filterChecks,
  ...secrecyChecks,
  ...httpChecks,
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
