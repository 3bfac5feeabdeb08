/** Derives a user's status from their contacts. */
import { isManager } from "@marsa/api-spec/roles";
import type { UserStatus } from "./gate.ts";

interface Verified {
  readonly ustatus: UserStatus;
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
}

/**
 * Returns the status after verified contacts: none `unknown`, one `confirmed_single`, both `confirmed`. Managers
 * and admins keep their status.
 */
export function statusByContacts({ ustatus, emailVerified, phoneVerified }: Verified): UserStatus {
  if (isManager({ ustatus })) return ustatus;
  if (emailVerified && phoneVerified) return "confirmed";
  return emailVerified || phoneVerified ? "confirmed_single" : "unknown";
}
