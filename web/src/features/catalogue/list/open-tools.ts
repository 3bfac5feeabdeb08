import { openDialog } from "../../../lib/dialogs/dialogs.ts";
import type { Chip } from "../filters/chips.ts";
import { guideWords } from "../guide/guide-words.ts";
import type { ListSearch } from "./read-list-search.ts";

/** What the tools of a list know of it. */
export interface ToolsOf {
  readonly search: ListSearch;
  readonly chips: readonly Chip[];
  /** Lots of the list, once they are counted. */
  readonly total: number | undefined;
}

/** Opens the price guide, which begins with the words of the list. */
export function openPriceGuide({ search, chips }: ToolsOf): void {
  openDialog("price-guide", { words: guideWords(search, chips) });
}

/** Opens the export of the list as it is filtered and sorted. */
export function openExport({ search, total }: ToolsOf): void {
  openDialog("list-export", { search, total });
}
