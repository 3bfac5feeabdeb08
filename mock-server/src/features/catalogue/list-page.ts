/** Reads one page of a list of lots. */
import { fieldRules } from "@marsa/api-spec/rules";
import type { Context } from "../../http/context.ts";
import type { Clock } from "../../store/ports.ts";
import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { refuse, type Refusal, type Schema } from "../../http/handler.ts";
import type { CardRow } from "../../tables/lots/card-row.ts";
import { conjunction, type Condition } from "./query/condition.ts";
import { boundedTotal, counted, type Counted } from "./query/counted.ts";
import { decodeCursor, encodeCursor, type ListQuery } from "./query/cursor.ts";
import { filterConditions, filterErrors } from "./query/filter.ts";
import { stretchesOf, type Stretch } from "./query/order.ts";
import { presentCard } from "./presenter.ts";
import { pageOfLots } from "./repository.ts";
import { isBroad, type Section } from "./query/sections.ts";

/** A list of lots and its condition. */
export interface LotList {
  /** Name in its cursors: a cursor of another list is refused. */
  readonly name: string;
  readonly belongs: Condition;
  /** The section, for lists of the catalogue. */
  readonly section?: Section;
  /** The order, if it differs from the catalogue's. */
  readonly stretches?: readonly Stretch[] | undefined;
}

/** One page, with each lot's card beside its row. */
export interface ListPage {
  readonly items: readonly { readonly card: Schema<"LotCard">; readonly row: CardRow }[];
  readonly total: number;
  /** Whether the list has more lots than `total`. */
  readonly capped?: true;
  readonly next: string | null;
  readonly as_of: string;
}

type Needs = Pick<Context, "store" | "terms"> & { readonly clock: Pick<Clock, "now"> };

/**
 * Returns one page of a list, filtered and sorted. Its cursor stores the instant and the history of the first page,
 * so that all pages together show each lot once while time passes and others bid; each lot is shown in its current
 * state. `userId` null: nobody signed in.
 */
export async function pageOf(
  list: LotList,
  { filter = {}, sort = "ending", limit, after }: Schema<"LotsQuery">,
  userId: number | null,
  { store, clock, terms }: Needs,
): Promise<ListPage | Refusal<"VALIDATION">> {
  const errors = filterErrors(filter);
  const query: ListQuery = { section: list.name, filter, sort };
  const cursor = after === undefined ? null : decodeCursor(after, query);
  if (after !== undefined && !cursor) errors.push({ field: "after", message: fieldRules.valid("After") });
  if (errors.length > 0) return refuse("VALIDATION", { errors });

  const conditions = filterConditions(filter);
  const now = clock.now();
  const at = cursor?.at ?? now;
  const { belongs, section } = list;
  const reader = { userId, at };
  const where: Counted = section
    ? counted(section, conditions, reader)
    : conjunction([belongs, ...conditions], reader);
  const page = await store.readInWorker(pageOfLots, {
    where,
    stretches: list.stretches ?? stretchesOf(sort, terms, section),
    isBroad: section !== undefined && isBroad(section) && conditions.length === 0,
    limit,
    after: cursor,
    at,
    userId,
  });
  const to = { dictionaries: await dictionariesOf(store), epoch: store.epoch, now, userId };
  return {
    items: page.rows.map((row) => ({ card: presentCard(row, page.mine?.get(row.id), to), row })),
    ...boundedTotal(page.total, where),
    next: page.next && encodeCursor(page.next, query),
    as_of: new Date(now).toISOString(),
  };
}
