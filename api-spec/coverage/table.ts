/** Draws the table of proven items. */
import type { Item } from "./items.ts";
import type { Proof } from "./proofs.ts";

export interface Coverage {
  readonly items: readonly Item[];
  readonly proofs: readonly Proof[];
}

/** Number of items with a test. */
export function proven({ items, proofs }: Coverage): number {
  const ids = new Set(proofs.map(({ id }) => id));
  return items.filter(({ id }) => ids.has(id)).length;
}

/** Proofs of unknown items: a typing error, or an item with new words. */
export function strayProofs({ items, proofs }: Coverage): Proof[] {
  const ids = new Set(items.map(({ id }) => id));
  return proofs.filter(({ id }) => !ids.has(id));
}

/** Returns the table for the repository: an item a row, with its tests, or `missing`. */
export function coverageTable(coverage: Coverage): string {
  const { items, proofs } = coverage;
  const lines = [
    "# What is proven of the product specification",
    "",
    `${proven(coverage)} of ${items.length} items have a test.`,
    "Written by `npm run coverage`; a test names the item that it proves by `@proves ID`.",
  ];
  for (const section of new Set(items.map((item) => item.section))) {
    lines.push("", `## ${section}`, "", "| item | id | proof |", "|---|---|---|");
    for (const item of items.filter((one) => one.section === section)) {
      const files = new Set(
        proofs.filter(({ id }) => id === item.id).map(({ place }) => place.split(":")[0]!),
      );
      const proof = files.size > 0 ? [...files].map((file) => `\`${file}\``).join("<br>") : "🟥 **missing**";
      lines.push(`| ${item.kind}: ${item.text.replaceAll("|", "\\|")} | \`${item.id}\` | ${proof} |`);
    }
  }
  return `${lines.join("\n")}\n`;
}
