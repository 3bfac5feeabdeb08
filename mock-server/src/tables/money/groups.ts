/** Reads and writes groups of lots of which a person buys one. Inside a read or a write. */
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Group } from "../../domain/bidding/group.ts";
import type { Database } from "../../store/store.ts";
import { GROUP_COMMENT, postToLedger } from "./post-ledger.ts";
import { lotGroup } from "../schema/groups.ts";
import { lotBidder } from "../schema/lots.ts";
import { wallet } from "../schema/money.ts";
import { asyncOrm } from "../system/driver.ts";

export type GroupRow = Group & { readonly createdAt: number };

/** Groups of a person that are shown. */
const MOST_SHOWN = 20;

export async function findGroup(db: Database, id: number): Promise<GroupRow | undefined> {
  return asyncOrm(db).select().from(lotGroup).where(eq(lotGroup.id, id)).get();
}

export async function activeGroups(db: Database, userId: number): Promise<Group[]> {
  const isActive = and(eq(lotGroup.userId, userId), eq(lotGroup.state, "active"));
  return asyncOrm(db).select().from(lotGroup).where(isActive).orderBy(lotGroup.id).all();
}

/** Returns a person's groups: the active ones, then the latest others. */
export async function groupsToShow(db: Database, userId: number): Promise<GroupRow[]> {
  return asyncOrm(db)
    .select()
    .from(lotGroup)
    .where(eq(lotGroup.userId, userId))
    .orderBy(asc(lotGroup.state), desc(lotGroup.id))
    .limit(MOST_SHOWN)
    .all();
}

/** Adds an empty group, for its id. */
export async function addGroup(db: Database, userId: number, createdAt: number): Promise<number> {
  const empty = { state: "ended", members: [], heldFils: 0, parkedFils: 0, lookAt: null } as const;
  const row = { userId, createdAt, ...empty };
  return (await asyncOrm(db).insert(lotGroup).values(row).returning({ id: lotGroup.id }).get()).id;
}

/** Writes a group and changes its extra hold. `parkedFils`: the extra hold before. */
export async function saveGroup(db: Database, group: Group, parkedFils: number, at: number): Promise<void> {
  const { id, userId, state, members, heldFils, lookAt } = group;
  const values = { state, members, heldFils, parkedFils: group.parkedFils, lookAt };
  await asyncOrm(db).update(lotGroup).set(values).where(eq(lotGroup.id, id)).run();
  const moved = group.parkedFils - parkedFils;
  if (moved === 0) return;
  const type = moved > 0 ? "hold" : "release";
  await postToLedger(db, { userId, type, amountFils: moved, at, comment: GROUP_COMMENT });
}

/** What a person has free, and what their lead on each of these lots holds, fils. */
export async function meansOf(db: Database, userId: number, lotIds: readonly number[]) {
  const own = await asyncOrm(db).select().from(wallet).where(eq(wallet.userId, userId)).get();
  const held = await asyncOrm(db)
    .select({ lotId: lotBidder.lotId, holdFils: lotBidder.holdFils })
    .from(lotBidder)
    .where(and(eq(lotBidder.userId, userId), inArray(lotBidder.lotId, [...lotIds])))
    .all();
  const byLot = new Map(held.map(({ lotId, holdFils }) => [lotId, holdFils]));
  return {
    availableFils: own ? own.totalFils - own.reservedFils : 0,
    heldFils: (lotId: number) => byLot.get(lotId) ?? 0,
  };
}
