/** Collects the proofs of the product specification. */
import { join } from "node:path";
import { builtCallProofs } from "./built-calls.ts";
import { readItems } from "./items.ts";
import { readProofs } from "./proofs.ts";
import type { Coverage } from "./table.ts";

/** Paths of the table and its number. */
export const tableFile = join(import.meta.dirname, "TABLE.md");
export const numberFile = join(import.meta.dirname, "proven.json");

/** Returns the present proofs of the repository. */
export function readCoverage(): Coverage {
  const items = readItems();
  const root = join(import.meta.dirname, "../..");
  const proofs = [...readProofs(root), ...builtCallProofs(items, root)];
  return { items, proofs };
}
