/** The fees of a lane. */

/** A share of the bid between two bounds, in AED. */
export interface BuyerFee {
  /** 100 are 1 %. */
  readonly basisPoints: number;
  readonly min: number;
  readonly max: number;
}

/** The fees of one lane; null: none of its own. */
export interface LaneFees {
  readonly buyer: BuyerFee | null;
  /** Basis points of the price. */
  readonly seller: number | null;
}

/** The highest fee of a buyer in any lane; api-spec refuses more. */
export const highestBuyerFee: BuyerFee = { basisPoints: 2_000, min: 10_000, max: 1_000_000_000 };

/**
 * Returns why these fees cannot be those of a lane, with the field; null: they can.
 * @param bidOn the number of a lot with a bid for this lane; null: there is none.
 */
export function feesFault(
  { buyer }: LaneFees,
  bidOn: number | null,
): { field: string; message: string } | null {
  if (bidOn !== null)
    return { field: "fees", message: `Lot ${bidOn} has a bid: its bidder was told the fees of this lane` };
  if (buyer && buyer.min > buyer.max)
    return { field: "fees.buyer.max", message: "The most must not be below the least" };
  return null;
}
