/** Draws the table of proven items. */
import type { Item } from "./items.ts";
import type { Proof } from "./proofs.ts";

export interface Coverage {
  readonly items: readonly Item[];
  readonly proofs: readonly Proof[];
}

/** Number of items that a test proves. */
export function proven(coverage: Coverage): number {
  return countOf(coverage, false);
}

/** Number of items that the product does not have, for a reason that a test checks. */
export function absent(coverage: Coverage): number {
  return countOf(coverage, true);
}

function countOf({ items, proofs }: Coverage, isAbsence: boolean): number {
  const ids = new Set(proofs.filter((proof) => (proof.isAbsence ?? false) === isAbsence).map(({ id }) => id));
  return items.filter(({ id }) => ids.has(id)).length;
}

/** Proofs of unknown items: a typing error, or an item with new words. */
export function strayProofs({ items, proofs }: Coverage): Proof[] {
  const ids = new Set(items.map(({ id }) => id));
  return proofs.filter(({ id }) => !ids.has(id));
}

/** Returns the table for the repository: an item a row, with its tests, `not built` or `missing`. */
export function coverageTable(coverage: Coverage): string {
  const { items, proofs } = coverage;
  const lines = [
    "# What is proven of the product specification",
    "",
    `${proven(coverage)} of ${items.length} items have a test; ${absent(coverage)} are not built, for a reason that a test checks.`,
    "Written by `npm run coverage`; a test names the item that it proves by `@proves ID`, and one that is not built by `@absent ID`.",
    "A call is proven by the contract suite and by the file of the app that makes it.",
  ];
  for (const section of new Set(items.map((item) => item.section))) {
    lines.push("", `## ${section}`, "", "| item | id | proof |", "|---|---|---|");
    for (const item of items.filter((one) => one.section === section)) {
      const own = proofs.filter(({ id }) => id === item.id);
      const files = [...new Set(own.map(({ place }) => place.split(":")[0]!))].map((file) => `\`${file}\``);
      const isAbsent = own.some(({ isAbsence }) => isAbsence);
      const proof =
        files.length > 0 ? (isAbsent ? "not built: " : "") + files.join("<br>") : "🟥 **missing**";
      lines.push(`| ${item.kind}: ${item.text.replaceAll("|", "\\|")} | \`${item.id}\` | ${proof} |`);
    }
  }
  return `${lines.join("\n")}\n`;
}
