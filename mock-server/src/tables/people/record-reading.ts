/** Records in the audit who reads what of a client. */
import { and, eq, gt } from "drizzle-orm";
import { audit } from "../schema/system.ts";
import type { Database, Store } from "../../store/store.ts";
import { addToAudit } from "./audit.ts";
import { nameOfUser } from "./user-name.ts";
import { asyncOrm } from "../system/driver.ts";

export interface Reading {
  readonly at: number;
  /** The staff member who reads. */
  readonly userId: number;
  /** The client. */
  readonly aboutId: number;
  readonly address: string | null;
  /** The name of the document that is read; left out: the client's facts. */
  readonly document?: string;
}

/** A screen reads its client again after each event: within this time all that is one reading, ms. */
const ONE_READING_MS = 10 * 60_000;

/** Records that a staff member reads a client or a document, unless it is the same reading of the last ten minutes. */
export async function recordReading(store: Store, reading: Reading): Promise<void> {
  if (await store.read((db) => isRecorded(db, reading))) return;
  await store.write(async (db) => {
    const { document: reason = null, ...act } = reading;
    const subject = await nameOfUser(db, reading.aboutId);
    if (subject !== "") await addToAudit(db, { ...act, act: actOf(reading), subject, reason });
  });
}

const actOf = ({ document }: Reading) => (document === undefined ? "read.client" : "read.document");

async function isRecorded(db: Database, reading: Reading): Promise<boolean> {
  const { userId, aboutId, at, document } = reading;
  const theirs = and(
    eq(audit.aboutId, aboutId),
    eq(audit.userId, userId),
    eq(audit.act, actOf(reading)),
    document === undefined ? undefined : eq(audit.reason, document),
    gt(audit.at, at - ONE_READING_MS),
  );
  return (await asyncOrm(db).select({ id: audit.id }).from(audit).where(theirs).limit(1).get()) !== undefined;
}
