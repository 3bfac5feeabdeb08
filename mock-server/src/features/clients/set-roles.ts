/** Sets a user's roles. */
import { nameOfUser } from "../../tables/people/user-name.ts";
import { isManager, isStaff } from "@marsa/api-spec/roles";
import { addToAudit } from "../../tables/people/audit.ts";
import { missingConfirmation } from "../../tables/people/confirmation.ts";
import type { Role, UserStatus } from "../../domain/people/gate.ts";
import { statusByContacts } from "../../domain/people/user-status.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentClient } from "./presenter.ts";
import { findUser, heldLots, setRolesAndStatus } from "./repository.ts";

/**
 * POST /backoffice/users/roles, for an admin who has repeated their password. Admins cannot change their own roles,
 * so that one always remains. A user with open bids cannot join the staff, who see minimum prices. A status below
 * manager follows from the verified contacts.
 */
export const setUserRoles: Handler<"setUserRoles"> = async ({ body, headers, user, address }, context) => {
  const { store, clock, sessions, router, realNow } = context;
  const missing = await missingConfirmation(store, user, headers["X-Confirm"], realNow());
  if (missing) return refuse("CONFIRM_REQUIRED", missing);
  const { id_user: id } = body;
  if (id === user.id) return refuse("ROLE_FORBIDDEN");
  const roles: readonly Role[] = [...new Set(body.roles)];
  const outcome = await store.write((db, notifyUser) => {
    // Two admins may demote each other at the same moment: the second is none any more.
    if (findUser(db, user.id)?.user.ustatus !== "admin") return "not an admin" as const;
    const before = findUser(db, id);
    if (!before) return null;
    if (body.seen && !isSame(before.user, body.seen)) return "stale" as const;
    const blockers = isStaff(body) ? heldLots(db, id) : [];
    if (blockers.length > 0) return blockers;
    const wanted = isManager(body) ? body.ustatus : "unknown";
    const ustatus = statusByContacts({ ...before.user, ustatus: wanted });
    setRolesAndStatus(db, id, roles, ustatus);
    notifyUser(id, "profile");
    const subject = nameOfUser(db, id);
    const reason = `${roles.join(", ") || "no role"}; ${ustatus}`;
    addToAudit(db, {
      at: clock.now(),
      userId: user.id,
      act: "user.roles",
      subject,
      reason,
      aboutId: id,
      address,
    });
    return findUser(db, id);
  });
  if (outcome === null) return refuse("NOT_FOUND");
  if (outcome === "not an admin") return refuse("ROLE_FORBIDDEN");
  if (outcome === "stale") return refuse("STALE");
  if (Array.isArray(outcome)) return refuse("ACCOUNT_BUSY", { blockers: outcome });
  sessions.forget(id);
  router.kick(id);
  return ok(presentClient(outcome));
};

interface Standing {
  readonly roles: readonly Role[];
  readonly ustatus: UserStatus;
}

/** Whether roles and status are still those that the admin saw. */
function isSame(now: Standing, seen: Standing): boolean {
  const [a, b] = [new Set(now.roles), new Set(seen.roles)];
  return now.ustatus === seen.ustatus && a.size === b.size && [...a].every((role) => b.has(role));
}
