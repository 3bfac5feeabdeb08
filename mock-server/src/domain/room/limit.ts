/** The limit of a paddle: what the house covers in place of a deposit. */
import { aedToFils, filsToAed } from "@marsa/api-spec/money";
import type { AuctionTerms } from "../lot/terms.ts";

/** Returns the holds that a limit covers, fils. `limit`: the bids that it is for, AED. */
export function coverOf(limit: number, { depositShare }: AuctionTerms): number {
  return Math.round(aedToFils(limit) * depositShare);
}

/** Returns the bids that a limit is for, AED. The reverse of `coverOf`. */
export function limitOf(coverFils: number, { depositShare }: AuctionTerms): number {
  return Math.round(filsToAed(coverFils) / depositShare);
}

/** Returns the parts of a hold: the limit covers as much as it can, the deposit the rest. Fils. */
export function splitHold(
  holdFils: number,
  coverFils: number,
): { readonly limitFils: number; readonly holdFils: number } {
  const limitFils = Math.min(holdFils, coverFils);
  return { limitFils, holdFils: holdFils - limitFils };
}
