/** Golden vectors of the formulas: deposits, powers, suggested steps and prices. Amounts in AED. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import {
  aedToFils,
  filsToAed,
  needAed,
  needsSecondConfirmation,
  powerAed,
  priceBreakdown,
  suggestedStep,
  type DepositTerms,
  type PriceTerms,
  type VatMode,
} from "../src/money.ts";

type Kind = "vehicle" | "apartment";

export type FormulaVector = { readonly name: string; readonly expected: unknown } & (
  | { readonly formula: "suggested_step"; readonly given: { readonly start_price: number } }
  | { readonly formula: "need"; readonly given: { readonly kind: Kind; readonly maximum: number } }
  | {
      readonly formula: "power";
      readonly given: { readonly kind: Kind; readonly available: number; readonly held: number };
    }
  | { readonly formula: "all_in"; readonly given: { readonly bid: number; readonly vat: VatMode } }
  | {
      readonly formula: "second_confirmation";
      readonly given: {
        readonly mode: "exact" | "max";
        readonly amount: number;
        readonly next_min: number;
        readonly step: number;
      };
    }
);

/** The rates and limits of the formulas: an engine's, or those that a server states. */
export interface Terms {
  readonly deposit: Readonly<Record<Kind, DepositTerms>>;
  readonly price: Omit<PriceTerms, "vat"> & { readonly vat: Pick<PriceTerms["vat"], "rate"> };
}

export const formulaVectors: readonly FormulaVector[] = JSON.parse(
  readFileSync(new URL("./formulas/money.json", import.meta.url), "utf8"),
);

/** Returns the first different result under these terms, in words; null: the rules are kept. */
export function formulaDifference(vector: FormulaVector, terms: Terms): string | null {
  const found = resultOf(vector, terms);
  const { formula, given, expected } = vector;
  if (isDeepStrictEqual(found, expected)) return null;
  return `${formula} ${JSON.stringify(given)} is ${JSON.stringify(found)}, must be ${JSON.stringify(expected)}`;
}

function resultOf(vector: FormulaVector, { deposit, price }: Terms): unknown {
  switch (vector.formula) {
    case "suggested_step":
      return suggestedStep(vector.given.start_price);
    case "need":
      return needAed(vector.given.maximum, deposit[vector.given.kind]);
    case "power": {
      const { available, held, kind } = vector.given;
      return powerAed(aedToFils(available), aedToFils(held), deposit[kind]);
    }
    case "all_in": {
      const { bid, vat: mode } = vector.given;
      const parts = priceBreakdown(bid, { ...price, vat: { ...price.vat, mode } });
      return {
        fee: filsToAed(parts.feeFils),
        vat_on_fee: filsToAed(parts.vatOnFeeFils),
        vat_inside: parts.vatInsideFils === null ? null : filsToAed(parts.vatInsideFils),
        all_in: filsToAed(parts.allInFils),
      };
    }
    case "second_confirmation": {
      const { amount, mode, next_min: nextMin, step } = vector.given;
      return needsSecondConfirmation(amount, mode, nextMin, step);
    }
  }
}
