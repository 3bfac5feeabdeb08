/** Runs the contract on a backend up to a level. */
import type { Backend } from "./adapters/backend.ts";
import { LEVELS, levelOf, type Check, type Level, type Result } from "./base/check.ts";
import { contract } from "./contract.ts";
import { playChecks } from "./play-checks.ts";

/** Returns the checks of a level and of those below it. */
export function checksUpTo(level: Level, checks: readonly Check[] = contract): Check[] {
  return checks.filter((check) => LEVELS.indexOf(levelOf(check)) <= LEVELS.indexOf(level));
}

/** Levels schema and read see the backend as it is; only level full prepares it, and restores it afterwards. */
export async function runContract(
  { send, connect, begin, end }: Backend,
  level: Level,
  events = false,
): Promise<Result[]> {
  const low = checksUpTo(level === "full" ? "read" : level);
  const results = await playChecks(low, send);
  if (level !== "full") return results;
  const high = contract.filter((check) => levelOf(check) === "full");
  await begin();
  try {
    return [...results, ...(await playChecks(high, send, undefined, events ? connect : undefined))];
  } finally {
    await end();
  }
}
