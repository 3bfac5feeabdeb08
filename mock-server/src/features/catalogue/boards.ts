/** GET /auction/dashboard/{static,standard}: data for hall screens, without names or user ids. */
import { dubaiDate } from "@marsa/api-spec/dates";
import type { Context } from "../../http/context.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { condition } from "./query/condition.ts";
import { pageOf } from "./list-page.ts";
import { LISTED, STATUS } from "./query/lot-sql.ts";
import { findTotals, findTodaysLane, type TodaysLane } from "./repository-boards.ts";

/** Most standard lots on one board; a lane's lots are all shown. */
const MOST_LOTS = 100;
const PAGE = 100;
const HOUR_MS = 3_600_000;

/** Running standard auctions, earliest end first. */
export const getStandardBoard: Handler<"getStandardBoard"> = async (_request, context) => {
  const open = condition("section", `${LISTED} AND ${STATUS} = 'open'`);
  const cards = await cardsOf(open, MOST_LOTS, context);
  return ok(await board({ title: "Open auctions", lane: null, cards }, context));
};

/** Today's sale: the lots of today's lane, else all lots for sale. */
export const getStaticBoard: Handler<"getStaticBoard"> = async (_request, context) => {
  const { store, clock } = context;
  const now = clock.now();
  const lane = await store.read((db) => findTodaysLane(db, now, dubaiDate(now)));
  if (!lane) {
    const forSale = condition("section", `${LISTED} AND ${STATUS} IN ('open', 'upcoming')`);
    const cards = await cardsOf(forSale, MOST_LOTS, context);
    return ok(await board({ title: "Today's sale", lane, cards }, context));
  }
  const ofRun = condition("section", `${LISTED} AND l.queue_id = @lane`, { lane: lane.id });
  const cards = await cardsOf(ofRun, Infinity, context);
  const cardOf = new Map(cards.map((card) => [card.id_auction, card]));
  const shown = lane.run.filter(({ id }) => cardOf.has(id));
  const inOrder = shown.map(({ id }) => cardOf.get(id)!);
  const positions = shown.map(({ number }) => number);
  return ok(await board({ title: lane.name, lane, cards: inOrder, positions }, context));
};

/** Returns the cards of a board, at most `most`. */
async function cardsOf(
  belongs: ReturnType<typeof condition>,
  most: number,
  context: Context,
): Promise<Schema<"LotCard">[]> {
  const cards: Schema<"LotCard">[] = [];
  let after: string | undefined;
  do {
    const query = { limit: PAGE, ...(after !== undefined && { after }) };
    // oxlint-disable-next-line no-await-in-loop -- each page follows the one before
    const page = await pageOf({ name: "board", belongs }, query, null, context);
    if (!("items" in page)) throw new Error("A board asks for nothing that can be wrong");
    cards.push(...page.items.map(({ card }) => card));
    after = page.next ?? undefined;
  } while (after !== undefined && cards.length < most);
  return cards;
}

interface Sale {
  readonly title: string;
  readonly lane: TodaysLane | null;
  readonly cards: Schema<"LotCard">[];
  /** The numbers of the cards in the lane. */
  readonly positions?: number[];
}

async function board(
  { title, lane, cards, positions = [] }: Sale,
  context: Context,
): Promise<Schema<"Board">> {
  const { store, clock } = context;
  const now = clock.now();
  const { lastBid, ...totals } = await store.read((db) => findTotals(db, now, now - HOUR_MS));
  return {
    epoch: store.epoch,
    seq: lastBid,
    now,
    title,
    place: lane?.place ?? null,
    lane: lane && {
      id_queue: lane.id,
      state: lane.status,
      start: new Date(lane.startsAt).toISOString(),
      lots: lane.run.length,
      positions,
    },
    items: cards,
    totals,
  };
}
