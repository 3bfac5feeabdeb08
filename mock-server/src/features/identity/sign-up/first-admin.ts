/** Makes the first admin of an empty database, from the environment or through a one-time link. */
import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { readContact } from "../../../domain/people/contact.ts";
import { publicLimits } from "../../../domain/public-limits.ts";
import { EnvError } from "../../../env/open-settings.ts";
import type { Env } from "../../../env/env.ts";
import type { Context } from "../../../http/context.ts";
import { easyToGuess } from "../new-password.ts";
import { hasAdmin, insertAdmin } from "./repository-first-admin.ts";

/** The open invitation of the first admin. */
export interface FirstAdmin {
  /** The address with the secret, for the operator alone. */
  readonly link: string;
  /** Whether this is the secret of the link, and nobody has used it yet. */
  isOpen(secret: string): boolean;
  /** @returns the error of the entries; null: the admin can sign in, and the link is used up. */
  create(secret: string, entries: AdminEntries): Promise<string | null>;
}

export interface AdminEntries {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens the invitation if a production database has no admin.
 * @returns null when there is an admin, or the environment has named one.
 */
export async function openFirstAdmin({ env, store, clock, passwords }: Context): Promise<FirstAdmin | null> {
  if (env.scene !== "production" || (await store.read(hasAdmin))) return null;
  const add = async ({ email, password }: AdminEntries): Promise<boolean> => {
    const passwordHash = await passwords.hash(password);
    const at = clock.now();
    return store.write(async (db) => {
      if (await hasAdmin(db)) return false;
      await insertAdmin(db, { email, passwordHash, at });
      return true;
    });
  };
  if (env.firstAdmin) {
    await add(env.firstAdmin);
    return null;
  }
  const secret = randomBytes(32).toString("base64url");
  let isUsed = false;
  const isOpen = (given: string) => !isUsed && timingSafeEqual(digest(given), digest(secret));
  return {
    link: `${env.publicUrl}/first-admin/${secret}`,
    isOpen,
    async create(given, entries) {
      const { password } = entries;
      const contact = readContact(entries.email);
      if (contact?.kind !== "email") return "Enter a valid email.";
      const least = publicLimits.passwordMinLength;
      if (password.length < least) return `Enter a password of at least ${least} characters.`;
      const easy = await easyToGuess("password", password, { email: contact.value });
      if (easy) return easy.message;
      if (!isOpen(given)) return "This link was used already.";
      isUsed = true;
      await add({ email: contact.value, password });
      return null;
    },
  };
}

function digest(text: string): Buffer {
  return Buffer.from(hash("sha256", text, "hex"));
}

/**
 * Refuses a first admin whose password is among the first guesses.
 * @throws EnvError
 */
export async function refuseWeakFirstAdmin({
  production,
  firstAdmin,
}: Pick<Env, "production" | "firstAdmin">): Promise<void> {
  if (!production || !firstAdmin) return;
  const { email, password } = firstAdmin;
  if (await easyToGuess("password", password, { email }))
    throw new EnvError("FIRST_ADMIN_PASSWORD is easy to guess: choose several words at random.");
}
