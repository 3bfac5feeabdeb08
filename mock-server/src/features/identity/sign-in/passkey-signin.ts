/** POST /auth/signin/passkey: signs in by a passkey alone. */
import { answer, ok, refuse, type Handler } from "../../../http/handler.ts";
import { tooMany, type Attempt } from "../../../http/rate-limited.ts";
import { findPasskey, usePasskey } from "../factors/repository.ts";
import { readSignature, requestOptions } from "../factors/webauthn.ts";
import { findAccount } from "../repository.ts";
import { deviceName } from "./device.ts";
import { openSignIn } from "./open-sign-in.ts";

export const startPasskeySignIn: Handler<"startPasskeySignIn"> = async (
  _request,
  { env, signInChallenges },
) => {
  const { options, challenge } = await requestOptions(env, [], "required");
  signInChallenges.keep(challenge);
  return ok({ options });
};

/** A passkey whose device has verified the person is two factors in one. Wrong ones count per address. */
export const signInByPasskey: Handler<"signInByPasskey"> = async ({ body, address, userAgent }, context) => {
  const { store, env, realNow, rateLimit, signInChallenges } = context;
  const attempt: Attempt = ["signinByAddress", address];
  const refused = tooMany(rateLimit, [attempt]);
  if (refused) return refused;
  const wrong = () =>
    refuse("UNAUTHORIZED", { reason: "credentials", tries_left: rateLimit.left(...attempt) });
  const passkey = await store.read((db) => findPasskey(db, body.response.id));
  if (!passkey) return wrong();
  const isOpen = (challenge: string) => signInChallenges.take(challenge);
  const counter = await readSignature(env, body.response, isOpen, passkey, true);
  const account = counter === null ? null : await findAccount(store, passkey.userId);
  // A one-time password is changed by who knows it.
  if (counter === null || !account || account.user.passwordOnce) return wrong();
  await store.write((db) => usePasskey(db, passkey.id, counter, realNow()));
  rateLimit.giveBack(...attempt);
  return answer(await openSignIn(account, { device: deviceName(userAgent), address }, context));
};
