/** Decides which view of a lot a reader gets. */
import { isBackOffice } from "@marsa/api-spec/roles";
import type { Role, UserStatus } from "../people/gate.ts";
import type { LotStatus } from "../lot/lot.ts";

/** The reader of a lot; null: nobody is signed in. */
export type Reader = {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly ustatus: UserStatus;
} | null;

/** The view of a lot. The reader decides it, before anything is read. */
export type LotView = "public" | "owner" | "staff";

interface Owned {
  readonly sellerId: number;
}

/** Returns the view of a standard lot: seller, back office or public. An auctioneer is staff in their own lane only. */
export function lotViewOf({ sellerId }: Owned, reader: Reader): LotView {
  if (reader?.id === sellerId) return "owner";
  return reader && isBackOffice(reader) ? "staff" : "public";
}

/** Whether a lot exists for this reader. Before approval and once archived, only its seller and staff see it. */
export function mayReadLot(
  lot: Owned & { readonly status: LotStatus; readonly hidden: boolean },
  reader: Reader,
): boolean {
  if (lotViewOf(lot, reader) !== "public") return true;
  return !lot.hidden && lot.status !== "draft" && lot.status !== "moderation";
}
