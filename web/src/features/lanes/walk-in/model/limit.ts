/** The limits that the house grants, AED: multiples of the first one, from the second one on. */
const [STEP, LEAST] = [1_000, 5_000] as const;

/** The limits that are offered, AED. */
export const LIMITS = [20_000, 40_000, 100_000, 200_000] as const;

/** Returns why an amount (AED) is no limit; undefined: it is one. */
export function limitProblem(aed: number): string | undefined {
  return aed >= LEAST && aed % STEP === 0 ? undefined : "A whole thousand, at least 5,000";
}
