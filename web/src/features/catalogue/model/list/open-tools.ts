import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { readToken } from "#/lib/http/token.ts";
import type { Chip } from "../search/chips.ts";
import { CHOICE_FIELDS } from "../search/field-names.ts";
import type { ListSearch } from "../search/read-list-search.ts";
import { api } from "#/lib/http/api.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { filterOf, sectionOf, sortOf } from "../search/list-search.ts";

/** Fields that name a product. A price guide for "white" or "Dubai" would cover everything. */
const NAMING: ReadonlySet<string> = new Set(
  CHOICE_FIELDS.filter((field) => field === "mark" || field === "model" || field === "developer"),
);

/** Returns the first search words of a price guide: the list's own, else the chosen make and model. */
function guideWords(search: ListSearch, chips: readonly Chip[]): string {
  if (search.q !== undefined) return search.q;
  const named = chips.filter(({ key }) => NAMING.has(key.split("=")[0] ?? ""));
  const fields = new Set(named.map(({ key }) => key.split("=")[0]));
  // Two makes are two products.
  return named.length === fields.size ? named.map(({ text }) => text).join(" ") : "";
}

/** The list of the tools. */
export interface ToolsOf {
  readonly search: ListSearch;
  readonly chips: readonly Chip[];
  /** Number of lots in the list, once counted. */
  readonly total: number | undefined;
}

/** Opens the price guide with the words of the list. */
export function openPriceGuide({ search, chips }: ToolsOf): void {
  openDialog("price-guide", { words: guideWords(search, chips) });
}

/** Asks a visitor to sign in before a search is saved; resolves to whether they may. */
export async function mayKeepSearch(): Promise<boolean> {
  return readToken() !== null || (await askSignIn("Sign in to save this search."));
}

/** Opens the export of the list with its filters and order. */
export function openExport({ search, total }: ToolsOf): void {
  openDialog("list-export", { search, total });
}

/** POST /auction/export/{section}: the list of an address as a spreadsheet. */
export async function exportList(search: ListSearch, signal: AbortSignal): Promise<Download> {
  const sort = sortOf(search);
  const { data, response } = await api.POST("/auction/export/{section}", {
    params: { path: { section: sectionOf(search) } },
    body: { filter: filterOf(search), ...(sort && { sort }) },
    parseAs: "blob",
    signal,
  });
  return fileOf(data, response, "marsa-lots.xlsx");
}
