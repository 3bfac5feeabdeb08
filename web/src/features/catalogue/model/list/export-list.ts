import { api } from "#/lib/http/api.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { filterOf, sectionOf, sortOf } from "../search/list-search.ts";
import type { ListSearch } from "../search/read-list-search.ts";

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
