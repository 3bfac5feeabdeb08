/** Checks the password of a signed-in user. */
import type { Context } from "../../../http/context.ts";
import { refuse, type Refusal } from "../../../http/handler.ts";
import { tooMany, type Attempt } from "../../../http/rate-limited.ts";
import { userById } from "../repository-contacts.ts";

/**
 * Checks that a signed-in person knows their password: another person at their screen does not. Failures count like
 * failed sign-ins.
 * @returns the refusal; null for the right password.
 */
export async function rightPassword(
  userId: number,
  password: string,
  { store, rateLimit, passwords }: Pick<Context, "store" | "rateLimit" | "passwords">,
): Promise<Refusal<"UNAUTHORIZED" | "RATE_LIMITED"> | null> {
  const attempt: Attempt = ["signinByAccount", `user ${userId}`];
  const refused = tooMany(rateLimit, [attempt]);
  if (refused) return refused;
  const row = await store.read((db) => userById(db, userId));
  if (!(await passwords.verify(password, row?.passwordHash ?? null))) {
    return refuse("UNAUTHORIZED", { reason: "credentials", tries_left: rateLimit.left(...attempt) });
  }
  rateLimit.giveBack(...attempt);
  return null;
}
