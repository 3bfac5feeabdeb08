/** Checks what a person has besides their password: an app, a passkey or a recovery code. */
import type { Context } from "../../../http/context.ts";
import { refuse, type BodyOf, type Refusal } from "../../../http/handler.ts";
import { tooMany, type Attempt } from "../../../http/rate-limited.ts";
import type { SessionUser } from "../../../http/sessions.ts";
import type { Message } from "../messages.ts";
import { changed } from "./change.ts";
import { factorMessages } from "./messages.ts";
import { findRecoveryCode } from "./recovery-codes.ts";
import { takeChallenge } from "./repository-challenge.ts";
import { factorsOf, usePasskey, useRecoveryCode, useTotp } from "./repository.ts";
import { periodOf } from "./totp.ts";
import { readSignature } from "./webauthn.ts";

/**
 * Refuses a wrong factor, and uses a right one up. Each kind has guesses of its own, shared by the sign-in and by final
 * actions. Passkeys and recovery codes cannot be guessed: a right one passes after any number of wrong ones.
 * @param guessed tells the person that the guesses are used up.
 */
export async function wrongFactor(
  user: SessionUser,
  answered: BodyOf<"checkFactor">,
  context: Context,
  guessed: Message,
): Promise<Refusal<"RATE_LIMITED" | "CODE_WRONG" | "CODE_EXPIRED"> | null> {
  const { rateLimit } = context;
  const guess: Attempt = ["factorByUser", `${answered.kind} ${user.id}`];
  const refused = tooMany(rateLimit, [guess]);
  if (refused && answered.kind === "totp") return refused;
  const isRight = await passesFactor(user, answered, context);
  if (isRight) {
    if (!refused) rateLimit.giveBack(...guess);
    if (answered.kind === "recovery") await changed(user, factorMessages.codeUsed, context);
    return null;
  }
  if (refused) return refused;
  if (isRight === null) return refuse("CODE_EXPIRED");
  const left = rateLimit.left(...guess);
  if (left === 0) await changed(user, guessed, context);
  return refuse("CODE_WRONG", { tries_left: left });
}

/**
 * Checks a code, or the signature of a passkey, and uses it up.
 * @returns null: there is no challenge to sign, or it is too old.
 */
async function passesFactor(
  user: SessionUser,
  answered: BodyOf<"checkFactor">,
  context: Context,
): Promise<boolean | null> {
  const { store, realNow, env } = context;
  const now = realNow();
  const factors = await store.read((db) => factorsOf(db, user.id));
  if (answered.kind === "passkey") {
    const challenge = await takeChallenge(store, user.session, now);
    if (challenge === null) return null;
    const passkey = factors.passkeys.find(({ credentialId }) => credentialId === answered.response?.id);
    if (!passkey || !answered.response) return false;
    const counter = await readSignature(env, answered.response, challenge, passkey);
    if (counter === null) return false;
    await store.write((db) => usePasskey(db, passkey.id, counter, now));
    return true;
  }
  const code = answered.code ?? "";
  if (answered.kind === "recovery") {
    const found = findRecoveryCode(factors.recovery, code);
    return found !== null && store.write((db) => useRecoveryCode(db, found.id));
  }
  const { totp } = factors;
  const period = totp && periodOf(totp.secret, code, now);
  return period !== null && totp !== null && store.write((db) => useTotp(db, totp, period, now));
}
