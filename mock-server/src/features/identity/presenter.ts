/** Presents the signed-in user. */
import type { Gate, Person } from "../../domain/people/gate.ts";
import type { Schema } from "../../http/handler.ts";
import type { Account } from "./repository.ts";

const BEST_FIRST = ["ok", "signed", "draft"] as const;

/** Presents users to themselves only. */
export function presentMe(
  { user, profile, profileStates, seq }: Account,
  lock: Person["lock"],
  gate: Gate,
  epoch: string,
): Schema<"Me"> {
  return {
    id_user: user.id,
    id_profile: user.profileId,
    roles: [...user.roles],
    pstatusMax: BEST_FIRST.find((status) => profileStates.includes(status)) ?? null,
    firstName: user.firstName,
    lastName: user.lastName,
    name: `${user.firstName} ${user.lastName}`,
    profile_name: profile?.name ?? null,
    email: user.email,
    phone: user.phone,
    ustatus: user.ustatus,
    profile_restriction: lock !== null,
    email_verified: user.emailVerified,
    phone_verified: user.phoneVerified,
    new_email: user.newEmail,
    new_phone: user.newPhone,
    avatar: user.avatar,
    restriction: lock && { reason: lock.reason, until: lock.until },
    gate: { can_bid: gate.canBid, missing: gate.missing },
    epoch,
    seq,
  };
}
