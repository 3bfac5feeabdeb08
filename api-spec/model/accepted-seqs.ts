/** The seqs that accepted commands on one lot were answered with. */

/** Outcomes that may concern nobody but the owner of the maximum. */
const SEALED: ReadonlySet<string> = new Set(["raised", "removed"]);

/**
 * Returns the seqs in order; without a gap, no command is missing. A maximum that is raised or removed while price
 * and leader stay the same leaves the seq as it is (rules.md), so these seqs count once.
 */
export function acceptedSeqs(
  replies: readonly { readonly seq: number; readonly outcome: string }[],
): number[] {
  const seqs = (isSealed: boolean): number[] =>
    replies.filter(({ outcome }) => SEALED.has(outcome) === isSealed).map(({ seq }) => seq);
  const moved = seqs(false);
  const others = new Set(seqs(true).filter((seq) => !moved.includes(seq)));
  return [...moved, ...others].toSorted((a, b) => a - b);
}
