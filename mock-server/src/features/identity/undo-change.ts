/** Undoes the change of a contact, by the link that its old address or number got. */
import { hash, randomBytes } from "node:crypto";
import type { Context } from "../../http/context.ts";
import { maskContact, type Contact } from "../../domain/people/contact.ts";
import { messages, sendLater } from "./messages.ts";
import {
  changeBySecret,
  insertChange,
  otherChangeSince,
  restoreContact,
  type ContactChange,
} from "./repository-changes.ts";
import { endFactors, endRefunds } from "./repository-taken-back.ts";
import type { Database } from "../../store/store.ts";

/** How long the link is good. */
export const UNDO_MS = 72 * 3_600_000;

/**
 * Records that a verified contact was replaced, inside the write that does it.
 * @returns the secret of the link.
 */
export async function recordChange(
  db: Database,
  userId: number,
  from: Contact,
  to: Contact,
  at: number,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const { kind, value: newValue } = to;
  await insertChange(db, { userId, kind, oldValue: from.value, newValue, secretHash: hashOf(secret), at });
  return secret;
}

/** The message of the page behind the link: the change can be undone, or why not. */
type Undoable =
  | { readonly state: "open"; readonly oldMask: string; readonly newMask: string }
  | { readonly state: "unknown" | "used" | "late" };

export async function readUndo(secret: string, { store, clock }: Context): Promise<Undoable> {
  const change = await store.read((db) => changeBySecret(db, hashOf(secret)));
  return standing(change, clock.now());
}

/**
 * Restores the old contact, once, and the other one where it was replaced since. Ends every session and the password,
 * since the thief knows both, and the factors, refund accounts and requested refunds since the change. The owner sets
 * a new password by a code to the restored contact.
 */
export async function undoChange(
  secret: string,
  context: Context,
): Promise<Undoable["state"] | "taken" | "undone"> {
  const { store, clock, realNow, sessions, router } = context;
  const at = clock.now();
  const outcome = await store.write(async (db, notifyUser) => {
    const change = await changeBySecret(db, hashOf(secret));
    const { state } = standing(change, at);
    if (!change || state !== "open") return { state, change: null };
    if (!(await restoreContact(db, change, at))) return { state: "taken" as const, change: null };
    const { userId } = change;
    const later = await otherChangeSince(db, change);
    if (later) await restoreContact(db, later, at);
    const since = { at: change.at, real: change.at - (at - realNow()) };
    await endFactors(db, userId, since);
    await endRefunds(db, notifyUser, userId, { since, now: at });
    notifyUser(userId, "profile");
    return { state: "undone" as const, change };
  });
  const { change } = outcome;
  if (!change) return outcome.state;
  await sessions.revokeAllOf(change.userId);
  router.kick(change.userId);
  sendLater(context, { kind: change.kind, value: change.oldValue }, messages.contactRestored());
  return "undone";
}

function standing(change: ContactChange | null, now: number): Undoable {
  if (!change) return { state: "unknown" };
  if (change.undoneAt !== null) return { state: "used" };
  if (change.at + UNDO_MS <= now) return { state: "late" };
  const { kind, oldValue, newValue } = change;
  return {
    state: "open",
    oldMask: maskContact({ kind, value: oldValue }),
    newMask: maskContact({ kind, value: newValue }),
  };
}

function hashOf(secret: string): string {
  return hash("sha256", secret, "hex");
}
