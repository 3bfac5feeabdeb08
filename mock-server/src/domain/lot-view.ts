import type { Role, UserStatus } from "./gate.ts";
import type { LotStatus } from "./lot.ts";

/** Who asks about a lot; null: nobody is signed in. */
export type Reader = {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly ustatus: UserStatus;
} | null;

/** What of a lot a reader is shown. Decided by who asks, before anything is read for him. */
export type LotView = "public" | "owner" | "staff";

interface Owned {
  readonly sellerId: number;
}

/** The view of a standard lot: its seller's, the back office's, or everybody's. An auctioneer is staff in his own lane only. */
export function lotViewOf({ sellerId }: Owned, reader: Reader): LotView {
  if (reader?.id === sellerId) return "owner";
  return reader && isBackOffice(reader) ? "staff" : "public";
}

/** Whether a lot is there at all for this reader: until it is approved, and once archived, for its seller and staff alone. */
export function mayReadLot(
  lot: Owned & { readonly status: LotStatus; readonly hidden: boolean },
  reader: Reader,
): boolean {
  if (lotViewOf(lot, reader) !== "public") return true;
  return !lot.hidden && lot.status !== "draft" && lot.status !== "moderation";
}

/** Whether somebody works in the back office: by role, or as manager or admin. */
export function isBackOffice({ roles, ustatus }: NonNullable<Reader>): boolean {
  return roles.includes("backoffice") || ustatus === "manager" || ustatus === "admin";
}
