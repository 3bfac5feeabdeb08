/** Reads the marks of people by which two accounts show as one person's. */
import { networkOf } from "@marsa/realtime/router/network";
import { eq } from "drizzle-orm";
import type { RingMarks } from "../../domain/people/rings.ts";
import type { Marks } from "../../domain/people/two-people.ts";
import { deviceUser } from "../schema/cases.ts";
import { refundAccount, savedCard } from "../schema/money.ts";
import { profile, session, user } from "../schema/people.ts";
import type { Database } from "../../store/store.ts";

/** Returns the documents, accounts, phones and addresses of a person, each in one spelling. */
export function marksOf(db: Database, userId: number): Marks {
  const contacts = { phone: user.phone, whatsapp: user.whatsapp };
  const person = db.select(contacts).from(user).where(eq(user.id, userId)).get();
  const profiles = db
    .select({ fields: profile.fields })
    .from(profile)
    .where(eq(profile.userId, userId))
    .all();
  const accounts = db
    .select({ iban: refundAccount.iban })
    .from(refundAccount)
    .where(eq(refundAccount.userId, userId))
    .all();
  const fields = profiles.map((one) => one.fields);
  return {
    userId,
    document: spelled(
      fields.flatMap(({ passport_number, emirates_id, licence_number }) => [
        passport_number,
        emirates_id,
        licence_number,
      ]),
    ),
    account: spelled(accounts.map(({ iban }) => iban)),
    phone: spelled([person?.phone, person?.whatsapp]),
    address: spelled(fields.map(({ address }) => address)),
  };
}

/** Returns the same with the cards, devices and networks of a person. */
export function ringMarksOf(db: Database, userId: number): RingMarks {
  const cards = db.select().from(savedCard).where(eq(savedCard.userId, userId)).all();
  const devices = db.select().from(deviceUser).where(eq(deviceUser.userId, userId)).all();
  const sessions = db
    .select({ address: session.address })
    .from(session)
    .where(eq(session.userId, userId))
    .all();
  return {
    ...marksOf(db, userId),
    card: cards.map(({ brand, last4, expires }) => `${brand} ${last4} ${expires}`),
    device: devices.map(({ deviceHash }) => deviceHash),
    network: [...new Set(sessions.flatMap(({ address }) => networkSeen(address) ?? []))],
  };
}

/** Addresses of the server's own machine tell nothing. */
const LOOPBACK = /^(?:::ffff:)?(?:127\.|$)|^::1$/;

/** Returns the network from which somebody came; null for this machine. */
export function networkSeen(address: string): string | null {
  return LOOPBACK.test(address) ? null : networkOf(address);
}

/** Letters and digits alone, in capitals. */
function spelled(texts: readonly (string | null | undefined)[]): string[] {
  const marks = texts.map((text) => (text ?? "").toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  return [...new Set(marks.filter((mark) => mark !== ""))];
}
