/** Sets a user's roles. */
import { nameOfUser } from "../../tables/people/user-name.ts";
import { isManager, isStaff } from "@marsa/api-spec/roles";
import { addToAudit } from "../../tables/people/audit.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import type { Role, UserStatus } from "../../domain/people/gate.ts";
import { statusByContacts } from "../../domain/people/user-status.ts";
import type { Context } from "../../http/context.ts";
import { ok, refuse, type BodyOf, type Handler } from "../../http/handler.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { secondPerson, type PerformSigned, type SignedBy } from "../../tables/people/signatures.ts";
import { presentClient } from "./presenter.ts";
import { findUser, heldLots, setRolesAndStatus, type ClientRow } from "./repository.ts";

type Asked = Pick<BodyOf<"setUserRoles">, "id_user" | "roles" | "ustatus">;

/**
 * POST /backoffice/users/roles, for an admin who has repeated their password. Admins cannot change their own roles,
 * so that one always remains. A user with open bids cannot join the staff, who see minimum prices. A status below
 * manager follows from the verified contacts. A grant of power over others waits for a second signature.
 */
export const setUserRoles: Handler<"setUserRoles"> = async ({ body, headers, user, address }, context) => {
  const { store, clock, sessions, router, env } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const { id_user: id, ustatus, seen } = body;
  if (id === user.id) return refuse("ROLE_FORBIDDEN");
  const asked: Asked = { id_user: id, ustatus, roles: [...new Set(body.roles)] };
  const by = { at: clock.now(), userId: user.id, address };
  const outcome = await store.write(async (db, notifyUser) => {
    // Two admins may demote each other at the same moment: the second is none any more.
    if ((await findUser(db, user.id))?.user.ustatus !== "admin") return refuse("ROLE_FORBIDDEN");
    const before = await findUser(db, id);
    if (!before) return refuse("NOT_FOUND");
    if (seen && !isSame(before.user, seen)) return refuse("STALE");
    const blockers = isStaff(asked) ? await heldLots(db, id) : [];
    if (blockers.length > 0) return refuse("ACCOUNT_BUSY", { blockers });
    let decider: SignedBy = by;
    if (isGrant(before.user, asked)) {
      const second = await secondPerson(db, {
        kind: "role",
        subjectId: id,
        partyId: id,
        amountFils: null,
        title: "Roles",
        text: `${await nameOfUser(db, id)}: ${wordsOf(asked.roles, ustatus)}`,
        payload: asked,
        by: { ...by, reason: null },
        singleStaff: env.singleStaff,
      });
      if (second === "asked") return { client: (await findUser(db, id))!, isDone: false };
      if ("ok" in second) return second;
      decider = second;
    }
    return { client: await change(db, notifyUser, asked, decider), isDone: true };
  });
  if ("ok" in outcome) return outcome;
  if (outcome.isDone) rolesChanged(id, { sessions, router });
  return ok(presentClient(outcome.client));
};

/** Changes the roles that a second person has signed for. */
export const rolesSigned: PerformSigned = async ({ db, notifyUser }, { payload }, by) => {
  const asked = payload as Asked;
  if (!(await findUser(db, asked.id_user))) return { ok: false, code: "STALE", details: {} };
  if ((await heldLots(db, asked.id_user)).length > 0) return { ok: false, code: "STALE", details: {} };
  await change(db, notifyUser, asked, by);
  return { ok: true };
};

/** Ends what a person's open pages and sessions were allowed to read. */
export function rolesChanged(id: number, { sessions, router }: Pick<Context, "sessions" | "router">): void {
  sessions.forget(id);
  router.kick(id);
}

async function change(db: Database, notifyUser: NotifyUser, asked: Asked, by: SignedBy): Promise<ClientRow> {
  const { id_user: id, roles } = asked;
  const before = (await findUser(db, id))!;
  const wanted = isManager(asked) ? asked.ustatus : "unknown";
  const ustatus = statusByContacts({ ...before.user, ustatus: wanted });
  await setRolesAndStatus(db, id, roles, ustatus);
  notifyUser(id, "profile");
  const subject = await nameOfUser(db, id);
  await addToAudit(db, { ...by, act: "user.roles", subject, reason: wordsOf(roles, ustatus), aboutId: id });
  return (await findUser(db, id))!;
}

const wordsOf = (roles: readonly Role[], ustatus: UserStatus) =>
  `${roles.join(", ") || "no role"}; ${ustatus}`;

/** Whether somebody gets power over others that they do not have. */
function isGrant(now: Rights, next: Rights): boolean {
  const power = ({ roles, ustatus }: Rights) => [
    roles.includes("backoffice"),
    roles.includes("auctioneer"),
    isManager({ ustatus }),
    ustatus === "admin",
  ];
  const before = power(now);
  return power(next).some((has, at) => has && !before[at]);
}

interface Rights {
  readonly roles: readonly Role[];
  readonly ustatus: UserStatus;
}

/** Whether roles and status are still those that the admin saw. */
function isSame(now: Rights, seen: Rights): boolean {
  const [a, b] = [new Set(now.roles), new Set(seen.roles)];
  return now.ustatus === seen.ustatus && a.size === b.size && [...a].every((role) => b.has(role));
}
