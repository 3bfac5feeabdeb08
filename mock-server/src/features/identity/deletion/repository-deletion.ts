/** Checks whether an account can be deleted, and deletes it. Inside one write. */
import { filsToAed } from "@marsa/api-spec/money";
import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { unlinkFiles } from "../../../tables/people/files.ts";
import { fieldsLeft } from "../../../tables/people/marks.ts";
import { code, contactChange, notification, pushDevice } from "../../../tables/schema/identity.ts";
import { lot, lotBidder } from "../../../tables/schema/lots.ts";
import { savedCard, wallet } from "../../../tables/schema/money.ts";
import { buyerClaim, settlement } from "../../../tables/schema/settlements.ts";
import { deviceUser } from "../../../tables/schema/cases.ts";
import { passkey, recoveryCode, totp } from "../../../tables/schema/factors.ts";
import { paperRecipient } from "../../../tables/schema/papers.ts";
import { documentMark, profile, session, user } from "../../../tables/schema/people.ts";
import { lotQuestion } from "../../../tables/schema/questions.ts";
import { importHeading } from "../../../tables/schema/drafts.ts";
import { favorite, hiddenLot, note, savedSearch } from "../../../tables/schema/watching.ts";
import { listClient } from "../../../tables/people/client-rows.ts";
import type { Database } from "../../../store/store.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";
import { queueChanged } from "../../../tables/system/staff-queues.ts";

/** A reason against the deletion. Amounts in AED. */
export interface Blocker {
  readonly why: "lead" | "decision" | "unpaid" | "claimed" | "balance" | "selling" | "last_admin";
  readonly id_auction?: number;
  readonly number?: number;
  readonly amount?: number;
}

const WHY = { summarizing: "decision", sold: "unpaid", notSold: "unpaid" } as const;
const SELLING = ["moderation", "active", "inProgress", "finished", "summarizing"] as const;

/**
 * Returns everything that is open: bids, decisions, payments, sales, and money in the deposit. Empty: the account
 * may be deleted.
 */
export async function blockersOf(db: Database, userId: number): Promise<Blocker[]> {
  const [own] = await asyncOrm(db)
    .select({ total: wallet.totalFils })
    .from(wallet)
    .where(eq(wallet.userId, userId));
  const total = own?.total ?? 0;
  return [
    ...(await holdingLots(db, userId)),
    ...(await sellingLots(db, userId)),
    ...(await claimedLots(db, userId)),
    ...(total > 0 ? [{ why: "balance" as const, amount: filsToAed(total) }] : []),
    ...((await isLastAdmin(db, userId)) ? [{ why: "last_admin" as const }] : []),
  ];
}

/** Lots that hold the person's deposit or limit. */
async function holdingLots(db: Database, userId: number): Promise<Blocker[]> {
  const rows = await asyncOrm(db)
    .select({ id: lot.id, number: lot.number, status: lot.status, fils: lotBidder.holdFils })
    .from(lotBidder)
    .innerJoin(lot, eq(lot.id, lotBidder.lotId))
    .where(and(eq(lotBidder.userId, userId), or(gt(lotBidder.holdFils, 0), gt(lotBidder.limitFils, 0))))
    .orderBy(lot.id);
  return rows.map(({ id, number, status, fils }) => {
    const why = status in WHY ? WHY[status as keyof typeof WHY] : "lead";
    return { why, id_auction: id, number, amount: filsToAed(fils) };
  });
}

/** Their open lots as a seller. A decided lot is done after its handover. */
async function sellingLots(db: Database, userId: number): Promise<Blocker[]> {
  const isPending = and(eq(lot.status, "sold"), inArray(settlement.state, ["due", "paid"]));
  const rows = await asyncOrm(db)
    .select({ id_auction: lot.id, number: lot.number })
    .from(lot)
    .leftJoin(settlement, and(eq(settlement.lotId, lot.id), eq(settlement.buyerId, lot.leaderId)))
    .where(and(eq(lot.sellerId, userId), or(inArray(lot.status, SELLING), isPending)))
    .orderBy(lot.id);
  return rows.map((row) => ({ why: "selling", ...row }));
}

/** Lots about which they have an open claim: what they get back goes to their deposit. */
async function claimedLots(db: Database, userId: number): Promise<Blocker[]> {
  const rows = await asyncOrm(db)
    .select({ id_auction: lot.id, number: lot.number })
    .from(buyerClaim)
    .innerJoin(lot, eq(lot.id, buyerClaim.lotId))
    .where(and(eq(buyerClaim.buyerId, userId), eq(buyerClaim.state, "open")))
    .orderBy(lot.id);
  return rows.map((row) => ({ why: "claimed", ...row }));
}

async function isLastAdmin(db: Database, userId: number): Promise<boolean> {
  const admins = await asyncOrm(db).select({ id: user.id }).from(user).where(eq(user.ustatus, "admin"));
  return admins.length === 1 && admins[0]?.id === userId;
}

const FORMER = "Former client";
const FACTORS = [totp, passkey, recoveryCode, contactChange];
/** The tables whose rows of a person go. */
const PRIVATE = [
  code,
  notification,
  session,
  favorite,
  hiddenLot,
  note,
  savedSearch,
  importHeading,
  savedCard,
  deviceUser,
  paperRecipient,
  ...FACTORS,
];
/** A person without names, contacts, private data and sign-in. */
const NOBODY = {
  firstName: "Former",
  lastName: "client",
  email: null,
  emailVerified: false,
  phone: null,
  phoneVerified: false,
  newEmail: null,
  newPhone: null,
  whatsapp: null,
  passwordHash: null,
  ustatus: "unknown",
  avatar: null,
  noticeSettings: null,
  profileId: null,
  isDemo: false,
} as const;

/**
 * Anonymizes a person: deletes names, contacts, private data and sign-in. The row stays, for the ledger, the lots'
 * history and the audit, which must stay complete.
 */
export async function makeAnonymous(db: Database, userId: number, at: number): Promise<void> {
  await emptyProfiles(db, userId);
  await deletePrivateRows(db, userId);
  await asyncOrm(db)
    .update(user)
    .set({ ...NOBODY, roles: [], deletedAt: at })
    .where(eq(user.id, userId));
  await listClient(db, userId);
}

async function emptyProfiles(db: Database, userId: number): Promise<void> {
  const own = eq(profile.userId, userId);
  for (const { id } of await asyncOrm(db).select({ id: profile.id }).from(profile).where(own)) {
    await unlinkFiles(db, `profile:${id}`);
    await asyncOrm(db).delete(documentMark).where(eq(documentMark.profileId, id));
  }
  const empty = { name: FORMER, citizenship: "", sealed: null, expiresOn: null, status: "draft" } as const;
  await asyncOrm(db)
    .update(profile)
    .set({ ...empty, fields: await fieldsLeft(db, userId) })
    .where(own);
}

async function deletePrivateRows(db: Database, userId: number): Promise<void> {
  await unlinkFiles(db, `user:${userId}`);
  for (const table of PRIVATE) await asyncOrm(db).delete(table).where(eq(table.userId, userId));
  const unanswered = and(eq(lotQuestion.userId, userId), isNull(lotQuestion.answer));
  await asyncOrm(db).delete(lotQuestion).where(unanswered);
  queueChanged(db, "questions");
  await asyncOrm(db).update(pushDevice).set({ userId: null }).where(eq(pushDevice.userId, userId));
}
