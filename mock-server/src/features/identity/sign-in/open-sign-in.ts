/** Opens the session of somebody who has shown who they are. */
import type { Context } from "../../../http/context.ts";
import type { Schema } from "../../../http/handler.ts";
import type { SessionOrigin } from "../../../http/sessions.ts";
import { contactList } from "../contacts/contacts.ts";
import { meOf } from "../me.ts";
import type { Account } from "../repository.ts";
import { isRequired } from "../factors/change.ts";
import { factorsOf, hasFactor } from "../factors/repository.ts";

/** Returns the reply of a sign-in, with the next step. */
export async function openSignIn(
  account: Account,
  origin: SessionOrigin,
  context: Context,
): Promise<Schema<"SignedIn">> {
  const { user } = account;
  const [access_token = ""] = await context.sessions.open([user.id], origin);
  const contacts = await contactList(account, context);
  const data = { user: await meOf(account, context), contacts, status: user.ustatus };
  return { result: await nextStep(account, contacts, context), access_token, data };
}

/** Somebody with a one-time password changes it before anything else. */
async function nextStep(
  { user }: Account,
  contacts: readonly { readonly verified: boolean }[],
  context: Context,
): Promise<Schema<"SignedIn">["result"]> {
  if (user.passwordOnce) return "password_change_required";
  const factors = () => context.store.read((db) => factorsOf(db, user.id));
  if (isRequired(user, context) && !hasFactor(await factors())) return "second_factor_setup_required";
  return contacts.some(({ verified }) => verified) ? "success" : "verification_required";
}
