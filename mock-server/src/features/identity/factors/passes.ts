/** Checks what a person has besides their password: an app, a passkey or a recovery code. */
import type { Context } from "../../../context.ts";
import type { BodyOf } from "../../../http/handler.ts";
import type { SessionUser } from "../../../http/sessions.ts";
import { findRecoveryCode } from "./recovery-codes.ts";
import { takeChallenge } from "./repository-challenge.ts";
import { factorsOf, usePasskey, useRecoveryCode, useTotp } from "./repository.ts";
import { periodOf } from "./totp.ts";
import { readSignature } from "./webauthn.ts";

/**
 * Checks a code, or the signature of a passkey, and uses it up.
 * @returns null: there is no challenge to sign, or it is too old.
 */
export async function passesFactor(
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
