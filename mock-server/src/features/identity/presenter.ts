/** Presents the signed-in user. */
import { fullName } from "@marsa/api-spec/text/names";
import type { Gate, Person } from "../../domain/people/gate.ts";
import { expiringPapers } from "../../domain/people/profile-rules.ts";
import type { Schema } from "../../http/handler.ts";
import type { Account } from "./repository.ts";

const BEST_FIRST = ["ok", "signed", "draft"] as const;

export interface AccountState {
  readonly lock: Person["lock"];
  readonly gate: Gate;
  /** When changed contacts begin to take recovery codes, ms since 1970 UTC; null: they take them. */
  readonly recovers: Readonly<Record<"email" | "phone", number | null>>;
  /** ms since 1970 UTC. */
  readonly now: number;
}

/** Presents users to themselves only. */
export function presentMe(
  { user, profile, profiles, hasBid, seq }: Account,
  { lock, gate, recovers, now }: AccountState,
  epoch: string,
): Schema<"Me"> {
  return {
    id_user: user.id,
    id_profile: user.profileId,
    roles: [...user.roles],
    pstatusMax: BEST_FIRST.find((best) => profiles.some(({ status }) => status === best)) ?? null,
    firstName: user.firstName,
    lastName: user.lastName,
    name: fullName(user),
    profile_name: profile?.name ?? null,
    email: user.email,
    phone: user.phone,
    ustatus: user.ustatus,
    profile_restriction: lock !== null,
    email_verified: user.emailVerified,
    phone_verified: user.phoneVerified,
    new_email: user.newEmail,
    new_phone: user.newPhone,
    email_recovers_from: instantOf(recovers.email),
    phone_recovers_from: instantOf(recovers.phone),
    avatar: user.avatar,
    restriction: lock && { reason: lock.reason, until: lock.until },
    gate: { can_bid: gate.canBid, missing: gate.missing },
    has_bid: hasBid,
    profiles: profiles.map((own) => presentOwn(own, now)),
    epoch,
    seq,
  };
}

function instantOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

function presentOwn(
  { id, type, form, name, status, fields }: Account["profiles"][number],
  now: number,
): Schema<"OwnProfile"> {
  const expiring = status === "draft" ? [] : [...expiringPapers(fields, now)];
  return { id_profile: id, type, form, name, status, expiring };
}
