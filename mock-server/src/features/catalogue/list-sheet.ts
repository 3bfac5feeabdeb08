/** Exports a list of lots as a spreadsheet. */
import { dubaiDate } from "@marsa/api-spec/dates";
import type { Context } from "../../context.ts";
import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { file, refuse, type Schema } from "../../http/handler.ts";
import { spreadsheet, XLSX } from "../../http/spreadsheet/spreadsheet.ts";
import { conjunction } from "./query/condition.ts";
import { filterConditions, filterErrors } from "./query/filter.ts";
import type { LotList } from "./list-page.ts";
import { lotSheet, type LotColumn, MY_COLUMNS, type SheetLot } from "./lot-sheet.ts";
import { stretchesOf } from "./query/order.ts";
import { presentCard } from "./presenter.ts";
import { pageOfLots, type Page, type PageQuery } from "./repository.ts";

/** Most lots of one sheet; a filter narrows longer lists. */
const MOST_LOTS = 10_000;
/** Lots read at once, so that a bid waits for one chunk at most. */
const CHUNK = 250;

/**
 * Returns a list as a spreadsheet with the same name and order, with each lot's status for the reader. `userId`
 * null: a visitor.
 * @param ownColumns the columns for this reader alone; without it those of their bids and notes
 */
export async function sheetOf(
  { name, belongs, stretches }: LotList,
  { filter = {}, sort = "ending" }: Schema<"LotsOrder">,
  userId: number | null,
  { store, clock, terms }: Pick<Context, "store" | "clock" | "terms">,
  ownColumns?: (lotIds: readonly number[]) => Promise<readonly LotColumn[]>,
) {
  const errors = filterErrors(filter);
  if (errors.length > 0) return refuse("VALIDATION", { errors });

  const at = clock.now();
  const query: Omit<PageQuery, "after"> = {
    where: conjunction([belongs, ...filterConditions(filter)], { userId, at }),
    stretches: stretches ?? stretchesOf(sort, terms),
    limit: CHUNK,
    at,
    userId,
  };
  const to = { dictionaries: await dictionariesOf(store), epoch: store.epoch, now: at, userId };
  const lots: SheetLot[] = [];
  let after: PageQuery["after"] = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before ended
    const page: Page = await store.readInWorker(pageOfLots, { ...query, after });
    lots.push(...page.rows.map((row) => ({ card: presentCard(row, page.mine?.get(row.id), to), row })));
    after = page.next;
  } while (after && lots.length < MOST_LOTS);

  const most = lots.slice(0, MOST_LOTS);
  const own = await ownColumns?.(most.map(({ row }) => row.id));
  const sheet = lotSheet(most, own ?? (userId === null ? [] : MY_COLUMNS));
  const bytes = await spreadsheet({ name: "Lots", ...sheet });
  return file(bytes, { type: XLSX, name: `marsa-${name}-${dubaiDate(at)}.xlsx` });
}
