/** Signs people up. */
import { plainName } from "@marsa/api-spec/text/names";
import { readPhone } from "@marsa/api-spec/text/phone";
import { fieldRules, type FieldError } from "@marsa/api-spec/rules";
import { makeCode, putCode, type NewCode } from "../../../tables/people/codes.ts";
import type { Database } from "../../../store/store.ts";
import { answer, refuse, type BodyOf, type Handler } from "../../../http/handler.ts";
import { tooMany, type Attempt } from "../../../http/rate-limited.ts";
import { readContact, type Contact } from "../../../domain/people/contact.ts";
import { contactsOf } from "../contacts/contacts.ts";
import { deviceName } from "../sign-in/device.ts";
import { messages, sendLater } from "../messages.ts";
import { easyToGuess } from "../new-password.ts";
import { nameErrors } from "../name-errors.ts";
import { addPerson } from "../repository.ts";
import { isTaken, verification } from "../repository-contacts.ts";

/**
 * POST /auth/signup: always creates a person without verified contacts, with the same answer and work for new and
 * used contacts. For a contact that another person has verified no code is sent: the owner is notified instead.
 */
export const signup: Handler<"signup"> = async ({ body, address, userAgent }, context) => {
  const entries = readEntries(body);
  if (Array.isArray(entries)) return refuse("VALIDATION", { errors: entries });
  const { contacts } = entries;
  // Sign-up, resend, change and recovery share the codes that one contact may get.
  const refused = tooMany(context.rateLimit, [
    ["signupByAddress", address],
    ["codeByAddress", address],
    ...contacts.map(({ value }): Attempt => ["codeByContact", value]),
  ]);
  if (refused) return refused;
  const easy = await easyToGuess("password", body.password, body);
  if (easy) return refuse("VALIDATION", { errors: [easy] });

  const { passwords } = context;
  const [passwordHash, ...codes] = await Promise.all([
    passwords.hash(body.password),
    makeCode(passwords),
    makeCode(passwords),
  ]);
  const at = context.clock.now();
  const made = await context.store.write(async (db) => {
    const userId = await insertPerson(db, body, { ...entries, passwordHash, at });
    const taken = [];
    for (const [i, contact] of contacts.entries())
      taken.push(await announce(db, contact, userId, codes[i]!, at));
    return { userId, taken };
  });
  for (const [i, contact] of contacts.entries()) {
    sendLater(context, contact, made.taken[i] ? messages.alreadyYours() : messages.verify(codes[i]!.digits));
  }
  const [access_token = ""] = await context.sessions.open([made.userId], {
    device: deviceName(userAgent),
    address,
  });
  return answer({
    result: "verification_required" as const,
    access_token,
    data: await contactsOf(made.userId, context),
  });
};

type Typed = BodyOf<"signup">;

interface Entries {
  readonly contacts: readonly [email: Contact, phone: Contact];
  /** E.164; a landline may have WhatsApp too. */
  readonly whatsapp: string | null;
}

/** Returns the contacts that were typed, or the errors of the fields. */
function readEntries(typed: Typed): Entries | FieldError[] {
  const errors = nameErrors(typed);
  const email = readContact(typed.email);
  const phone = readContact(typed.phone);
  const whatsapp = typed.whatsapp ? readPhone(typed.whatsapp) : null;
  const wrong = (field: keyof Typed, word: string) => errors.push({ field, message: fieldRules.valid(word) });
  if (email?.kind !== "email") wrong("email", "Email");
  if (phone?.kind !== "phone") wrong("phone", "Mobile phone");
  if (typed.whatsapp && !whatsapp) wrong("whatsapp", "WhatsApp number");
  if (!email || !phone || errors.length > 0) return errors;
  return { contacts: [email, phone], whatsapp: whatsapp?.number ?? null };
}

interface Prepared extends Entries {
  readonly passwordHash: string;
  readonly at: number;
}

/** Creates a person who may look around: a buyer without a profile. */
async function insertPerson(
  db: Database,
  body: Typed,
  { contacts: [email, phone], whatsapp, passwordHash, at }: Prepared,
): Promise<number> {
  return await addPerson(db, {
    firstName: plainName(body.firstName),
    lastName: plainName(body.lastName ?? ""),
    email: email.value,
    phone: phone.value,
    whatsapp,
    passwordHash,
    roles: ["buyer"],
    ustatus: "unknown",
    termsVersion: body.terms,
    termsAt: at,
    createdAt: at,
  });
}

/**
 * Stores the code for a contact; a contact verified by another person gets no valid code.
 * @returns whether another person has verified it.
 */
async function announce(
  db: Database,
  contact: Contact,
  userId: number,
  { hash }: NewCode,
  at: number,
): Promise<boolean> {
  const taken = await isTaken(db, contact, userId);
  await putCode(db, verification(contact, userId), taken ? null : hash, at);
  return taken;
}
