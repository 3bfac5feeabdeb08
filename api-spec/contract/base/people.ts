/** The kinds of people in a role table, and which of them an operation admits. */
import type { components } from "../../generated/api.d.ts";
import { operations, type OperationId } from "../../generated/operations.ts";
import type { Code } from "../../src/problem.ts";

/** Kinds that the controls can make. */
export type PersonKind = components["schemas"]["PersonKind"];
export type Who = PersonKind | "anonymous";

interface Rights {
  readonly roles: readonly string[];
  readonly ustatus: string;
}

const buyer: Rights = { roles: ["buyer"], ustatus: "confirmed" };

const RIGHTS: Readonly<Record<PersonKind, Rights>> = {
  buyer,
  seller: { roles: ["seller"], ustatus: "confirmed" },
  both: { roles: ["buyer", "seller"], ustatus: "confirmed" },
  auctioneer: { roles: ["auctioneer"], ustatus: "confirmed" },
  backoffice: { roles: ["backoffice"], ustatus: "confirmed" },
  manager: { roles: ["backoffice"], ustatus: "manager" },
  admin: { roles: ["backoffice"], ustatus: "admin" },
  unverified: { ...buyer, ustatus: "unknown" },
  registered: buyer,
  unsigned: buyer,
  standby: buyer,
  locked: buyer,
};

export const PERSON_KINDS = Object.keys(RIGHTS) as PersonKind[];

const WITHOUT_TOKEN = {
  optional: null,
  registered: "REGISTRATION_REQUIRED",
  required: "UNAUTHORIZED",
} as const satisfies Record<string, Code | null>;

/** Returns the refusal that the operation table gives this caller; null: the caller is admitted. */
export function refusalByTable(id: OperationId, who: Who): Code | null {
  const { auth, roles, ustatus } = operations[id];
  if (auth === "none") return null;
  if (who === "anonymous") return WITHOUT_TOKEN[auth];
  const rights = RIGHTS[who];
  const hasRole =
    roles.length === 0 || rights.roles.some((role) => (roles as readonly string[]).includes(role));
  const hasStatus = ustatus.length === 0 || (ustatus as readonly string[]).includes(rights.ustatus);
  return hasRole && hasStatus ? null : "ROLE_FORBIDDEN";
}

/** Returns a permitted person, with an approved profile where a profile counts. */
export function callerOf(id: OperationId): PersonKind {
  const caller = PERSON_KINDS.find((kind) => refusalByTable(id, kind) === null);
  if (!caller) throw new Error(`Nobody may call ${id}`);
  return caller;
}

/** The obstacle to a bid for each kind, on a lot without other obstacles; null: the person may bid. */
export const BID_GATE: Readonly<Record<Who, Code | null>> = {
  anonymous: "REGISTRATION_REQUIRED",
  unverified: "VERIFICATION_REQUIRED",
  registered: "PROFILE_REQUIRED",
  unsigned: "CONTRACT_REQUIRED",
  standby: "STANDBY",
  locked: "PROFILE_LOCKED",
  // Staff have no profile, which would be the first obstacle to a bid.
  auctioneer: "PROFILE_REQUIRED",
  backoffice: "PROFILE_REQUIRED",
  manager: "PROFILE_REQUIRED",
  admin: "PROFILE_REQUIRED",
  buyer: null,
  both: null,
  // Bids count on a buyer profile.
  seller: "PROFILE_REQUIRED",
};
