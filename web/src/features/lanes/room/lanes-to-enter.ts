import type { Schema } from "@marsa/api-spec/client-problem";

type Lane = Pick<Schema<"QueueCard">, "id_queue" | "state" | "operators_me" | "start">;

const HALF_DAY_MS = 43_200_000;
const RUNS: ReadonlySet<Lane["state"]> = new Set(["open", "running", "paused"]);

/**
 * Returns the lanes that /queue/current leads to, for a choice where there are several: those that run and that the
 * reader runs, else all that run, else the reader's next ones of that day, else the next one.
 * @param queues by start
 */
export function lanesToEnter<Card extends Lane>(queues: readonly Card[]): readonly Card[] {
  const running = runningOf(queues);
  const own = running.filter(({ operators_me: mine }) => mine);
  if (own.length > 0) return own;
  if (running.length > 0) return running;
  const scheduled = queues.filter(({ state }) => state === "scheduled");
  const desks = scheduled.filter(({ operators_me: mine }) => mine);
  const [desk] = desks;
  if (!desk) return scheduled.slice(0, 1);
  const until = Date.parse(desk.start) + HALF_DAY_MS;
  return desks.filter(({ start }) => Date.parse(start) <= until);
}

/** Returns the lanes that run or wait for their auctioneer. */
export function runningOf<Card extends Lane>(queues: readonly Card[]): readonly Card[] {
  return queues.filter(({ state }) => RUNS.has(state));
}
