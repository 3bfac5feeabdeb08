/** Level read: public replies agree with each other. Works with any data, changes nothing. */
import type { Check } from "../base/check.ts";
import { lotReads } from "./lot-reads.ts";
import { placeReads } from "./place-reads.ts";

export const readChecks: readonly Check[] = [...lotReads, ...placeReads].map((check) => ({
  ...check,
  group: "values that strangers read",
  level: "read",
}));
