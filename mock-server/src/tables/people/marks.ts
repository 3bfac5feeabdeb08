/** Reads the marks of people by which two accounts show as one person's. */
import { eq } from "drizzle-orm";
import type { Marks } from "../../domain/people/two-people.ts";
import { refundAccount } from "../schema/money.ts";
import { profile, user } from "../schema/people.ts";
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

/** Letters and digits alone, in capitals. */
function spelled(texts: readonly (string | null | undefined)[]): string[] {
  const marks = texts.map((text) => (text ?? "").toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  return [...new Set(marks.filter((mark) => mark !== ""))];
}
