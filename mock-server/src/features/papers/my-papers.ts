/** /my/papers: the tax documents of the reader, and how these name them. */
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import { putRecipient, recipientOf } from "../../tables/money/papers.ts";
import { paperFile } from "./paper-file.ts";
import { presentPaper } from "./presenter.ts";
import { paperById, papersOfUser } from "./repository.ts";

export const listMyPapers: Handler<"listMyPapers"> = async ({ body, user }, { store, clock }) => {
  const { limit, after } = body;
  const page = idBefore(after);
  if (!page.ok) return page;
  const { rows, total } = await store.read((db) => papersOfUser(db, user.id, { before: page.before, limit }));
  const last = rows.at(-1);
  return ok({
    items: rows.map(presentPaper),
    total,
    next: last && rows.length === limit ? encodePlace([last.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

/** Not found for anyone but the recipient. */
export const getMyPaper: Handler<"getMyPaper"> = async ({ params, user }, context) => {
  const row = await context.store.read((db) => paperById(db, params.id));
  return row?.userId === user.id ? ok(await paperFile(row, context)) : refuse("NOT_FOUND");
};

export const getPaperRecipient: Handler<"getPaperRecipient"> = async ({ user }, { store }) =>
  ok(await store.read((db) => recipientOf(db, user.id)));

export const setPaperRecipient: Handler<"setPaperRecipient"> = async ({ body, user }, { store }) => {
  await store.write((db) => putRecipient(db, user.id, body));
  return ok(body);
};
