/** Tests: published terms. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultTerms, priceTerms } from "../../domain/lot/terms.ts";

const HOUR_MS = 3_600_000;
const NUMBER_WORDS = ["no", "one", "two", "three", "four"];

/** The published text of the conditions of sale. */
const text = readFileSync(
  join(import.meta.dirname, "../../../../web/public/conditions/_payload.json"),
  "utf8",
);

const aed = (amount: number) => `AED ${amount.toLocaleString("en-US")}`;

describe("the published conditions of sale", () => {
  it("use placeholders for the numbers of the configuration", () => {
    for (const name of [
      "fee.rate",
      "fee.min",
      "fee.max",
      "vat.rate",
      "deposit.rate",
      "deposit.min_vehicle",
      "deposit.min_apartment",
      "deposit.card_fee_rate",
      "closing.vehicle",
      "closing.apartment",
    ]) {
      expect(text).toContain(`{{${name}}}`);
    }
  });

  it("match the server's rules wherever a number is written out", () => {
    const { paymentMs, paymentRemindersMs, paymentExtensionMs, offerMs, mostOffers, sellerFeeShare } =
      defaultTerms;
    const [first, second] = paymentRemindersMs.map((ms) => ms / HOUR_MS);
    expect(text).toContain(`due within ${paymentMs / HOUR_MS} hours`);
    expect(text).toContain(`remind you ${first} hours and ${second} hours before`);
    expect(text).toContain(`extend the time by ${paymentExtensionMs / HOUR_MS} hours`);
    expect(text).toContain(
      `stands for ${offerMs / HOUR_MS} hours, each side has ${NUMBER_WORDS[mostOffers]}`,
    );
    expect(sellerFeeShare === 0).toBe(text.includes('"Nothing at present"'));
  });

  it("compute their example with the server's formulas", () => {
    const { fee, vat } = priceTerms(defaultTerms, "included");
    const price = 178_000;
    const share = Math.min(fee.max, Math.max(fee.min, price * fee.rate));
    const tax = share * vat.rate;
    expect(text).toContain(`a bid of ${aed(price)} has a fee of ${aed(share)}`);
    expect(text).toContain(`VAT on it of ${aed(tax)}, together ${aed(price + share + tax)}`);
  });
});
