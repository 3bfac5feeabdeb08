/** POST /sale/import/{check,create}: rows of a spreadsheet, mended in the browser, become drafts. */
import { commandKey } from "../../../http/command-key.ts";
import { ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { tooMany } from "../../../http/rate-limited.ts";
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import { writeIdempotent } from "../../../tables/notices/write-idempotent.ts";
import { projectDraft } from "../draft-lot.ts";
import { insertLot, saveDraft } from "../repository-drafts.ts";
import type { Store } from "../../../store/store.ts";
import { bidsFirst } from "./bids-first.ts";
import { presentRow, rowReader } from "./check-row.ts";
import { listsOf } from "./import-file.ts";
import { withSameVins } from "./same-vins.ts";

type Result = Schema<"ImportResult">;

/** Returns the rows with their errors; the browser asks for each row that its seller changed. */
export const checkImport: Handler<"checkImport"> = async ({ body, user }, { store, clock }) => {
  const { kind, columns, rows } = body;
  const read = rowReader({ kind, lists: await listsOf(store), now: clock.now() }, columns);
  const checked = rows.map((row) => ({ ...read(row), confirmed: row.confirmed ?? [] }));
  return ok((await withSameVins(store, user.id, columns, checked)).map(presentRow));
};

/**
 * Creates the drafts of the good rows, each in a commit of its own and with a rest while people bid: a bid waits for
 * one draft at most, and seldom. A repeat answers with the same lots, also when the first call stopped on its way.
 */
export const createImportedLots: Handler<"createImportedLots"> = async (
  request,
  { store, clock, rateLimit },
) => {
  const { body, user } = request;
  const { kind, columns, rows } = body;
  const at = clock.now();
  const dictionaries = await dictionariesOf(store);
  const read = rowReader({ kind, lists: await listsOf(store), now: at }, columns);
  const checked = await withSameVins(
    store,
    user.id,
    columns,
    rows.map((row) => ({ ...read(row), confirmed: row.confirmed ?? [] })),
  );
  const refused = tooMany(
    rateLimit,
    rows.map(() => ["draftByUser", String(user.id)] as const),
  );
  if (refused) return refused;
  const rejected = checked.filter(({ errors }) => errors.length > 0);
  const key = commandKey("createImportedLots", request, [JSON.stringify(body)]);
  const earlier = { vehicle: null, property: null, point: null };

  // A new draft changes no row that a bid has read: bids keep their rows in memory.
  const unrelated: Pick<Store, "write"> = {
    write: (fn) => store.writeUnrelated((db, notifyUser) => fn(db, notifyUser, () => undefined)),
  };
  const created: Result["created"] = [];
  let isNew = false;
  const claimed = await writeIdempotent<object, never>(unrelated, key, at, () => ({ ok: true, reply: {} }));
  if (!claimed.ok) return refuse(claimed.code);
  const pace = bidsFirst(store);
  try {
    for (const [place, { row, fields, errors }] of checked.entries()) {
      if (errors.length > 0) continue;
      const projected = projectDraft(fields, { photos: [], plans: [] }, earlier, dictionaries, at);
      const mine = { ...key, key: `${key.key}/${place}` };
      // oxlint-disable-next-line no-await-in-loop -- bids go between two drafts
      const outcome = await pace.run(() =>
        writeIdempotent<Result["created"][number], never>(unrelated, mine, at, async (db) => {
          isNew = true;
          const { id, number } = await insertLot(db, user.id, projected, at);
          await saveDraft(db, user.id, id, { fields, version: 1, savedAt: at, relistedFrom: null });
          return { ok: true, reply: { row, id_auction: id, number } };
        }),
      );
      if (!outcome.ok) return refuse(outcome.code);
      created.push(outcome.reply);
    }
  } finally {
    pace.end();
    // Once for all: the seller's other pages read their lists again, also after a stop on the way.
    if (isNew)
      await store.writeUnrelated((_, notifyUser) => notifyUser(user.id, "lot")).catch(() => undefined);
  }
  return ok({ created, rejected: rejected.map(presentRow) });
};
