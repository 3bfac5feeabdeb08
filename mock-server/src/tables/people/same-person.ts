/** Finds other accounts that may be of the same person, with the evidence, for the staff to judge. */
import { hash } from "node:crypto";
import type { ProfileFields } from "../../domain/people/profile.ts";
import type { Database, WorkerQuery } from "../../store/store.ts";
import { networkSeen } from "./marks.ts";
import { prepared } from "../system/prepared.ts";

/** Evidence that two accounts are of one person. */
export const EVIDENCE = ["passport", "emirates_id", "phone", "email", "address", "device"] as const;
type Evidence = (typeof EVIDENCE)[number];

/** Another account, with the evidence. `locked`: the reason of its lock. */
export interface SamePerson {
  readonly userId: number;
  readonly name: string;
  readonly evidence: readonly Evidence[];
  readonly locked: string | null;
  readonly deleted: boolean;
}

/** The fields of a deleted account that was locked: what the person would be known by again, hashed. */
export interface LeftFields extends ProfileFields {
  readonly marks?: readonly string[];
}

interface Known {
  readonly userId: number;
  readonly name: string;
  readonly fields: string | null;
  readonly locked: string | null;
  readonly contacts: string;
  readonly sessions: string;
  readonly deletedAt: number | null;
}

const KNOWN = `SELECT u.id AS userId, coalesce(p.name, u.first_name || ' ' || u.last_name) AS name, p.fields,
    p.lock_reason AS locked, u.deleted_at AS deletedAt,
    json_array(u.email, u.new_email, u.phone, u.new_phone, u.whatsapp) AS contacts,
    (SELECT json_group_array(json_array(address, device)) FROM session WHERE user_id = u.id) AS sessions
  FROM user u LEFT JOIN profile p ON p.user_id = u.id`;
const DOCUMENT = (field: string) =>
  `upper(replace(replace(json_extract(p.fields, '$.${field}'), ' ', ''), '-', '')) IN (SELECT value FROM json_each(@documents))`;
const OTHERS = `${KNOWN} WHERE u.id <> @user AND u.is_bot = 0
  AND (p.lock_reason IS NOT NULL OR ${DOCUMENT("passport_number")} OR ${DOCUMENT("emirates_id")}) ORDER BY u.id`;

/** The words that identify a person, such as `phone:+971501112233`. */
function wordsOf(db: Database, userId: number): Set<string> {
  const rows = prepared(db.$client, `${KNOWN} WHERE u.id = ?`).all(userId) as Known[];
  return new Set(rows.flatMap(wordsIn));
}

function wordsIn({ fields, contacts, sessions }: Known): string[] {
  const { passport_number: passport, emirates_id: id } = JSON.parse(fields ?? "{}") as ProfileFields;
  const reached = (JSON.parse(contacts) as (string | null)[]).filter((contact) => contact !== null);
  const seen = JSON.parse(sessions) as [string, string][];
  return [
    ...(passport ? [`passport:${plainNumber(passport)}`] : []),
    ...(id ? [`emirates_id:${plainNumber(id)}`] : []),
    ...reached.map((contact) => (contact.includes("@") ? `email:${mailbox(contact)}` : `phone:${contact}`)),
    ...seen.flatMap(([address, device]) => {
      const network = networkSeen(address);
      return network === null ? [] : [`address:${network}`, `device:${network} ${device}`];
    }),
  ];
}

const plainNumber = (text: string): string => text.toUpperCase().replaceAll(/[ -]/g, "");

/** One mailbox has many addresses: what stands behind a plus goes to the same person. */
const mailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, "@");

/**
 * Returns the fields to keep of a person who deletes the account: of a locked one hashes of what identifies them, since
 * the lock would end with the account otherwise; of everybody else none.
 */
export function fieldsLeft(db: Database, userId: number): LeftFields {
  const locked = prepared(
    db.$client,
    "SELECT 1 FROM profile WHERE user_id = ? AND lock_reason IS NOT NULL",
  ).get(userId);
  return locked === undefined ? {} : { marks: [...wordsOf(db, userId)].map(hashOf) };
}

/** Keeps the kind of a word, and hides what it says. */
const hashOf = (word: string): string => `${kindOf(word)}:${hash("sha256", `marsa same person ${word}`)}`;

const kindOf = (word: string): string => word.slice(0, word.indexOf(":"));

/** Accounts with the same document, and locked ones with the same document, contact, address or device. */
export const samePeople: WorkerQuery<number, readonly SamePerson[]> = {
  module: import.meta.url,
  name: "samePeople",
  run(db, user) {
    const words = wordsOf(db, user);
    const hashed = new Set([...words].map(hashOf));
    const documents = [...words]
      .filter((word) => /^(passport|emirates_id):/.test(word))
      .map((word) => word.slice(word.indexOf(":") + 1));
    const found = new Map<number, SamePerson>();
    for (const other of prepared(db.$client, OTHERS).all({
      user,
      documents: JSON.stringify(documents),
    }) as Known[]) {
      const { marks = [] } = JSON.parse(other.fields ?? "{}") as LeftFields;
      const same = [
        ...wordsIn(other).filter((word) => words.has(word)),
        ...marks.filter((mark) => hashed.has(mark)),
      ];
      const kinds = new Set(same.map(kindOf));
      const evidence = EVIDENCE.filter(
        (kind) => kinds.has(kind) || found.get(other.userId)?.evidence.includes(kind),
      );
      if (evidence.length === 0) continue;
      const { userId, name, deletedAt } = other;
      const locked = other.locked ?? found.get(userId)?.locked ?? null;
      found.set(userId, { userId, name, evidence, locked, deleted: deletedAt !== null });
    }
    return [...found.values()].slice(0, MOST);
  },
};

/** Other accounts shown at once. */
const MOST = 20;
