import { expect, it } from "vitest";
import { feesFault, type LaneFees } from "./fees.ts";
import { defaultTerms, termsOfSale } from "./terms.ts";

const fees: LaneFees = { buyer: { basisPoints: 350, min: 0, max: 60_000 }, seller: 500 };
const sellersShare = (lane: LaneFees | undefined, agreed: number | null) =>
  termsOfSale(defaultTerms, lane, agreed).sellerFeeShare;

it("the fee of the lane counts before the one of the seller, and that before the house's", () => {
  expect(sellersShare(fees, 100)).toBe(0.05);
  expect(sellersShare({ ...fees, seller: 0 }, 100)).toBe(0);
  expect(sellersShare({ ...fees, seller: null }, 100)).toBe(0.01);
  expect(sellersShare(undefined, 100)).toBe(0.01);
  expect(sellersShare(undefined, null)).toBe(defaultTerms.sellerFeeShare);
});

it("the buyer's fee is the lane's with its own bounds, else the house's", () => {
  const own = { buyerFeeShare: 0.035, buyerFeeLeastAed: 0, buyerFeeMostAed: 60_000 };
  expect(termsOfSale(defaultTerms, fees, null)).toMatchObject(own);
  expect(termsOfSale(defaultTerms, { ...fees, buyer: null }, null)).toMatchObject({
    buyerFeeShare: 0.02,
    buyerFeeLeastAed: 500,
    buyerFeeMostAed: 10_000,
  });
});

it("fees stay once somebody bid under them, and the most is not below the least", () => {
  expect(feesFault(fees, null)).toBeNull();
  expect(feesFault(fees, 20_001)?.message).toBe(
    "Lot 20001 has a bid: its bidder was told the fees of this lane",
  );
  const turned = { ...fees, buyer: { basisPoints: 350, min: 600, max: 500 } };
  expect(feesFault(turned, null)?.field).toBe("fees.buyer.max");
});
