/** Wakes the next lot of a group, and tells its person how it ended. */
import { look, type Group, type WakeRefusal } from "../../domain/bidding/group.ts";
import { wakeLot } from "../../domain/bidding/wake-lot.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import type { Clock } from "../../store/ports.ts";
import type { Database, NotifyUser, Store } from "../../store/store.ts";
import { findGroup, saveGroup } from "../../tables/money/groups.ts";
import { findStates } from "../../tables/lots/lot-columns.ts";
import { namedLot } from "../../tables/lots/next-bidders.ts";
import { readPause } from "../../tables/lots/pause.ts";
import { notify } from "../../tables/notices/notify.ts";

interface Looker {
  readonly store: Pick<Store, "write" | "transact">;
  readonly clock: Pick<Clock, "now">;
  readonly terms: AuctionTerms;
}

/**
 * Looks at the lots of a group until one leads, or none can bid. Each maximum is received when it wakes.
 * @returns whether the group was there to look at.
 */
export async function lookAtGroup({ store, clock, terms }: Looker, id: number): Promise<boolean> {
  // The next look at a lot that refused its maximum uses that refusal.
  for (let refused: WakeRefusal | null = null; ;) {
    const now = clock.now();
    const seen = await store.write((db, notifyUser) => see(db, notifyUser, id, now, refused));
    if (!seen) return false;
    const { wake, userId } = seen;
    if (!wake) return true;
    const outcome = await store.transact(
      { lotId: wake.lotId, userIds: [userId], receivedAt: now },
      ({ lot, users: [bidder], leader, pause }) => {
        if (!bidder) return { ok: false, code: "NOT_DUE", details: {} };
        const group = bidder.groups.find((each) => each.id === id);
        return wakeLot({ lot, bidder, leader, pause }, group, now, terms);
      },
    );
    if (outcome.ok && outcome.reply.leading) return true;
    refused = outcome.ok ? null : { lotId: wake.lotId, code: outcome.code };
  }
}

/** Writes what the group sees now. */
async function see(
  db: Database,
  notifyUser: NotifyUser,
  id: number,
  now: number,
  refused: WakeRefusal | null,
): Promise<{ readonly userId: number; readonly wake: { readonly lotId: number } | null } | null> {
  const before = await findGroup(db, id);
  if (!before || before.lookAt === null) return null;
  const { userId } = before;
  const asleep = before.members.filter(({ state }) => state === "asleep");
  const lots = await findStates(
    db,
    asleep.map(({ lotId }) => lotId),
  );
  const { group, wake } = look(before, lots, await readPause(db), now, refused);
  await saveGroup(db, group, before.parkedFils, now);
  if (group.parkedFils !== before.parkedFils) notifyUser(userId, "balance");
  const text = await endWords(db, group);
  if (text !== null)
    await notify(db, notifyUser, {
      userId,
      kind: "won",
      text,
      at: now,
      lotId: null,
      link: "/auction/workbook",
    });
  return { userId, wake };
}

/** What the person is told when their group is over; null while it is not. */
async function endWords(db: Database, { state, members }: Group): Promise<string | null> {
  if (state === "lost")
    return "No lot of your group “One of these” can be won any more. What it held of your deposit is free.";
  const won = members.find((member) => member.state === "won");
  const lot = state === "won" && won ? await namedLot(db, won.lotId) : undefined;
  if (!lot) return null;
  const others = members.filter((member) => member.state === "cancelled").length;
  const rest =
    others === 0
      ? ""
      : ` Your ${others === 1 ? "maximum on the other lot is" : `maxima on the ${others} other lots are`} cancelled.`;
  return `You won ${lot.title} (lot ${lot.number}) of your group “One of these”.${rest}`;
}
