/** The kinds of people that a role table knows, and which of them an operation lets in. */
import type { components } from "../generated/api.d.ts";
import { operations, type OperationId } from "../generated/operations.ts";
import type { Code } from "../src/problem.ts";

/** Whom the controls can make. */
export type PersonKind = components["schemas"]["PersonKind"];
export type Who = PersonKind | "anonymous";

interface Standing {
  readonly roles: readonly string[];
  readonly ustatus: string;
}

const buyer: Standing = { roles: ["buyer"], ustatus: "confirmed" };

const STANDINGS: Readonly<Record<PersonKind, Standing>> = {
  buyer,
  seller: { roles: ["seller"], ustatus: "confirmed" },
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

export const PERSON_KINDS = Object.keys(STANDINGS) as PersonKind[];

const WITHOUT_TOKEN = {
  optional: null,
  registered: "REGISTRATION_REQUIRED",
  required: "UNAUTHORIZED",
} as const satisfies Record<string, Code | null>;

/** What the operation table alone says to this caller; null: the call is his to make. */
export function refusalByTable(id: OperationId, who: Who): Code | null {
  const { auth, roles, ustatus } = operations[id];
  if (auth === "none") return null;
  if (who === "anonymous") return WITHOUT_TOKEN[auth];
  const standing = STANDINGS[who];
  const hasRole =
    roles.length === 0 || standing.roles.some((role) => (roles as readonly string[]).includes(role));
  const hasStatus = ustatus.length === 0 || (ustatus as readonly string[]).includes(standing.ustatus);
  return hasRole && hasStatus ? null : "ROLE_FORBIDDEN";
}

/** Somebody whose call it is, with an approved profile where a profile counts. */
export function callerOf(id: OperationId): PersonKind {
  const caller = PERSON_KINDS.find((kind) => refusalByTable(id, kind) === null);
  if (!caller) throw new Error(`Nobody may call ${id}`);
  return caller;
}

/** What keeps each of them from bidding, on a lot where nothing else would; null: he bids. */
export const BID_GATE: Readonly<Record<Who, Code | null>> = {
  anonymous: "REGISTRATION_REQUIRED",
  unverified: "VERIFICATION_REQUIRED",
  registered: "PROFILE_REQUIRED",
  unsigned: "CONTRACT_REQUIRED",
  standby: "STANDBY",
  locked: "PROFILE_LOCKED",
  // People of the house have no profile, which is what a bid would meet first.
  auctioneer: "PROFILE_REQUIRED",
  backoffice: "PROFILE_REQUIRED",
  manager: "PROFILE_REQUIRED",
  admin: "PROFILE_REQUIRED",
  buyer: null,
  seller: null,
};
