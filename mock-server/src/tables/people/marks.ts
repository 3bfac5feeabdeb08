/** Reads the marks of people, and finds other accounts that may be of the same person, for the staff to judge. */
import { networkOf } from "@marsa/realtime/router/network";
import { eq } from "drizzle-orm";
import type { PlainFields } from "../../domain/people/profile.ts";
import type { RingMarks } from "../../domain/people/rings.ts";
import type { Marks } from "../../domain/people/two-people.ts";
import { openAccount } from "../money/refund-accounts.ts";
import { fingerprint, fromPlainHash } from "../sealing/fingerprints.ts";
import { fieldsOf, marksOfNumbers, plainNumber } from "./profile-fields.ts";
import { deviceUser } from "../schema/cases.ts";
import { refundAccount, savedCard } from "../schema/money.ts";
import { profile, session, user } from "../schema/people.ts";
import type { Database } from "../../store/store.ts";
import { workerQuery } from "../../store/worker-query.ts";
import { prepared } from "../system/prepared.ts";

/** Returns the documents, accounts, phones and addresses of a person, each in one spelling. */
export function marksOf(db: Database, userId: number): Marks {
  const contacts = { phone: user.phone, whatsapp: user.whatsapp };
  const person = db.select(contacts).from(user).where(eq(user.id, userId)).get();
  const profiles = db
    .select({ id: profile.id, fields: profile.fields, sealed: profile.sealed })
    .from(profile)
    .where(eq(profile.userId, userId))
    .all();
  const accounts = db.select().from(refundAccount).where(eq(refundAccount.userId, userId)).all();
  const fields = profiles.map((one) => fieldsOf(db, one));
  return {
    userId,
    document: spelled(
      fields.flatMap(({ passport_number, emirates_id, licence_number }) => [
        passport_number,
        emirates_id,
        licence_number,
      ]),
    ),
    account: spelled(accounts.map((account) => openAccount(db, account).iban)),
    phone: spelled([person?.phone, person?.whatsapp]),
    address: spelled(fields.map(({ address }) => address)),
  };
}

/** Returns the same with the mailbox, cards, devices and networks of a person. */
export function ringMarksOf(db: Database, userId: number): RingMarks {
  const person = db.select({ email: user.email }).from(user).where(eq(user.id, userId)).get();
  const cards = db.select().from(savedCard).where(eq(savedCard.userId, userId)).all();
  const devices = db.select().from(deviceUser).where(eq(deviceUser.userId, userId)).all();
  const sessions = db
    .select({ address: session.address })
    .from(session)
    .where(eq(session.userId, userId))
    .all();
  return {
    ...marksOf(db, userId),
    email: person?.email ? [mailbox(person.email)] : [],
    card: cards.map(({ brand, last4, expires }) => `${brand} ${last4} ${expires}`),
    device: devices.map(({ deviceHash }) => deviceHash),
    network: [...new Set(sessions.flatMap(({ address }) => networkSeen(address) ?? []))],
  };
}

/** Addresses of the server's own machine tell nothing. */
const LOOPBACK = /^(?:::ffff:)?(?:127\.|$)|^::1$/;

/** Returns the network from which somebody came; null for this machine. */
function networkSeen(address: string): string | null {
  return LOOPBACK.test(address) ? null : networkOf(address);
}

/** Letters and digits alone, in capitals. */
function spelled(texts: readonly (string | null | undefined)[]): string[] {
  const marks = texts.map((text) => plainNumber(text ?? ""));
  return [...new Set(marks.filter((mark) => mark !== ""))];
}

/** One mailbox has many addresses: the part after a plus goes to the same person. */
const mailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, "@");

/** The fields of a deleted account that was locked: the fingerprints of its marks. */
export interface LeftFields extends PlainFields {
  readonly marks?: readonly string[];
}

/**
 * Returns the fields to keep of a person who deletes the account: of a locked one fingerprints of the marks, since the lock
 * would end with the account otherwise; of everybody else none.
 */
export function fieldsLeft(db: Database, userId: number): LeftFields {
  const locked = "SELECT 1 FROM profile WHERE user_id = ? AND lock_reason IS NOT NULL";
  return prepared(db.$client, locked).get(userId)
    ? { marks: fingerprintsOf(db, ringMarksOf(db, userId)) }
    : {};
}

const EVIDENCE = ["document", "account", "phone", "email", "card", "device", "address", "network"] as const;

/** Fingerprints of the marks. Each keeps its kind, such as `phone:Pr2mZk…`. */
function fingerprintsOf(db: Database, marks: RingMarks): string[] {
  return EVIDENCE.flatMap((kind) =>
    marks[kind].map((mark) => `${kind}:${fingerprint(db, `${kind}:${mark}`)}`),
  );
}

/** Returns the mark for one of an older version, whose words could be guessed; another mark stays as it is. */
export function markFrom(db: Database, mark: string): string {
  const kind = mark.slice(0, mark.indexOf(":"));
  return `${kind}:${fromPlainHash(db, mark.slice(kind.length + 1))}`;
}

/** Another account, with the evidence. `locked`: the reason of its lock. */
export interface SamePerson {
  readonly userId: number;
  readonly name: string;
  readonly evidence: (typeof EVIDENCE)[number][];
  readonly locked: string | null;
  readonly deleted: boolean;
}

const IS_SAME_DOCUMENT = `p.id IN
  (SELECT profile_id FROM document_mark WHERE mark IN (SELECT value FROM json_each(@documents)))`;
const OTHERS = `SELECT u.id AS userId, coalesce(p.name, u.first_name || ' ' || u.last_name) AS name,
    max(p.lock_reason) AS locked, u.deleted_at AS deletedAt, max(json_extract(p.fields, '$.marks')) AS left
  FROM user u JOIN profile p ON p.user_id = u.id
  WHERE u.id <> @user AND u.is_bot = 0 AND (p.lock_reason IS NOT NULL OR ${IS_SAME_DOCUMENT})
  GROUP BY u.id ORDER BY u.id`;

/** Other accounts shown at once. */
const MOST = 20;

/** Accounts with the same document, and locked ones with any mark of this person. */
export const samePeople = workerQuery(
  import.meta.url,
  "samePeople",
  (db, userId: number): readonly SamePerson[] => {
    const marks = ringMarksOf(db, userId);
    const own = new Set(fingerprintsOf(db, marks));
    const others = prepared(db.$client, OTHERS).all({
      user: userId,
      documents: JSON.stringify(marksOfNumbers(db, marks.document)),
    }) as (Pick<SamePerson, "userId" | "name" | "locked"> & {
      readonly deletedAt: number | null;
      readonly left: string | null;
    })[];
    return others
      .map(({ deletedAt, left, ...other }) => {
        const theirs = [
          ...fingerprintsOf(db, ringMarksOf(db, other.userId)),
          ...(JSON.parse(left ?? "[]") as string[]),
        ];
        const shared = theirs.filter((mark) => own.has(mark));
        const evidence = EVIDENCE.filter((kind) => shared.some((mark) => mark.startsWith(`${kind}:`)));
        return { ...other, evidence, deleted: deletedAt !== null };
      })
      .filter(({ evidence }) => evidence.length > 0)
      .slice(0, MOST);
  },
);
