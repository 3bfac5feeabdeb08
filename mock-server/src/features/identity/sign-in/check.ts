/** POST /auth/factors/{challenge,check}: the second step of a sign-in. */
import { answer, ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { FACTOR_DUE_MS } from "../../../http/sessions.ts";
import { deviceName } from "./device.ts";
import { openSignIn } from "./open-sign-in.ts";
import { findAccount } from "../repository.ts";
import { factorMessages } from "../factors/messages.ts";
import { wrongFactor } from "../factors/passes.ts";
import { keepChallenge } from "../factors/repository-challenge.ts";
import { factorsOf, type Factors } from "../factors/repository.ts";
import { requestOptions } from "../factors/webauthn.ts";

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

/** For the second step of a sign-in, and for a signed-in person who confirms a final action. */
export const startFactorCheck: Handler<"startFactorCheck"> = async ({ user }, context) => {
  const { store, env, realNow } = context;
  const { passkeys } = await store.read((db) => factorsOf(db, user.id));
  const { options, challenge } = await requestOptions(env, passkeys);
  await keepChallenge(store, user.session, challenge, realNow());
  return ok({ options });
};

/** A right factor opens a new session, and the token of the first step ends. */
export const checkFactor: Handler<"checkFactor"> = async ({ user, body, address, userAgent }, context) => {
  const { store, sessions } = context;
  if (user.step !== "factor") return refuse("UNAUTHORIZED");
  const wrong = await wrongFactor(user, body, context, factorMessages.guessed);
  if (wrong) return wrong;
  const account = await findAccount(store, user.id);
  if (!account) return refuse("UNAUTHORIZED");
  await sessions.revoke(user.session);
  return answer(await openSignIn(account, { device: deviceName(userAgent), address }, context));
};
