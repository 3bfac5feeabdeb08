/** Changes a contact. */
import { fieldRules } from "@marsa/api-spec/rules";
import { unconfirmed } from "../../../http/unconfirmed.ts";
import { answer, refuse, type Handler } from "../../../http/handler.ts";
import { readContact } from "../../../domain/people/contact.ts";
import { contactsOf } from "./contacts.ts";
import { setPending, standingOf, userById } from "../repository-contacts.ts";
import { sendCode } from "./send-code.ts";

const CONTACT_WORDS = { email: "Email", phone: "Mobile phone" } as const;

/**
 * PUT /auth/change/{contactType}: the new contact is stored as new_{kind}, and the old one stays until the code is
 * entered. Needs a confirmation: a stolen session is not an account.
 */
export const changeContact: Handler<"changeContact"> = async (request, context) => {
  const { params, body, user, address, headers } = request;
  const { store } = context;
  const { contactType: kind } = params;
  const invalid = (message: string) => refuse("VALIDATION", { errors: [{ field: kind, message }] });
  const typed = body[kind];
  if (typed === undefined) return invalid(fieldRules.required(CONTACT_WORDS[kind]));
  const contact = readContact(typed);
  if (contact?.kind !== kind) return invalid(fieldRules.valid(CONTACT_WORDS[kind]));

  const row = await store.read((db) => userById(db, user.id));
  if (!row) return refuse("UNAUTHORIZED");
  // Before the first contact is verified there is no account to take over.
  const isHeld = row.emailVerified || row.phoneVerified;
  const unsure = isHeld ? await unconfirmed({ user, headers }, context) : null;
  if (unsure) return unsure;
  if (standingOf(row, contact) === "verified") return invalid(fieldRules.valid(CONTACT_WORDS[kind]));
  // The code is sent first: a contact that cannot be reached now is not stored as pending.
  const refused = await sendCode(contact, user.id, address, context);
  if (refused) return refused;
  await store.write(async (db, notifyUser) => {
    if (row[kind] !== contact.value) await setPending(db, user.id, contact);
    notifyUser(user.id, "profile");
  });
  return answer({ result: "verification_required" as const, data: await contactsOf(user.id, context) });
};
