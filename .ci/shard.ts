/** CI_SHARD=2/3 gives this machine its part of the tests and steps: several machines run them together. */

/** One of several machines, counted from 1. */
interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Returns the part of this machine. @throws Error unless it is like "2/3". */
export function readShard(text = "1/1"): Shard {
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split("/").map(Number) : [];
  if (index < 1 || index > count) throw new Error(`CI_SHARD is a part such as 2/3, not ${text}.`);
  return { index, count };
}

const own = readShard(process.env["CI_SHARD"]);

/** Whether this machine runs everything. */
export const isWhole = own.count === 1;

/** The option with which vitest and Playwright run their part. */
export const shardOption: readonly string[] = isWhole ? [] : [`--shard=${own.index}/${own.count}`];

/** Returns the steps of a machine, dealt in turns. */
export function shareOf<Item>(steps: readonly Item[], { index, count } = own): Item[] {
  return steps.filter((_, place) => place % count === index - 1);
}
