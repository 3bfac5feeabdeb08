/** Decides which lots can join a lane. */
import type { Candidate } from "./repository-compose.ts";

interface Composed {
  readonly queueId: number;
  /** The current run. */
  readonly before: readonly number[];
  readonly now: number;
}

/**
 * Returns why lots cannot join a lane, or cannot leave it, each with its field: approved standard lots without a
 * bid can join; a lot with a stored maximum stays.
 */
export function lotErrors(
  lots: readonly number[],
  candidates: readonly Candidate[],
  { queueId, before, now }: Composed,
): { readonly field: string; readonly message: string }[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const errors = lots.flatMap((id, place) => {
    const message =
      lots.indexOf(id) === place ? whyNot(byId.get(id), { queueId, now }) : "This lot is in the run twice";
    return message === null ? [] : [{ field: `lots.${place}`, message }];
  });
  // The lots of a draft are still standard auctions: a bid there does not tie a lot to the lane.
  const left = before.filter((id) => {
    const lot = byId.get(id);
    return !lots.includes(id) && lot?.queueId === queueId && lot.price !== null;
  });
  const stays = left.map((id) => ({
    field: "lots",
    message: `Lot ${byId.get(id)?.number} has bids for this lane and stays in it`,
  }));
  return [...errors, ...stays];
}

function whyNot(
  lot: Candidate | undefined,
  { queueId, now }: Pick<Composed, "queueId" | "now">,
): string | null {
  if (!lot) return "There is no such lot";
  if (lot.queueId === queueId) return null;
  if (lot.otherLane !== null) return `Lot ${lot.number} is in ${lot.otherLane}`;
  if (lot.queueId !== null) return `Lot ${lot.number} was in another lane`;
  if (lot.status !== "active" || lot.hidden || lot.endsAt <= now) return `Lot ${lot.number} is not for sale`;
  return lot.price === null ? null : `Lot ${lot.number} has bids already`;
}
