/** Tables of the two-step sign-in. Instants: ms since 1970 UTC on the real clock. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Sealed } from "./sealed.ts";
import { user } from "./people.ts";

/** The authenticator app of a person. */
export const totp = sqliteTable("totp", {
  userId: integer()
    .primaryKey()
    .references(() => user.id),
  /** Base32, encrypted. */
  secret: text().$type<Sealed>().notNull(),
  createdAt: integer().notNull(),
  /** When its first code was entered; null: it does not count yet. */
  confirmedAt: integer(),
  usedAt: integer(),
  /** The last accepted period of 30 seconds: a code counts once. */
  lastPeriod: integer().notNull().default(0),
});

export const passkey = sqliteTable(
  "passkey",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    /** Base64url, as the browser names it. */
    credentialId: text().notNull(),
    /** Base64url of the COSE key. */
    publicKey: text().notNull(),
    /** Grows with each use; a smaller one tells a copied passkey. Many passkeys stay at 0. */
    counter: integer().notNull(),
    transports: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    name: text().notNull(),
    createdAt: integer().notNull(),
    usedAt: integer(),
  },
  (t) => [uniqueIndex("passkey_credential").on(t.credentialId), index("passkey_user").on(t.userId)],
);

/** Codes for the day when phone and passkeys are lost. A used code is deleted. */
export const recoveryCode = sqliteTable(
  "recovery_code",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    salt: text().notNull(),
    /** SHA-256 of salt and code, hex: a code has 80 random bits. */
    hash: text().notNull(),
  },
  (t) => [index("recovery_code_user").on(t.userId)],
);
