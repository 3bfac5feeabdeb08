/** Finishes a change of second factors: mails it to the person and returns their new state. */
import { isStaff } from "@marsa/api-spec/roles";
import type { Database } from "../../../store/store.ts";
import type { Context } from "../../../http/context.ts";
import type { Schema } from "../../../http/handler.ts";
import type { SessionUser } from "../../../http/sessions.ts";
import { sendLater, type Message } from "../messages.ts";
import { userById } from "../repository-contacts.ts";
import { presentFactors } from "./presenter.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { factorsOf, hasFactor, putRecoveryCodes, type Factors } from "./repository.ts";

/** Whether this person needs a second factor. */
export const isRequired = (user: Pick<SessionUser, "roles" | "ustatus">, { env }: Context): boolean =>
  env.staffNeedFactor && isStaff(user);

/** Whether this was the last factor of a person who needs one. */
export function lacksRequiredFactor(left: Factors, user: SessionUser, context: Context): boolean {
  return isRequired(user, context) && !hasFactor(left);
}

/** Gives ten recovery codes to an account that has none, inside a write. Returns them, to be shown once. */
export async function firstRecoveryCodes(db: Database, userId: number): Promise<string[]> {
  if ((await factorsOf(db, userId)).recovery.length > 0) return [];
  const { codes, hashes } = makeRecoveryCodes();
  await putRecoveryCodes(db, userId, hashes);
  return codes;
}

/** Removes what belongs to factors that are gone, inside a write. */
export async function dropUseless(db: Database, userId: number): Promise<void> {
  if (!hasFactor(await factorsOf(db, userId))) await putRecoveryCodes(db, userId, []);
}

/** Tells the person by mail, and reads the factors again. */
export async function changed(
  user: SessionUser,
  message: Message,
  context: Context,
): Promise<Schema<"Factors">> {
  const { store, sessions } = context;
  // The session may have waited for this factor.
  sessions.forget(user.id);
  const { row, factors } = await store.read(async (db) => {
    return { row: await userById(db, user.id), factors: await factorsOf(db, user.id) };
  });
  if (row?.emailVerified && row.email !== null)
    sendLater(context, { kind: "email", value: row.email }, message);
  else if (row?.phoneVerified && row.phone !== null)
    sendLater(context, { kind: "phone", value: row.phone }, message);
  return presentFactors(factors, isRequired(user, context));
}
