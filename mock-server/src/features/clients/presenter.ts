/** Presents clients to the back office. */
import { fullName } from "@marsa/api-spec/text/names";
import { filsToAed } from "@marsa/api-spec/money";
import type { Schema } from "../../http/handler.ts";
import { presentWaiting } from "../../http/present/present-waiting.ts";
import type { ClientRow } from "./repository.ts";

/** Presents a client to the back office. */
export function presentClient({
  profile,
  user,
  totalFils,
  roleWaits,
  unlockWaits,
}: ClientRow): Schema<"Client"> {
  return {
    id_profile: profile?.id ?? null,
    id_user: user.id,
    name: profile?.name ?? fullName(user),
    type: profile?.type ?? null,
    form: profile?.form ?? null,
    email: user.email,
    phone: user.phone,
    email_verified: user.emailVerified,
    phone_verified: user.phoneVerified,
    status: profile?.status ?? null,
    ustatus: user.ustatus,
    roles: [...user.roles],
    restriction:
      profile?.lockReason == null ? null : { reason: profile.lockReason, until: profile.lockUntil },
    deposit: filsToAed(totalFils),
    created: new Date(profile?.createdAt ?? user.createdAt).toISOString(),
    expires: profile?.expiresOn ?? null,
    version: profile?.version ?? 1,
    to_be_signed: presentWaiting(roleWaits ?? unlockWaits),
  };
}
