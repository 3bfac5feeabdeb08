import type { Schema } from "@marsa/api-spec/client-problem";
import type { Lot } from "#/realtime/lots/lot-query.ts";

/** The facts of the lot for its buyer's part of a negotiation. */
export interface OfferFacts {
  readonly lot: Pick<Lot, "id_auction" | "number" | "title" | "live">;
  /** Undefined while loading. */
  readonly conditions: Schema<"Conditions"> | undefined;
  /** The hold of this lot, AED. */
  readonly hold: number;
}
