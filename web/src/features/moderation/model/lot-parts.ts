import type { ComponentType } from "react";
import type { Lot } from "#/realtime/lots/lot-query.ts";

/** Parts of the lot's page, which belong to the lots. */
export interface LotParts {
  readonly Gallery: ComponentType<{ lot: Lot }>;
  readonly Condition: ComponentType<{ lot: Lot }>;
}
