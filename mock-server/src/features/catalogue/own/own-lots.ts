/** Lists a reader's own lots. */
import type { Context } from "../../../http/context.ts";
import { findSettlementRows } from "../../../tables/money/settlement-rows.ts";
import type { CardRow } from "../../../tables/lots/card-row.ts";
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import { readUnpaid } from "../../../tables/lots/next-bidders.ts";
import { findReviewRows } from "../../../tables/lots/history/review-rows.ts";
import { ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { hasReview, presentNegotiation, sideOf } from "../../../http/present/present-negotiation.ts";
import { presentSettlement } from "../../../http/present/present-settlement.ts";
import { openPoints } from "../../selling/public.ts";
import { type LotList, pageOf } from "../list-page.ts";
import { ownOrder } from "../query/own-order.ts";
import { allOwn, MY_LOTS, ownSection, SALE_LOTS } from "../own-sections.ts";
import { presentMyCard, presentSaleCard } from "./own-presenter.ts";
import { countOwn, readSaleFacts } from "../repository-own.ts";

type Needs = Pick<Context, "store" | "clock" | "terms">;
type Query = Schema<"LotsQuery">;

/** POST /my/lots */
export const listMyLots: Handler<"listMyLots"> = ({ body, user }, context) =>
  mine(allOwn(MY_LOTS), body, user.id, context);

/** POST /my/lots/{section}: lots with the reader's bids. */
export const listMyLotsInSection: Handler<"listMyLotsInSection"> = async (request, context) => {
  const section = ownSection(MY_LOTS, request.params.section);
  return section ? mine(section, request.body, request.user.id, context) : refuse("NOT_FOUND");
};

/** GET /my/ffcounters */
export const countMySections: Handler<"countMySections"> = async ({ user }, { store }) =>
  ok(await countOwn(store, MY_LOTS, user.id));

/** POST /sale/lots */
export const listSaleLots: Handler<"listSaleLots"> = ({ body, user }, context) =>
  sale(allOwn(SALE_LOTS), body, user.id, context);

/** POST /sale/lots/{section}: the reader's lots for sale. */
export const listSaleLotsInSection: Handler<"listSaleLotsInSection"> = async (request, context) => {
  const section = ownSection(SALE_LOTS, request.params.section);
  return section ? sale(section, request.body, request.user.id, context) : refuse("NOT_FOUND");
};

/** GET /sale/ffcounters */
export const countSaleSections: Handler<"countSaleSections"> = async ({ user }, { store }) =>
  ok(await countOwn(store, SALE_LOTS, user.id));

/** Reads one page in the list's own order. */
function readPage(list: LotList, query: Query, userId: number, context: Needs) {
  const stretches = ownOrder(list.name, query.sort ?? "ending", context.terms);
  return pageOf({ ...list, stretches }, query, userId, context);
}

async function mine(list: LotList, query: Query, userId: number, context: Needs) {
  const page = await readPage(list, query, userId, context);
  if (!("items" in page)) return page;
  const ids = page.items.map(({ row }) => row.id);
  const settlements = await context.store.read((db) => findSettlementRows(db, ids));
  const negotiation = await negotiationsOf(page.items, userId, context);
  return ok({
    ...page,
    items: page.items.map((item) =>
      presentMyCard(item, settlements.get(item.row.id), negotiation(item.row), {
        id: userId,
        terms: context.terms,
        now: context.clock.now(),
      }),
    ),
  });
}

async function sale(list: LotList, query: Query, userId: number, context: Needs) {
  const page = await readPage(list, query, userId, context);
  if (!("items" in page)) return page;
  const ids = page.items.map(({ row }) => row.id);
  const facts = await readSaleFacts(context.store, ids);
  const settlements = await context.store.read((db) => findSettlementRows(db, ids));
  const negotiation = await negotiationsOf(page.items, userId, context);
  const now = context.clock.now();
  const unpaid = await context.store.read((db) => Promise.all(ids.map((id) => readUnpaid(db, id))));
  const to = { dictionaries: await dictionariesOf(context.store), now };
  const drafts = page.items.filter(({ row }) => row.status === "draft");
  const problems = await context.store.read(
    async (db) =>
      new Map(
        await Promise.all(
          drafts.map(async ({ row: { id } }) => [id, await openPoints(db, userId, id, to)] as const),
        ),
      ),
  );
  const items = page.items.map((item, at) => {
    const { id } = item.row;
    const settlement = settlements.get(id);
    const shown = settlement ? presentSettlement(settlement, context.terms, "other") : null;
    return presentSaleCard(item, facts.get(id), shown, {
      negotiation: negotiation(item.row),
      unpaid: unpaid[at]!,
      problems: problems.get(id) ?? [],
      now,
    });
  });
  return ok({ ...page, items });
}

/** Reads what presents the negotiation of a listed lot to the reader; null where they take no part in one. */
async function negotiationsOf(items: readonly { readonly row: CardRow }[], userId: number, context: Needs) {
  const ended = items.filter(({ row }) => hasReview(row) && row.status !== "summarizing");
  const ids = ended.map(({ row }) => row.id);
  const rows = await context.store.read((db) => findReviewRows(db, ids));
  const to = { now: context.clock.now(), terms: context.terms };
  return (row: CardRow) => {
    const side = sideOf(row, userId);
    return side && presentNegotiation({ row, rows: rows.get(row.id) }, side, to);
  };
}
