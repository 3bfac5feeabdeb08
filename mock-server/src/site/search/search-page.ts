/** Shows what a search finds under /docs. */
import { docsPage } from "../page.ts";
import { escapeHtml as h } from "../schema-text.ts";
import { type Entry, KINDS, searchEntries } from "./entries.ts";

const LONGEST_QUERY = 100;
const MOST_OF_A_KIND = 40;

let entries: readonly Entry[] | undefined;

/** Returns the page of a query: the entries that contain all its words, those with the words in their names first. */
export function searchPage(asked: string): string {
  const query = asked.slice(0, LONGEST_QUERY).trim();
  const found = query === "" ? [] : find(query);
  const lists = KINDS.map((kind) =>
    listHtml(
      kind,
      found.filter((entry) => entry.kind === kind),
    ),
  );
  const hint =
    query === ""
      ? "Type the name of a call, a part of a path, a topic, or the code of a refusal."
      : `${found.length === 0 ? "Nothing" : found.length} found for “${h(query)}”.`;
  return docsPage(
    "/docs/search",
    "Search",
    `<main class="text found"><h1>Search</h1><p>${hint}</p>${lists.join("")}</main>`,
    { query },
  );
}

function find(query: string): Entry[] {
  entries ??= searchEntries();
  const words = query.toLowerCase().split(/\s+/);
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const rank = ({ name, words: more }: Entry): number => (has(`${name} ${more}`) ? 0 : 1);
  return entries
    .filter(({ name, text, words: more }) => has(`${name} ${more} ${text}`))
    .toSorted((a, b) => rank(a) - rank(b));
}

function listHtml(kind: string, found: readonly Entry[]): string {
  if (found.length === 0) return "";
  const items = found
    .slice(0, MOST_OF_A_KIND)
    .map(({ name, text, href }) => `<li><a href="${h(href)}"><code>${h(name)}</code></a><br>${h(text)}</li>`);
  const left = found.length - items.length;
  const more = left > 0 ? `<p>${left} more. Type another word.</p>` : "";
  return `<h2>${kind}</h2><ul>${items.join("")}</ul>${more}`;
}
