/** Tests of the costs of the authority, and of what a buyer pays with them. */
import { costsOf, youPay } from "@marsa/api-spec/you-pay";
import { describe, expect, it } from "vitest";
import { authorityCosts } from "./authority-costs.ts";
import { defaultTerms, priceTerms } from "./terms.ts";

const terms = priceTerms(defaultTerms, "without");
const emirates = [...new Set(authorityCosts.flatMap((each) => each.emirates))];
const paid = (bid: number, kind: "vehicle" | "apartment", emirate = "dubai") =>
  youPay(bid, terms, costsOf(authorityCosts, kind, emirate));
/** What the registration trustee costs for an apartment in Dubai, fils. */
const trustee = (bid: number) =>
  paid(bid, "apartment").costs.find(({ cost }) => cost.name.startsWith("Registration"))?.fils;

describe("What a buyer pays", () => {
  it("for a vehicle is bid, fee, VAT on it and the transfer: 183,179 at 179,000", () => {
    expect(paid(179_000, "vehicle").youPayFils).toBe(18_317_900);
  });

  it("for an apartment in Dubai has the transfer fee, the trustee and the certificate as lines of their own", () => {
    const { allInFils, costs, authorityFils, youPayFils } = paid(1_460_000, "apartment");
    expect(allInFils).toBe(147_050_000);
    expect(costs.map(({ cost, fils }) => [cost.name, fils])).toEqual([
      ["Transfer fee", 5_840_000],
      ["Registration trustee, with VAT", 420_000],
      ["No objection certificate, with VAT", 105_000],
    ]);
    expect([authorityFils, youPayFils]).toEqual([6_365_000, 153_415_000]);
  });

  it("has the lower trustee below 500,000, and the higher one from there", () => {
    expect([trustee(499_999), trustee(500_000)]).toEqual([210_000, 420_000]);
  });

  it.each(emirates)("is known in %s for both kinds, each cost with receiver and source", (emirate) => {
    for (const kind of ["vehicle", "apartment"] as const) {
      const lines = paid(700_000, kind, emirate).costs;
      expect(lines.length).toBeGreaterThan(0);
      for (const { cost, fils } of lines) {
        expect(fils).toBeGreaterThan(0);
        expect([cost.name, cost.receiver, cost.source]).not.toContain("");
      }
    }
  });

  it("rises with the bid in each emirate", () => {
    for (const emirate of emirates)
      for (const kind of ["vehicle", "apartment"] as const)
        for (let bid = 1_000; bid < 2_000_000; bid += 49_999)
          expect(paid(bid + 1, kind, emirate).youPayFils).toBeGreaterThan(
            paid(bid, kind, emirate).youPayFils,
          );
  });
});
