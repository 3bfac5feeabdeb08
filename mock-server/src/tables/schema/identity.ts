/** Tables of accounts besides the people themselves. Instants: ms since 1970 UTC. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FileKind } from "../../domain/file.ts";
import type { NoticeKind } from "../../domain/notices.ts";

export type CodePurpose = "verify" | "recovery" | "contract";

/**
 * Sent codes: only a hash is stored, of six digits by argon2id. One per purpose, contact and person. Codes for a new
 * password are several: a stranger who asks for one ends none.
 */
export const code = sqliteTable(
  "code",
  {
    id: integer().primaryKey(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** As `contact.ts` reads it. */
    contact: text().notNull(),
    /** Owner of the code; 0: nobody, so that an unknown contact gets the same answer as a known one. */
    userId: integer().notNull(),
    /** Null: no code matches, since none was sent. */
    hash: text(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    triesLeft: integer().notNull(),
  },
  (t) => [
    index("code_subject").on(t.purpose, t.contact, t.userId),
    index("code_user").on(t.userId),
    index("code_expires").on(t.expiresAt),
  ],
);

/** Replaced contacts: the link in the mail to the old one undoes the change. */
export const contactChange = sqliteTable(
  "contact_change",
  {
    id: integer().primaryKey(),
    userId: integer().notNull(),
    kind: text().$type<"email" | "phone">().notNull(),
    oldValue: text().notNull(),
    newValue: text().notNull(),
    /** SHA-256 of the secret in the link, hex. */
    secretHash: text().notNull(),
    at: integer().notNull(),
    /** When it was undone, or an earlier change of the same contact was. */
    undoneAt: integer(),
  },
  (t) => [
    uniqueIndex("contact_change_secret").on(t.secretHash),
    index("contact_change_user").on(t.userId),
    index("contact_change_new").on(t.newValue),
  ],
);

/** Uploaded files. Their bytes are in the data folder under the hash of the served file. */
export const file = sqliteTable(
  "file",
  {
    id: integer().primaryKey(),
    /** SHA-256 of the stored bytes, hex. */
    hash: text().notNull(),
    userId: integer().notNull(),
    kind: text().$type<FileKind>().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    /** Pixels of the largest width; null for documents. */
    width: integer(),
    height: integer(),
    thumbhash: text(),
    /** Pages of a lot's report; null for other files. */
    pages: integer(),
    /** The file whose place this one took: the earlier version of a report. */
    replaces: integer(),
    /**
     * The record that uses the file: `profile:3`, `lot:7`, `user:1`; null: none yet, and the file is deleted after
     * a day.
     */
    linkedTo: text(),
    createdAt: integer().notNull(),
    /** Id of the key that has encrypted the bytes; null: they are public, or as they came. */
    keyId: text(),
  },
  (t) => [
    index("file_hash").on(t.hash),
    index("file_linked").on(t.linkedTo),
    index("file_unlinked")
      .on(t.createdAt)
      .where(sql`${t.linkedTo} is null`),
  ],
);

/** A person's notices. */
export const notification = sqliteTable(
  "notification",
  {
    id: integer().primaryKey(),
    userId: integer().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    text: text().notNull(),
    at: integer().notNull(),
    readAt: integer(),
    lotId: integer(),
    /** A path of the app. */
    link: text(),
    /** Whether the list in the app shows it. */
    inApp: integer({ mode: "boolean" }).notNull().default(true),
    /** The end of the person's quiet hours, until when it is not sent; null: it is not held back. */
    heldUntil: integer(),
  },
  (t) => [
    index("notification_user").on(t.userId, t.id),
    index("notification_unread")
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
    index("notification_held")
      .on(t.heldUntil)
      .where(sql`${t.heldUntil} is not null`),
  ],
);

/** Installed apps that push can reach; `auth_hash` and `refresh_hash` are SHA-256, hex. */
export const installation = sqliteTable("installation", {
  fid: text().primaryKey(),
  app: text().notNull(),
  refreshHash: text().notNull(),
  authHash: text().notNull(),
  authUntil: integer().notNull(),
  createdAt: integer().notNull(),
});

/** A device that receives push messages, and its owner. */
export const pushDevice = sqliteTable(
  "push_device",
  {
    token: text().primaryKey(),
    /** Null: nobody has signed in on this device. */
    userId: integer(),
    fid: text(),
    /** JSON from the browser; null: a token of another app. */
    options: text(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index("push_device_user").on(t.userId),
    uniqueIndex("push_device_fid")
      .on(t.fid)
      .where(sql`${t.fid} is not null`),
  ],
);

/** Requests to be called back, from people without an account too. */
export const callBack = sqliteTable(
  "call_back",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    phone: text().notNull(),
    /** The preferred time, in the person's words. */
    time: text(),
    /** The subject: "Lot 20451, Toyota Land Cruiser". */
    subject: text(),
    at: integer().notNull(),
    /** When a staff member took the call, and who. */
    takenAt: integer(),
    takenBy: integer(),
    doneAt: integer(),
    /** The staff member who called. */
    doneBy: integer(),
    /** The agreement, for the staff. */
    note: text(),
  },
  (t) => [
    index("call_back_open")
      .on(t.at)
      .where(sql`${t.doneAt} is null`),
  ],
);
