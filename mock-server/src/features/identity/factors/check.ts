/** POST /auth/factors/{challenge,check}: the second step of a sign-in. */
import { answer, ok, refuse, type BodyOf, type Handler, type Schema } from "../../../http/handler.ts";
import { tooMany, type Attempt } from "../../../http/rate-limited.ts";
import { FACTOR_DUE_MS, type SessionUser } from "../../../http/sessions.ts";
import type { Context } from "../../../context.ts";
import { deviceName } from "../device.ts";
import { openSignIn } from "../open-sign-in.ts";
import { findAccount } from "../repository.ts";
import { changed } from "./change.ts";
import { factorMessages } from "./messages.ts";
import { findRecoveryCode } from "./recovery-codes.ts";
import { keepChallenge, takeChallenge } from "./repository-challenge.ts";
import { factorsOf, usePasskey, useRecoveryCode, useTotp, type Factors } from "./repository.ts";
import { periodOf } from "./totp.ts";
import { readSignature, requestOptions } from "./webauthn.ts";

type Kind = Schema<"FactorKind">;

/** Returns the ways to complete a sign-in, the quickest first; none: the password is enough. */
export function kindsOf({ totp, passkeys, recovery }: Factors): Kind[] {
  const kinds: Kind[] = [];
  if (passkeys.length > 0) kinds.push("passkey");
  if (totp) kinds.push("totp");
  if (kinds.length > 0 && recovery.length > 0) kinds.push("recovery");
  return kinds;
}

/** Tells which second factors complete a sign-in at `now`, ms. */
export function presentStep(kinds: readonly Kind[], now: number): Schema<"Session"> {
  const expires = new Date(now + FACTOR_DUE_MS).toISOString();
  return { contacts: [], status: "unknown", second_factor: { kinds: [...kinds], expires } };
}

export const startFactorCheck: Handler<"startFactorCheck"> = async ({ user }, context) => {
  const { store, env, realNow } = context;
  if (user.step !== "factor") return refuse("UNAUTHORIZED");
  const { passkeys } = await store.read((db) => factorsOf(db, user.id));
  const { options, challenge } = await requestOptions(env, passkeys);
  await keepChallenge(store, user.session, challenge, realNow());
  return ok({ options });
};

/**
 * Each way has guesses of its own: who guesses codes of the app does not lock the passkeys. The right one opens a new
 * session, and the token of the first step ends.
 */
export const checkFactor: Handler<"checkFactor"> = async ({ user, body, address, userAgent }, context) => {
  const { store, rateLimit, sessions } = context;
  if (user.step !== "factor") return refuse("UNAUTHORIZED");
  const guess: Attempt = ["factorByUser", `${body.kind} ${user.id}`];
  const refused = tooMany(rateLimit, [guess]);
  if (refused) return refused;
  const isRight = await passes(user, body, context);
  if (isRight === null) return refuse("CODE_EXPIRED");
  if (!isRight) {
    const left = rateLimit.left(...guess);
    if (left === 0) await changed(user, factorMessages.guessed, context);
    return refuse("CODE_WRONG", { tries_left: left });
  }
  rateLimit.giveBack(...guess);
  if (body.kind === "recovery") await changed(user, factorMessages.codeUsed, context);
  const account = await findAccount(store, user.id);
  if (!account) return refuse("UNAUTHORIZED");
  await sessions.revoke(user.session);
  return answer(await openSignIn(account, { device: deviceName(userAgent), address }, context));
};

/** @returns null: there is no challenge to sign, or it is too old. */
async function passes(
  user: SessionUser,
  body: BodyOf<"checkFactor">,
  context: Context,
): Promise<boolean | null> {
  const { store, realNow, env } = context;
  const now = realNow();
  const factors = await store.read((db) => factorsOf(db, user.id));
  if (body.kind === "passkey") {
    const challenge = await takeChallenge(store, user.session, now);
    if (challenge === null) return null;
    const passkey = factors.passkeys.find(({ credentialId }) => credentialId === body.response?.id);
    if (!passkey || !body.response) return false;
    const counter = await readSignature(env, body.response, challenge, passkey);
    if (counter === null) return false;
    await store.write((db) => usePasskey(db, passkey.id, counter, now));
    return true;
  }
  const code = body.code ?? "";
  if (body.kind === "recovery") {
    const found = findRecoveryCode(factors.recovery, code);
    return found !== null && store.write((db) => useRecoveryCode(db, found.id));
  }
  const { totp } = factors;
  const period = totp && periodOf(totp.secret, code, now);
  return period !== null && totp !== null && store.write((db) => useTotp(db, totp, period, now));
}
