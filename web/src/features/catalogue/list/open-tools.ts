import { openDialog } from "#/lib/dialogs/dialogs.ts";
import type { Chip } from "../filters/chips.ts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { readToken } from "#/lib/session/token.ts";
import { guideWords } from "../guide/guide-words.ts";
import type { ListSearch } from "./read-list-search.ts";

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
