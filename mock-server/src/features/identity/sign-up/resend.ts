/** Sends another verification code. */
import { fieldRules } from "@marsa/api-spec/rules";
import { resendAt } from "../../../tables/people/codes.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { presentContact } from "../contacts/contacts.ts";
import { ownContact, standingOf, userById, verification } from "../repository-contacts.ts";
import { sendCode } from "../contacts/send-code.ts";

/** POST /auth/verify/resend: for the user's own unverified contacts. */
export const resendCode: Handler<"resendCode"> = async ({ body, user, address }, context) => {
  const { store, clock } = context;
  const row = await store.read((db) => userById(db, user.id));
  const contact = row && ownContact(row, body.contact);
  if (!row || !contact) {
    return refuse("VALIDATION", { errors: [{ field: "contact", message: fieldRules.valid("Contact") }] });
  }
  if (standingOf(row, contact) === "verified") return ok(presentContact(contact, true, null));
  const refused = await sendCode(contact, user.id, address, context);
  if (refused) return refused;
  const next = await store.read((db) => resendAt(db, verification(contact, user.id), clock.now()));
  return ok(presentContact(contact, false, next));
};
