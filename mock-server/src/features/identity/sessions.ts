/** GET and DELETE /auth/sessions, DELETE /auth/sessions/{id}: the user's sessions. */
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { endOthers, findSessions, sessionById, type OwnSession } from "./repository-sessions.ts";

export const listSessions: Handler<"listSessions"> = async ({ user }, { store, realNow }) => {
  const rows = await findSessions(store, user.id, realNow());
  return ok(rows.map((row) => presentSession(row, user.session)));
};

/** Ends every session but this. */
export const endSessions: Handler<"endSessions"> = async ({ user }, { store, sessions, router }) => {
  const ended = await store.write((db) => endOthers(db, user.id, user.session));
  sessions.forget(user.id);
  router.kick(user.id);
  return ok({ ended });
};

/** An ended session is not found: another device may have ended it. */
export const endSession: Handler<"endSession"> = async ({ params, user }, { store, sessions, router }) => {
  const session = await sessionById(store, user.id, params.id);
  if (session === null) return refuse("NOT_FOUND");
  await sessions.revoke(session);
  router.kick(user.id);
  return ok({});
};

function presentSession(row: OwnSession, current: string): Schema<"SessionRow"> {
  return {
    id_session: row.id,
    device: row.device === "" ? "Unknown device" : row.device,
    address: row.address,
    created: new Date(row.createdAt).toISOString(),
    last_used: new Date(row.usedAt).toISOString(),
    current: row.tokenHash === current,
  };
}
