/** Exports lists of lots as spreadsheets. */
import { refuse, type Handler } from "../../http/handler.ts";
import { exported } from "../../http/spreadsheet/export-queue.ts";
import { sheetOf } from "./list-sheet.ts";
import { ownOrder } from "./query/own-order.ts";
import { allOwn, MY_BIDS, ownSection, SALE_LOTS } from "./own-sections.ts";
import { sectionCondition, sectionNamed } from "./query/sections.ts";

/** POST /auction/export/{section}: the list of this section, filter and order as a spreadsheet. */
export const exportLots: Handler<"exportLots"> = async (request, context) => {
  const { params, body, user } = request;
  const section = sectionNamed(params.section);
  const userId = user?.id ?? null;
  // Visitors have no watchlist.
  if (!section || (section === "favorites" && userId === null)) return refuse("NOT_FOUND");
  const list = { name: `lots-${section}`, belongs: sectionCondition(section) };
  return exported(request, context, () => sheetOf(list, body, userId, context));
};

/** POST /my/export: all lots with the reader's bids. */
export const exportMyLots: Handler<"exportMyLots"> = (request, context) =>
  exported(request, context, () =>
    sheetOf({ ...allOwn(MY_BIDS), name: "buying" }, request.body, request.user.id, context),
  );

/** POST /sale/export: the reader's lots for sale: those of one section, in the order of its list. */
export const exportSaleLots: Handler<"exportSaleLots"> = async (request, context) => {
  const { section = "all", sort = "ending" } = request.body;
  const own = ownSection(SALE_LOTS, section);
  if (!own) return refuse("NOT_FOUND");
  const list = {
    ...own,
    name: section === "all" ? "selling" : `selling-${section}`,
    stretches: ownOrder(own.name, sort, context.terms),
  };
  return exported(request, context, () => sheetOf(list, request.body, request.user.id, context, true));
};
