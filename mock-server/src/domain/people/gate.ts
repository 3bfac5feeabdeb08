/** Decides who may bid at all, and which step is missing. */
import { isStaff } from "@marsa/api-spec/roles";
import type { Refused } from "../lot/decision.ts";

export type Role = "buyer" | "seller" | "auctioneer" | "backoffice";
export type UserStatus = "unknown" | "confirmed_single" | "confirmed" | "manager" | "admin";

/** The facts about a signed-in person who wants to bid. */
export interface Person {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly ustatus: UserStatus;
  readonly hasVerifiedContact: boolean;
  /** The buyer profile: `draft` waits for the contract, `signed` for the staff ("standby"), `ok` may bid. */
  readonly profile: "none" | "draft" | "signed" | "ok";
  /** `until`: last locked day, YYYY-MM-DD in Asia/Dubai; null for no end. A job removes the lock. */
  readonly lock: { readonly reason: string; readonly until: string | null } | null;
}

export type GateCode =
  | "REGISTRATION_REQUIRED"
  | "VERIFICATION_REQUIRED"
  | "PROFILE_REQUIRED"
  | "CONTRACT_REQUIRED"
  | "STANDBY"
  | "PROFILE_LOCKED"
  | "ROLE_FORBIDDEN";

export interface Gate {
  readonly canBid: boolean;
  /** The next step towards bidding. */
  readonly missing:
    | "registration"
    | "verification"
    | "profile"
    | "contract"
    | "review"
    | "lock"
    | "role"
    | null;
}

/** The answer to a visitor who bids without signing in. */
export const notSignedIn: Refused<"REGISTRATION_REQUIRED"> = {
  ok: false,
  code: "REGISTRATION_REQUIRED",
  details: {},
};

const MISSING = {
  REGISTRATION_REQUIRED: "registration",
  VERIFICATION_REQUIRED: "verification",
  PROFILE_REQUIRED: "profile",
  CONTRACT_REQUIRED: "contract",
  STANDBY: "review",
  PROFILE_LOCKED: "lock",
  ROLE_FORBIDDEN: "role",
} as const satisfies Record<GateCode, Gate["missing"]>;

/**
 * Whether this person may bid at all, and the missing step; null = nobody signed in. Same order as a bid's
 * refusals, except the role check: staff are not led through steps after which their role would still forbid bids.
 */
export function gateOf(person: Person | null): Gate {
  if (person && isStaff(person)) return { canBid: false, missing: "role" };
  const refusal = refusalAtGate(person);
  return refusal ? { canBid: false, missing: MISSING[refusal.code] } : { canBid: true, missing: null };
}

/**
 * Returns the first reason why this person may not bid on any lot, in the order of the rules; null if there is
 * none.
 */
export function refusalAtGate(person: Person | null): Refused<GateCode> | null {
  if (!person) return notSignedIn;
  if (!person.hasVerifiedContact) return refuse("VERIFICATION_REQUIRED");
  if (person.profile === "none") return refuse("PROFILE_REQUIRED");
  if (person.profile === "draft") return refuse("CONTRACT_REQUIRED");
  if (person.profile === "signed") return refuse("STANDBY");
  if (person.lock) return refusalOfLock(person);
  // Staff never bid: they can see minimum prices.
  if (isStaff(person)) return refuse("ROLE_FORBIDDEN");
  return null;
}

/** Returns why a locked person may not commit themselves to a new amount; null without a lock. */
export function refusalOfLock({ lock }: Person): Refused<"PROFILE_LOCKED"> | null {
  if (!lock) return null;
  return { ok: false, code: "PROFILE_LOCKED", details: { reason: lock.reason, until: lock.until } };
}

function refuse(code: GateCode, details: Refused["details"] = {}): Refused<GateCode> {
  return { ok: false, code, details };
}
