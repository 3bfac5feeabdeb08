/** GET and DELETE /auth/sessions, DELETE /auth/sessions/{id}: the user's sessions. */
import { unconfirmed } from "../../../http/unconfirmed.ts";
import { ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { endOthers, findSessions, sessionById, type OwnSession } from "./repository-sessions.ts";

export const listSessions: Handler<"listSessions"> = async ({ user }, { store, realNow }) => {
  const rows = await findSessions(store, user.id, realNow());
  return ok(rows.map((row) => presentSession(row, user.session)));
};

/** Ends every session but this, with a confirmation: who stole a session must not lock its owner out. */
export const endSessions: Handler<"endSessions"> = async ({ headers, user }, context) => {
  const { store, sessions, router } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const ended = await store.write((db) => endOthers(db, user.id, user.session));
  sessions.forgetOthers(user.id);
  router.checkTokens(user.id);
  return ok({ ended });
};

/** An ended session is not found: another device may have ended it. */
export const endSession: Handler<"endSession"> = async ({ headers, params, user }, context) => {
  const { store, sessions, router } = context;
  const session = await sessionById(store, user.id, params.id);
  if (session === null) return refuse("NOT_FOUND");
  const isOwn = session === user.session;
  const unsure = isOwn ? null : await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  await sessions.revoke(session);
  router.checkTokens(user.id);
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
