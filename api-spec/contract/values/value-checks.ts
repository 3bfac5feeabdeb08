/** Level full: a value that was written is read back by its owner and by others. */
import type { Check } from "../base/check.ts";
import { bidValues } from "./bid-values.ts";
import { groupValues } from "./group-values.ts";
import { moneyValues } from "./money-values.ts";
import { ownValues } from "./own-values.ts";
import { saleValues } from "./sale-values.ts";

export const valueChecks: readonly Check[] = [
  ...bidValues,
  ...groupValues,
  ...moneyValues,
  ...ownValues,
  ...saleValues,
].map((check) => ({
  ...check,
  group: "values that people read",
}));
