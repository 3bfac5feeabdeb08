/** What staff do to the sign-in of a person is written down, and told to the person everywhere. */
import type { Context } from "../../http/context.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { notify } from "../../tables/notices/notify.ts";
import { addToAudit, type Act } from "../../tables/people/audit.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import { sendLater } from "../identity/public.ts";
import type { ClientRow } from "./repository.ts";

/** Tells the person in the app, and adds the act to the audit. Inside a write; `at` in ms. */
export async function recordHelp(
  db: Database,
  notifyUser: NotifyUser,
  {
    text,
    aboutId,
    at,
    ...act
  }: Omit<Act, "subject" | "aboutId"> & { readonly aboutId: number; readonly text: string },
): Promise<void> {
  const subject = await nameOfUser(db, aboutId);
  await notify(db, notifyUser, { userId: aboutId, kind: "account", text, at, lotId: null, link: "/account" });
  await addToAudit(db, { ...act, at, aboutId, subject });
}

/** Signs the person out everywhere, and sends a message to each verified contact. */
export async function signOutAndTell(
  context: Context,
  { id, email, emailVerified, phone, phoneVerified }: ClientRow["user"],
  message: { readonly subject: string; readonly text: string },
): Promise<void> {
  await context.sessions.revokeAllOf(id);
  context.router.kick(id);
  if (email !== null && emailVerified) sendLater(context, { kind: "email", value: email }, message);
  if (phone !== null && phoneVerified) sendLater(context, { kind: "phone", value: phone }, message);
}
