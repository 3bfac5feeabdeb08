/** The sentence-level items of the product specification, one a line in items.txt, and their ids. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Item {
  /** Section, kind and the first words: "5.message.the-bid-is-below-the-allowable". Unique. */
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly text: string;
}

const WORDS_IN_ID = 6;

/** Every item, in the order of the specification; the second of two that begin alike gets a number. */
export function readItems(file = join(import.meta.dirname, "items.txt")): Item[] {
  const items: Item[] = [];
  const ids = new Set<string>();
  let section = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("## ")) section = line.slice(3).trim();
    if (!line.includes(" | ")) continue;
    const [kind = "", text = ""] = line.split(" | ").map((part) => part.trim());
    const id = free(`${section.split(" ")[0]}.${slug(kind)}.${slug(text)}`, ids);
    ids.add(id);
    items.push({ id, section, kind, text });
  }
  return items;
}

function slug(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
  return words.slice(0, WORDS_IN_ID).join("-");
}

function free(id: string, taken: ReadonlySet<string>): string {
  let unique = id;
  for (let n = 2; taken.has(unique); n++) unique = `${id}-${n}`;
  return unique;
}
