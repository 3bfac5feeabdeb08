/** Decides who calls an operation, and whether they may. */
import type { UserStatus } from "../../domain/people/gate.ts";
import { refuse, type Refusal } from "../handler.ts";
import type { Sessions, SessionUser } from "../sessions.ts";

/** The access rules of an operation, from the operation table. */
export interface Access {
  readonly auth: "none" | "optional" | "registered" | "required";
  readonly roles: readonly string[];
  readonly ustatus: readonly string[];
  /** The open steps of a sign-in during which it may be called. */
  readonly limited: readonly string[];
}

type Caller = { readonly ok: true; readonly user: SessionUser | null };
type Refused = Refusal<"UNAUTHORIZED" | "REGISTRATION_REQUIRED" | "ROLE_FORBIDDEN">;

const NOBODY: Caller = { ok: true, user: null };

/** The answer to a request without a token. Visitors who bid or buy are asked to register, not to sign in again. */
const WITHOUT_TOKEN: Readonly<Record<Access["auth"], Caller | Refused>> = {
  none: NOBODY,
  optional: NOBODY,
  registered: refuse("REGISTRATION_REQUIRED"),
  required: refuse("UNAUTHORIZED"),
};

/**
 * Identifies the caller by the Authorization header. A bad token is always refused, even where none is needed: the
 * caller wrongly believes to be signed in. If an operation names roles and a status, both are required.
 */
export function authenticate(
  sessions: Sessions,
  access: Access,
  authorization: string | undefined,
): Caller | Refused | Promise<Caller | Refused> {
  if (access.auth === "none") return NOBODY;
  if (authorization === undefined) return WITHOUT_TOKEN[access.auth];
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) return refuse("UNAUTHORIZED");
  const user = sessions.find(token);
  return user instanceof Promise ? user.then((found) => admit(found, access)) : admit(user, access);
}

function admit(user: SessionUser | null, { roles, ustatus, limited }: Access): Caller | Refused {
  if (!user || (user.step && !limited.includes(user.step))) return refuse("UNAUTHORIZED");
  const hasRole = roles.length === 0 || user.roles.some((role) => roles.includes(role));
  const hasStatus = ustatus.length === 0 || (ustatus as readonly UserStatus[]).includes(user.ustatus);
  return hasRole && hasStatus ? { ok: true, user } : refuse("ROLE_FORBIDDEN");
}
