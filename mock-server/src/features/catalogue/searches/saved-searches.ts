/** Saved searches: GET and POST /auction/searches, PUT and DELETE /auction/searches/{id}. */
import { ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { filterErrors } from "../query/filter.ts";
import {
  changeSearch,
  countSearches,
  dropSearch,
  findSame,
  insertSearch,
  readSearches,
  searchesWithNew,
  type SearchRow,
} from "./repository-searches.ts";

/** Most saved searches of one person. */
const MOST_SEARCHES = 50;

/** GET /auction/searches: latest first, each with its number of new lots since the last look. */
export const listSearches: Handler<"listSearches"> = async ({ user }, { store, clock }) => {
  const searches = await store.readInWorker(searchesWithNew, { userId: user.id, at: clock.now() });
  return ok(searches.map(({ search, fresh }) => presentSearch(search, fresh)));
};

/** POST /auction/searches. A search saved twice is one, under the newer name. */
export const saveSearch: Handler<"saveSearch"> = async ({ body, user }, { store, clock }) => {
  const { q, filter = {}, alerts = false } = body;
  const name = body.name.trim();
  const errors = [
    ...filterErrors(filter),
    ...(name === "" ? [{ field: "name", message: "Field is required" }] : []),
  ];
  if (errors.length > 0) return refuse("VALIDATION", { errors });
  const now = clock.now();
  const saved = await store.write(async (db) => {
    const same = await findSame(db, user.id, q, filter);
    if (same) return changeSearch(db, same, { name, alerts }, now);
    if ((await countSearches(db, user.id)) >= MOST_SEARCHES) return null;
    return insertSearch(db, { userId: user.id, name, q, filter, alerts }, now);
  });
  if (saved) return ok(presentSearch(saved, 0));
  const message = `Maximum value is ${MOST_SEARCHES}`;
  return refuse("VALIDATION", { errors: [{ field: "name", message }] });
};

/** PUT /auction/searches/{id}: its lots count as seen; a given name or alert setting replaces the old one. */
export const updateSearch: Handler<"updateSearch"> = async ({ params, body, user }, { store, clock }) => {
  const name = body.name?.trim();
  if (name === "") return refuse("VALIDATION", { errors: [{ field: "name", message: "Field is required" }] });
  const { alerts } = body;
  const change = { ...(name !== undefined && { name }), ...(alerts !== undefined && { alerts }) };
  const changed = await store.write(async (db) => {
    const row = (await readSearches(db, user.id)).find(({ id }) => id === params.id);
    return row ? await changeSearch(db, row, change, clock.now()) : null;
  });
  return changed ? ok(presentSearch(changed, 0)) : refuse("NOT_FOUND");
};

/** DELETE /auction/searches/{id} */
export const deleteSearch: Handler<"deleteSearch"> = async ({ params, user }, { store }) =>
  (await store.write((db) => dropSearch(db, user.id, params.id))) ? ok({}) : refuse("NOT_FOUND");

function presentSearch(row: SearchRow, fresh: number): Schema<"SavedSearch"> {
  return {
    id_search: row.id,
    name: row.name,
    q: row.q,
    filter: row.filter,
    alerts: row.alerts,
    created: new Date(row.createdAt).toISOString(),
    new: fresh,
  };
}
