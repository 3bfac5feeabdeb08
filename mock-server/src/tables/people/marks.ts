/** Reads the marks of people, and finds other accounts that may be of the same person, for the staff to judge. */
import { networkOf } from "@marsa/realtime/router/network";
import type { PlainFields } from "../../domain/people/profile.ts";
import type { RingMarks } from "../../domain/people/rings.ts";
import type { Marks } from "../../domain/people/two-people.ts";
import { openAccount, type SealedAccount } from "./refund-accounts.ts";
import { fingerprint, fromPlainHash } from "../sealing/fingerprints.ts";
import type { Sealed } from "../schema/sealed.ts";
import { fieldsOf, marksOfNumbers, plainNumber } from "./profile-fields.ts";
import type { Database } from "../../store/store.ts";
import { workerQuery } from "../../store/worker-query.ts";
import { asyncPrepared } from "../system/prepared.ts";

/** Prepared once: the staff's page of a client asks for the marks of everybody who is suspended. */
const PERSON = "SELECT phone, whatsapp, email FROM user WHERE id = ?";
const PROFILES = "SELECT id, fields, sealed FROM profile WHERE user_id = ?";
const ACCOUNTS = "SELECT id, recipient, iban FROM refund_account WHERE user_id = ?";
const CARDS = "SELECT brand || ' ' || last4 || ' ' || expires AS mark FROM saved_card WHERE user_id = ?";
const DEVICES = "SELECT device_hash AS mark FROM device_user WHERE user_id = ?";
const ADDRESSES = "SELECT DISTINCT address AS mark FROM session WHERE user_id = ?";

interface Contacts {
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly email: string | null;
}

/** Returns the documents, accounts, phones and addresses of a person, each in one spelling. */
export async function marksOf(db: Database, userId: number): Promise<Marks> {
  const rows = async <Row>(sql: string) => await asyncPrepared<Row>(db, sql).all(userId);
  const [person] = await rows<Contacts>(PERSON);
  const fields = (await rows<{ id: number; fields: string; sealed: Sealed | null }>(PROFILES)).map((one) =>
    fieldsOf(db, { ...one, fields: JSON.parse(one.fields) as PlainFields }),
  );
  return {
    userId,
    document: spelled(
      fields.flatMap(({ passport_number, emirates_id, licence_number }) => [
        passport_number,
        emirates_id,
        licence_number,
      ]),
    ),
    account: spelled((await rows<SealedAccount>(ACCOUNTS)).map((account) => openAccount(db, account).iban)),
    phone: spelled([person?.phone, person?.whatsapp]),
    address: spelled(fields.map(({ address }) => address)),
  };
}

/** Returns the same with the mailbox, cards, devices and networks of a person. */
export async function ringMarksOf(db: Database, userId: number): Promise<RingMarks> {
  const person = await asyncPrepared<Contacts>(db, PERSON).get(userId);
  const marks = async (sql: string) =>
    (await asyncPrepared<{ mark: string }>(db, sql).all(userId)).map(({ mark }) => mark);
  return {
    ...(await marksOf(db, userId)),
    email: person?.email ? [mailbox(person.email)] : [],
    card: await marks(CARDS),
    device: await marks(DEVICES),
    network: [...new Set((await marks(ADDRESSES)).flatMap((address) => networkSeen(address) ?? []))],
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
export async function fieldsLeft(db: Database, userId: number): Promise<LeftFields> {
  const locked = "SELECT 1 FROM profile WHERE user_id = ? AND lock_reason IS NOT NULL";
  return (await asyncPrepared(db, locked).get(userId))
    ? { marks: fingerprintsOf(db, await ringMarksOf(db, userId)) }
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

const OTHERS = `SELECT u.id AS userId, coalesce(max(p.name), u.first_name || ' ' || u.last_name) AS name,
    max(p.lock_reason) AS locked, u.deleted_at AS deletedAt, max(p.fields ->> 'marks') AS left
  FROM user u JOIN profile p ON p.user_id = u.id
  WHERE u.id <> @user AND u.is_bot = 0 AND p.id IN (SELECT id FROM profile WHERE lock_reason IS NOT NULL
    UNION SELECT profile_id FROM document_mark WHERE mark IN (SELECT value FROM json_each(@documents)))
  GROUP BY u.id ORDER BY u.id`;

/** Other accounts shown at once. */
const MOST_ACCOUNTS = 20;

/** Accounts with the same document, and locked ones with any mark of this person. */
export const samePeople = workerQuery(
  import.meta.url,
  "samePeople",
  async (db, userId: number): Promise<readonly SamePerson[]> => {
    const marks = await ringMarksOf(db, userId);
    const own = new Set(fingerprintsOf(db, marks));
    const others = await asyncPrepared<
      Pick<SamePerson, "userId" | "name" | "locked"> & {
        readonly deletedAt: number | null;
        readonly left: string | null;
      }
    >(db, OTHERS).all({
      user: userId,
      documents: JSON.stringify(marksOfNumbers(db, marks.document)),
    });
    const same: SamePerson[] = [];
    for (const { deletedAt, left, ...other } of others) {
      const theirs = await ringMarksOf(db, other.userId);
      const kept = (JSON.parse(left ?? "[]") as string[]).filter((mark) => own.has(mark));
      const evidence = EVIDENCE.filter(
        (kind) =>
          marks[kind].some((mark) => theirs[kind].includes(mark)) ||
          kept.some((mark) => mark.startsWith(`${kind}:`)),
      );
      if (evidence.length > 0) same.push({ ...other, evidence, deleted: deletedAt !== null });
      if (same.length === MOST_ACCOUNTS) break;
    }
    return same;
  },
);
