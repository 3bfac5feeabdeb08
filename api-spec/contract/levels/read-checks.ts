/** Level read: what a stranger reads agrees with what they read elsewhere. Any data will do; nothing changes. */
import type { Check } from "../check.ts";
import { listReads } from "./list-reads.ts";
import { lotReads } from "./lot-reads.ts";
import { placeReads } from "./place-reads.ts";

export const readChecks: readonly Check[] = [...listReads, ...lotReads, ...placeReads].map((check) => ({
  ...check,
  group: "values that strangers read",
  level: "read",
}));
