/** In each of these rounds both are called once. */
const LEAST_ROUNDS = 4;
const MOST_ROUNDS = 30;

/**
 * How much longer `second` takes than `first`, called in turns. A busy machine only ever makes a call longer, so the least
 * of many is what it costs: while the ratio lies outside of `bounds`, they are called again, up to a limit.
 * In: calls that are told the number of their round. Out: the ratio of their least times.
 */
export async function ratioOfTimes(
  first: (round: number) => Promise<unknown>,
  second: (round: number) => Promise<unknown>,
  bounds: readonly [least: number, most: number],
): Promise<number> {
  let [one, other] = [Infinity, Infinity];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    one = Math.min(one, await timeOf(() => first(round)));
    other = Math.min(other, await timeOf(() => second(round)));
    if (round + 1 >= LEAST_ROUNDS && other / one > bounds[0] && other / one < bounds[1]) break;
  }
  return other / one;
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await call();
  return performance.now() - begin;
}
