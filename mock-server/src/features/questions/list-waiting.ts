/** Lists the questions that wait for an answer. */
import type { LotState } from "../../domain/lot/lot.ts";
import { takesQuestions } from "../../domain/bidding/questions.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import type { Store } from "../../store/store.ts";
import { findState } from "../../tables/lots/lot-columns.ts";
import { presentQuestion } from "./presenter.ts";
import { waitingQuestions, type QuestionRow } from "./repository.ts";

/** POST /sale/questions */
export const listSaleQuestions: Handler<"listSaleQuestions"> = ({ body, user }, { store, clock }) =>
  waiting(store, body, { sellerId: user.id, readerId: user.id, now: clock.now() });

/** POST /backoffice/questions/list */
export const listStaffQuestions: Handler<"listStaffQuestions"> = ({ body, user }, { store, clock }) =>
  waiting(store, body, { sellerId: null, readerId: user.id, now: clock.now() });

interface Of {
  readonly sellerId: number | null;
  readonly readerId: number;
  readonly now: number;
}

async function waiting(
  store: Store,
  { limit, after }: Schema<"QuestionQuery">,
  { sellerId, readerId, now }: Of,
) {
  const page = idBefore(after);
  if (!page.ok) return page;
  const { rows, total } = await store.read(async (db) => {
    const found = await waitingQuestions(db, { sellerId, after: page.before ?? 0, limit });
    const read = found.rows.map(async (row) => ({ row, lot: await findState(db, row.lotId) }));
    return { ...found, rows: await Promise.all(read) };
  });
  const last = rows.at(-1);
  return ok({
    items: rows.map(({ row, lot }) => presentAsked(row, lot, readerId, now)),
    total,
    next: last && rows.length === limit ? encodePlace([last.row.id]) : null,
    as_of: isoOf(now),
  });
}

function presentAsked(
  row: QuestionRow,
  lot: LotState,
  readerId: number,
  now: number,
): Schema<"AskedQuestion"> {
  const { lotId, number, title } = row;
  const open = takesQuestions(lot, now);
  return { id_auction: lotId, number, title, open, question: presentQuestion(row, readerId) };
}
