/** The fees of a lane as the staff type and read them. */
import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { type NumberRules, priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import { percent } from "#/lib/format/counts.ts";

export type LaneFees = Schema<"LaneFees">;

const share = (label: string): NumberRules => ({ label, min: 0, max: 20, decimals: 2 });

/** The rules of each field, with its label. */
export const FEE_RULES = {
  buyer: share("Buyer’s fee, per cent of the bid"),
  min: { ...priceRules("At least, AED"), min: 0, max: 10_000 },
  max: { ...priceRules("At most, AED"), min: 0 },
  seller: share("Seller’s fee, per cent of the price"),
} as const satisfies Record<string, NumberRules>;

export type FeeField = keyof typeof FEE_RULES;
export type TypedFees = Readonly<Record<FeeField, string>>;

/** Returns the texts of the fields; without a fee of the lane, its bounds are the house's. */
export function typedOf(fees: LaneFees | undefined, { fee }: Pick<Schema<"Config">, "fee">): TypedFees {
  const { buyer, seller } = fees ?? { buyer: null, seller: null };
  return {
    buyer: buyer ? String(buyer.basis_points / 100) : "",
    min: money((buyer ?? fee).min),
    max: money((buyer ?? fee).max),
    seller: seller === null ? "" : String(seller / 100),
  };
}

/** Returns the typed fees; null, with the sentence of each wrong field, where one cannot be read. */
export function feesIn(typed: TypedFees): {
  readonly fees: LaneFees | null;
  readonly errors: Partial<Record<FeeField, string>>;
} {
  const errors: Partial<Record<FeeField, string>> = {};
  const read = (field: FeeField) => {
    const found = readNumber(typed[field], FEE_RULES[field]);
    if (found.ok) return found.value;
    errors[field] = found.message;
    return 0;
  };
  const isEmpty = (field: FeeField) => typed[field].trim() === "";
  const points = (field: FeeField) => Math.round(read(field) * 100);
  const buyer = isEmpty("buyer")
    ? null
    : { basis_points: points("buyer"), min: read("min"), max: read("max") };
  const seller = isEmpty("seller") ? null : points("seller");
  if (buyer && !errors.max && buyer.min > buyer.max) errors.max = "Not less than the least";
  return { fees: Object.keys(errors).length > 0 ? null : { buyer, seller }, errors };
}

/** "5 % of the bid, AED 0 to 50,000". */
export function rangeWords({ rate, min, max }: Schema<"FeeTerms">): string {
  return `${percent(rate)} of the bid, AED ${money(min)} to ${money(max)}`;
}

/** Returns the number of a lot with a bid for this lane, from which on its fees stay; null: there is none. */
export function bidOnIn({ state, lots }: Pick<Schema<"Queue">, "state" | "lots">): number | null {
  // The lots of a draft are still standard auctions.
  if (state === "draft") return null;
  return lots.find(({ live }) => live.price !== null)?.number ?? null;
}
