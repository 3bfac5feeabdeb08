/** Tables of people, their profiles and their sessions. Instants: ms since 1970 UTC. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role, UserStatus } from "../../domain/people/gate.ts";
import type { NoticeSettings } from "../../domain/notices.ts";
import type { PlainFields } from "../../domain/people/profile.ts";
import type { Sealed } from "./sealed.ts";

export const user = sqliteTable(
  "user",
  {
    id: integer().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    emailVerified: integer({ mode: "boolean" }).notNull().default(false),
    /** E.164. */
    phone: text(),
    phoneVerified: integer({ mode: "boolean" }).notNull().default(false),
    /** A changed contact, until its code is entered. */
    newEmail: text(),
    newPhone: text(),
    /** E.164; may equal the mobile phone. Only staff use it. */
    whatsapp: text(),
    /** The terms accepted at the sign-up, with the confirmation of age; null: created by the server. */
    termsVersion: text(),
    termsAt: integer(),
    /** `tables/people/password.ts` creates and checks it; null: nobody can sign in as this person. */
    passwordHash: text(),
    /** Staff have set this password: it opens a session that can do nothing but change it. */
    passwordOnce: integer({ mode: "boolean" }).notNull().default(false),
    roles: text({ mode: "json" }).$type<readonly Role[]>().notNull(),
    ustatus: text().$type<UserStatus>().notNull(),
    /** Path of the avatar, below /files. */
    avatar: text(),
    /** Null: the default settings. */
    noticeSettings: text({ mode: "json" }).$type<NoticeSettings>(),
    /** The profile in use: one of this person's own. */
    profileId: integer(),
    isBot: integer({ mode: "boolean" }).notNull().default(false),
    /** Offered for one-click sign-in while the controls are on. */
    isDemo: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer().notNull(),
    /** When the account was deleted: personal data is gone, the row stays for ledger and history. */
    deletedAt: integer(),
  },
  (t) => [
    /** A contact is unique among verified ones. */
    uniqueIndex("user_email")
      .on(t.email)
      .where(sql`${t.emailVerified} = 1`),
    uniqueIndex("user_phone")
      .on(t.phone)
      .where(sql`${t.phoneVerified} = 1`),
    index("user_email_claimed").on(t.email),
    index("user_phone_claimed").on(t.phone),
  ],
);

export const profile = sqliteTable(
  "profile",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    type: text().$type<"buyer" | "seller">().notNull(),
    form: text().$type<"individual" | "company">().notNull(),
    name: text().notNull(),
    status: text().$type<"draft" | "signed" | "ok">().notNull(),
    citizenship: text().notNull(),
    /** The other fields of the profile's form, without those in `sealed`. `people/profile-fields.ts` reads both. */
    fields: text({ mode: "json" }).$type<PlainFields>().notNull().default({}),
    /** JSON, encrypted: the numbers of documents and the date of birth; null: none. */
    sealed: text().$type<Sealed>(),
    /** Last day of the document that expires first, YYYY-MM-DD. */
    expiresOn: text(),
    /** The signed contract and the time; null: not signed. */
    contractVersion: text(),
    contractSignedAt: integer(),
    /** Why bidding is suspended; null: not suspended. */
    lockReason: text(),
    /** Last locked day, YYYY-MM-DD in Asia/Dubai; null with a reason: no end. */
    lockUntil: text(),
    /** Increases with each decision of the staff about the profile. */
    version: integer().notNull().default(1),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex("profile_user_type").on(t.userId, t.type),
    /** Suspended people, who are looked for among those who come. */
    index("profile_locked")
      .on(t.userId)
      .where(sql`${t.lockReason} is not null`),
    /** Locks that end by themselves. */
    index("profile_lock")
      .on(t.lockUntil)
      .where(sql`${t.lockUntil} is not null`),
  ],
);

/** Fingerprints of the numbers of a profile's documents, by which others with the same one are found. */
export const documentMark = sqliteTable(
  "document_mark",
  {
    profileId: integer()
      .notNull()
      .references(() => profile.id),
    mark: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mark, t.profileId] }), index("document_mark_profile").on(t.profileId)],
);

/** Opaque tokens: only their SHA-256 is stored. Instants on the real clock. Ended sessions are deleted. */
export const session = sqliteTable(
  "session",
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    createdAt: integer().notNull(),
    usedAt: integer().notNull(),
    /** The browser that opened it, in words ("Chrome on Windows"), and its address. */
    device: text().notNull().default(""),
    address: text().notNull().default(""),
    /** The SHA-256 of the confirmation for final actions, and its expiry. */
    confirmHash: text(),
    confirmUntil: integer(),
    /** The password was right and the second factor is still missing. */
    factorDue: integer({ mode: "boolean" }).notNull().default(false),
    /** The challenge that a passkey has to sign, and its expiry. */
    challenge: text(),
    challengeUntil: integer(),
  },
  (t) => [
    index("session_user").on(t.userId),
    index("session_used").on(t.usedAt),
    index("session_created").on(t.createdAt),
  ],
);
