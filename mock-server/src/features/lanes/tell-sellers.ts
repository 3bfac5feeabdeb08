/** Tells sellers that the staff moved their lots into a lane or out of it, or changed its fees. */
import { instant } from "@marsa/api-spec/dates";
import type { Database, NotifyUser } from "../../store/store.ts";
import { notify } from "../../tables/notices/notify.ts";
import { type Lane, listForSellers } from "./repository.ts";
import { percent } from "./wire.ts";

export interface Moved {
  readonly lane: Lane;
  readonly joined: readonly number[];
  readonly left: readonly number[];
  /** ms since 1970 UTC. */
  readonly at: number;
}

/** Writes one notice for each lot, inside the write of the change. */
export async function tellSellers(
  db: Database,
  notifyUser: NotifyUser,
  { lane, joined, left, at }: Moved,
): Promise<void> {
  const starts = instant(lane.state.startsAt);
  const fee = lane.state.fees?.seller ?? null;
  const charged = fee === null ? "your usual one" : `${percent(fee)} of the price in this lane, plus VAT`;
  for (const { id, sellerId, title, number, opensAt, endsAt } of await listForSellers(db, [
    ...joined,
    ...left,
  ])) {
    const named = `Your ${title} (lot ${number})`;
    const next = opensAt === endsAt ? "Staff choose another one." : `Its auction ends on ${instant(endsAt)}.`;
    const text = joined.includes(id)
      ? `${named} is sold in the live lane ${lane.name} at ${lane.place}, from ${starts}. Until its turn it takes stored maximums only. The seller’s fee is ${charged}.`
      : `${named} is no longer in the live lane ${lane.name}. ${next}`;
    await notify(db, notifyUser, {
      userId: sellerId,
      kind: "account",
      text,
      at,
      lotId: id,
      link: `/auction/${id}`,
    });
  }
}
