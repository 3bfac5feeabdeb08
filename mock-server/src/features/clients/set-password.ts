/** Sets a client's password. */
import { addToAudit } from "../../tables/people/audit.ts";
import { hashPassword } from "../../tables/people/password.ts";
import { isBackOffice } from "../../domain/lot-view.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentClient } from "./presenter.ts";
import { findUser, setPasswordHash } from "./repository.ts";

/**
 * PUT /backoffice/clients/user/update: sets a new password and ends every session of the person. Only an admin may
 * do so for the back office, since the new password allows signing in as this person.
 */
export const setUserPassword: Handler<"setUserPassword"> = async ({ body, user }, context) => {
  const { store, clock, sessions, router } = context;
  const { id_user: id } = body;
  const target = await store.read((db) => findUser(db, id));
  if (!target) return refuse("NOT_FOUND");
  if (isBackOffice(target.user) && user.ustatus !== "admin") return refuse("ROLE_FORBIDDEN");
  const hash = await hashPassword(body.password);
  await store.write((db) => {
    setPasswordHash(db, id, hash);
    const subject = `${target.user.firstName} ${target.user.lastName}`;
    addToAudit(db, { at: clock.now(), userId: user.id, act: "user.password", subject, reason: null });
  });
  await sessions.revokeAllOf(id);
  router.kick(id);
  return ok(presentClient(target));
};
