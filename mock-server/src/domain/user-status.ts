import type { UserStatus } from "./gate.ts";

interface Verified {
  readonly ustatus: UserStatus;
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
}

/**
 * The status that follows from the contacts a person has verified: none `unknown`, one `confirmed_single`, both
 * `confirmed`. Managers and admins stay what they are.
 */
export function statusByContacts({ ustatus, emailVerified, phoneVerified }: Verified): UserStatus {
  if (ustatus === "manager" || ustatus === "admin") return ustatus;
  if (emailVerified && phoneVerified) return "confirmed";
  return emailVerified || phoneVerified ? "confirmed_single" : "unknown";
}
