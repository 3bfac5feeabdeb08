import type { Schema } from "@marsa/api-spec/client-problem";

type Lane = Pick<Schema<"QueueCard">, "id_queue" | "state" | "operators_me">;

const RUNS: ReadonlySet<Lane["state"]> = new Set(["open", "running", "paused"]);

export interface Entrance<Card> {
  /** The lanes to choose from; one alone opens at once, unless it is on a desk. */
  readonly lanes: readonly Card[];
  /** Whether the reader runs lanes, and none of them runs now: they see what comes, and prepare it. */
  readonly isDesk: boolean;
}

/**
 * Returns the lanes that /queue/current leads to: those that run and that the reader runs, else the reader's coming ones
 * with all that run, else all that run, else the next one.
 * @param queues by start
 */
export function lanesToEnter<Card extends Lane>(queues: readonly Card[]): Entrance<Card> {
  const running = runningOf(queues);
  const own = running.filter(({ operators_me: mine }) => mine);
  if (own.length > 0) return { lanes: own, isDesk: false };
  const scheduled = queues.filter(({ state }) => state === "scheduled");
  const coming = scheduled.filter(({ operators_me: mine }) => mine);
  if (coming.length > 0) return { lanes: [...coming, ...running], isDesk: true };
  return { lanes: running.length > 0 ? running : scheduled.slice(0, 1), isDesk: false };
}

/** Returns the lanes that run or wait for their auctioneer. */
export function runningOf<Card extends Lane>(queues: readonly Card[]): readonly Card[] {
  return queues.filter(({ state }) => RUNS.has(state));
}
