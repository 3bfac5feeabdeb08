/** Checks whether an account can be deleted, and deletes it. Inside one write. */
import { filsToAed } from "@marsa/api-spec/money";
import { and, eq, isNull } from "drizzle-orm";
import { unlinkFiles } from "../../../tables/people/files.ts";
import { fieldsLeft } from "../../../tables/people/marks.ts";
import { code, contactChange, notification, pushDevice } from "../../../tables/schema/identity.ts";
import { savedCard } from "../../../tables/schema/money.ts";
import { deviceUser } from "../../../tables/schema/cases.ts";
import { passkey, recoveryCode, totp } from "../../../tables/schema/factors.ts";
import { documentMark, profile, session, user } from "../../../tables/schema/people.ts";
import { lotQuestion } from "../../../tables/schema/questions.ts";
import { importHeading } from "../../../tables/schema/drafts.ts";
import { favorite, hiddenLot, note, savedSearch } from "../../../tables/schema/watching.ts";
import { listClient } from "../../../tables/people/client-rows.ts";
import type { Database } from "../../../store/store.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";
import { queueChanged } from "../../../tables/system/staff-queues.ts";

/** A reason against the deletion. Amounts in AED. */
export interface Blocker {
  readonly why: "lead" | "decision" | "unpaid" | "balance" | "selling" | "last_admin";
  readonly id_auction?: number;
  readonly number?: number;
  readonly amount?: number;
}

/** Lots that hold the person's deposit, then their open lots as a seller. A decided lot is done after its handover. */
const LOTS = `SELECT CASE l.status WHEN 'summarizing' THEN 'decision' WHEN 'sold' THEN 'unpaid' WHEN 'notSold' THEN 'unpaid' ELSE 'lead' END AS why,
    l.id, l.number, b.hold_fils AS fils
  FROM lot_bidder b JOIN lot l ON l.id = b.lot_id WHERE b.user_id = @user AND b.hold_fils > 0
  UNION ALL SELECT 'selling', l.id, l.number, NULL
  FROM lot l LEFT JOIN settlement s ON s.lot_id = l.id AND s.buyer_id = l.leader_id
  WHERE l.seller_id = @user AND (l.status IN ('moderation', 'active', 'inProgress', 'finished', 'summarizing')
    OR l.status = 'sold' AND s.state IN ('due', 'paid'))
  ORDER BY 1, 2`;

interface BlockingLot {
  readonly why: Exclude<Blocker["why"], "balance" | "last_admin">;
  readonly id: number;
  readonly number: number;
  readonly fils: number | null;
}

const TOTAL = "SELECT total_fils FROM wallet WHERE user_id = ?";

/**
 * Returns everything that is open: bids, decisions, payments, sales, and money in the deposit. Empty: the account
 * may be deleted.
 */
export async function blockersOf(db: Database, userId: number): Promise<Blocker[]> {
  const lots = await asyncPrepared<BlockingLot>(db, LOTS).all({ user: userId });
  const total = Number((await asyncPrepared(db, TOTAL).pluck().get(userId)) ?? 0);
  return [
    ...lots.map(({ why, id, number, fils }): Blocker => ({
      why,
      id_auction: id,
      number,
      ...(fils !== null && { amount: filsToAed(fils) }),
    })),
    ...(total > 0 ? [{ why: "balance" as const, amount: filsToAed(total) }] : []),
    ...((await isLastAdmin(db, userId)) ? [{ why: "last_admin" as const }] : []),
  ];
}

async function isLastAdmin(db: Database, userId: number): Promise<boolean> {
  const admins = await asyncOrm(db).select({ id: user.id }).from(user).where(eq(user.ustatus, "admin")).all();
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
    .where(eq(user.id, userId))
    .run();
  await listClient(db, userId);
}

async function emptyProfiles(db: Database, userId: number): Promise<void> {
  const own = eq(profile.userId, userId);
  for (const { id } of await asyncOrm(db).select({ id: profile.id }).from(profile).where(own).all()) {
    await unlinkFiles(db, `profile:${id}`);
    await asyncOrm(db).delete(documentMark).where(eq(documentMark.profileId, id)).run();
  }
  const empty = { name: FORMER, citizenship: "", sealed: null, expiresOn: null, status: "draft" } as const;
  await asyncOrm(db)
    .update(profile)
    .set({ ...empty, fields: await fieldsLeft(db, userId) })
    .where(own)
    .run();
}

async function deletePrivateRows(db: Database, userId: number): Promise<void> {
  await unlinkFiles(db, `user:${userId}`);
  for (const table of PRIVATE) await asyncOrm(db).delete(table).where(eq(table.userId, userId)).run();
  const unanswered = and(eq(lotQuestion.userId, userId), isNull(lotQuestion.answer));
  await asyncOrm(db).delete(lotQuestion).where(unanswered).run();
  queueChanged(db, "questions");
  await asyncOrm(db).update(pushDevice).set({ userId: null }).where(eq(pushDevice.userId, userId)).run();
}
