import { describe, expect, it } from "vitest";
import { insuranceAed } from "@marsa/api-spec/you-pay";
import { doorCostsOf } from "../settlement/door-costs.ts";
import { partnerOffers } from "./partner-offers.ts";
import { canCancel, orderQuote, type ServiceOffer, type ServiceTimes } from "./services.ts";

const DAY_MS = 86_400_000;
const paid = { state: "paid" } as const;
type Quote = ServiceTimes & Pick<ServiceOffer, "kind" | "priceFils">;
const quote: Quote = {
  kind: "transport",
  priceFils: 48_000,
  validUntil: DAY_MS,
  orderedAt: null,
  freeUntil: null,
  cancelledAt: null,
};
const ordered: Quote = { ...quote, orderedAt: 10, freeUntil: 10 + DAY_MS };
const ground = { settlement: paid, others: [quote], availableFils: 48_000 };

describe("an order of a quote", () => {
  it("can be cancelled free of charge for a day", () => {
    expect(orderQuote(quote, ground, 10)).toEqual({ ok: true, freeUntil: 10 + DAY_MS });
    expect(canCancel(ordered, paid, 9 + DAY_MS)).toBe(true);
    expect(canCancel(ordered, paid, 10 + DAY_MS)).toBe(false);
    expect(canCancel(ordered, { state: "handed_over" }, 11)).toBe(false);
    expect(canCancel({ ...ordered, cancelledAt: 11 }, paid, 12)).toBe(false);
    expect(canCancel(quote, paid, 12)).toBe(false);
  });

  it("is one of its kind, until it is cancelled", () => {
    const second = (other: Quote) => orderQuote(quote, { ...ground, others: [quote, other] }, 20);
    expect(second(ordered)).toMatchObject({ code: "STALE" });
    expect(second({ ...ordered, cancelledAt: 15 })).toMatchObject({ ok: true });
    expect(second({ ...ordered, kind: "insurance" })).toMatchObject({ ok: true });
    expect(orderQuote(ordered, ground, 20)).toMatchObject({ code: "STALE" });
  });

  it("needs a paid lot that is not handed over, a valid quote, and the whole price", () => {
    for (const state of ["due", "handed_over", "defaulted"] as const)
      expect(orderQuote(quote, { ...ground, settlement: { state } }, 10)).toMatchObject({ code: "STALE" });
    expect(orderQuote(quote, ground, DAY_MS)).toMatchObject({ code: "QUOTE_EXPIRED" });
    expect(orderQuote(quote, { ...ground, availableFils: 47_999 }, 10)).toEqual({
      ok: false,
      code: "DEPOSIT_REQUIRED",
      details: { top_up: 1, purpose: "payment" },
    });
  });
});

describe("the partners", () => {
  const costs = doorCostsOf("vehicle", "dubai")!;
  const offers = partnerOffers(costs, "sharjah", 116_500);
  const of = (kind: string) => offers.filter((offer) => offer.kind === kind);

  it("begin with the figures of the cost card, and name a source for each price", () => {
    expect(of("transport")[0]).toMatchObject({ priceFils: 30_000, source: costs.transport.source });
    const insured = insuranceAed(116_500, costs.insurance) * 100;
    expect(of("insurance")[0]).toMatchObject({ priceFils: insured, source: costs.insurance.source });
    expect([of("transport").length, of("insurance").length]).toEqual([3, 2]);
    for (const { source, included, term } of offers) expect([source, term, ...included]).not.toContain("");
  });

  it("have no transport to a place without a price", () => {
    expect(partnerOffers(costs, "muscat", 116_500).map(({ kind }) => kind)).toEqual([
      "insurance",
      "insurance",
    ]);
  });
});
