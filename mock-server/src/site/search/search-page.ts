/** Shows what a search finds under /docs. */
import { docsPage } from "../layout/page.ts";
import { escapeHtml as h } from "../layout/schema-text.ts";
import { type Entry, KINDS, searchEntries } from "./entries.ts";

const LONGEST_QUERY = 100;
const MOST_OF_A_KIND = 40;
const MOST_FIELDS = 6;

let entries: readonly Entry[] | undefined;

/**
 * Returns the page of a query: the entries that contain all its words, those with the words in their names first,
 * those with them among their headers, parameters and fields last.
 */
export function searchPage(asked: string): string {
  const query = asked.slice(0, LONGEST_QUERY).trim();
  const words = query.toLowerCase().split(/\s+/);
  const found = query === "" ? [] : find(words);
  const lists = KINDS.map((kind) =>
    listHtml(
      kind,
      found.filter((entry) => entry.kind === kind),
      words,
    ),
  );
  const hint =
    query === ""
      ? "Type the name of a call, a part of a path, a header, a field, a topic, or the code of a refusal."
      : `${found.length === 0 ? "Nothing" : found.length} found for “${h(query)}”.`;
  return docsPage(
    "/docs/search",
    "Search",
    `<main class="text found"><h1>Search</h1><p>${hint}</p>${lists.join("")}</main>`,
    { query },
  );
}

function find(words: readonly string[]): Entry[] {
  entries ??= searchEntries();
  const ranked = entries.map((entry) => {
    const { name, words: more, text, fields } = entry;
    const places = [`${name} ${more}`, text, fields.join(" ")].map((place) => place.toLowerCase());
    const upTo = places.map((_, i) => places.slice(0, i + 1).join(" "));
    return { entry, rank: upTo.findIndex((place) => words.every((word) => place.includes(word))) };
  });
  return ranked
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function listHtml(kind: string, found: readonly Entry[], words: readonly string[]): string {
  if (found.length === 0) return "";
  const items = found.slice(0, MOST_OF_A_KIND).map(({ name, text, href, fields }) => {
    const met = fields.filter((field) => words.some((word) => field.toLowerCase().includes(word)));
    const shown = met.slice(0, MOST_FIELDS).map((field) => `<code>${h(field)}</code>`);
    const line = shown.length === 0 ? "" : `<br><small>Has ${shown.join(", ")}</small>`;
    return `<li><a href="${h(href)}"><code>${h(name)}</code></a><br>${h(text)}${line}</li>`;
  });
  const left = found.length - items.length;
  const more = left > 0 ? `<p>${left} more. Type another word.</p>` : "";
  return `<h2>${kind}</h2><ul>${items.join("")}</ul>${more}`;
}
