/** Exports a list of lots as a spreadsheet. */
import { dubaiDate } from "@marsa/api-spec/dates";
import type { Context } from "../../http/context.ts";
import { dictionariesIn } from "../../tables/lots/dictionaries.ts";
import { file, refuse, type Schema } from "../../http/handler.ts";
import { sheetQuery, XLSX } from "../../http/spreadsheet/spreadsheet.ts";
import { conjunction } from "./query/condition.ts";
import { filterConditions, filterErrors } from "./query/filter.ts";
import type { LotList } from "./list-page.ts";
import { lotSheet, MY_COLUMNS } from "./lot-sheet.ts";
import { saleColumns } from "./sale-columns.ts";
import { stretchesOf } from "./query/order.ts";
import { presentCard } from "./presenter.ts";
import { pageOfLots, type PageQuery } from "./repository.ts";

/** Most lots of one sheet; a filter narrows longer lists. */
const MOST_LOTS = 10_000;

interface SheetInput {
  readonly page: PageQuery;
  readonly epoch: string;
  /** Whether the columns are those of these lots' seller; else those of the reader's bids and notes. */
  readonly isSale: boolean;
}

/** Makes the sheet of a list. */
export const sheetOfLots = sheetQuery(
  import.meta.url,
  "sheetOfLots",
  async (db, { page, epoch, isSale }: SheetInput) => {
    const { at, userId } = page;
    const { rows, mine } = await pageOfLots.run(db, page);
    const to = { dictionaries: await dictionariesIn(db), epoch, now: at, userId };
    const lots = rows.map((row) => ({ card: presentCard(row, mine?.get(row.id), to), row }));
    const ids = rows.map(({ id }) => id);
    const bidders = userId === null ? [] : MY_COLUMNS;
    return { name: "Lots", ...lotSheet(lots, isSale ? await saleColumns(db, ids) : bidders) };
  },
);

/**
 * Returns a list as a spreadsheet with the same name and order, with each lot's status for the reader. `userId`
 * null: a visitor.
 * @param isSale whether the reader sells these lots: their columns then are a seller's
 */
export async function sheetOf(
  { name, belongs, stretches }: LotList,
  { filter = {}, sort = "ending" }: Schema<"LotsOrder">,
  userId: number | null,
  { store, clock, terms }: Pick<Context, "store" | "clock" | "terms">,
  isSale = false,
) {
  const errors = filterErrors(filter);
  if (errors.length > 0) return refuse("VALIDATION", { errors });

  const at = clock.now();
  const page: PageQuery = {
    where: conjunction([belongs, ...filterConditions(filter)], { userId, at }),
    stretches: stretches ?? stretchesOf(sort, terms),
    limit: MOST_LOTS,
    after: null,
    at,
    userId,
  };
  const input = { page, epoch: store.epoch, isSale };
  const { bytes } = await store.makeFile(sheetOfLots, input);
  return file(bytes, { type: XLSX, name: `marsa-${name}-${dubaiDate(at)}.xlsx` });
}
