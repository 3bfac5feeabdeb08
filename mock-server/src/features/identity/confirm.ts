/** Confirms a session with the password, a code of the app, a passkey, or a recovery code. */
import { confirmSession, waysOf } from "../../tables/people/confirmation.ts";
import { ok, refuse, type BodyOf, type Handler } from "../../http/handler.ts";
import type { SessionUser } from "../../http/sessions.ts";
import type { Context } from "../../context.ts";
import { factorMessages } from "./factors/messages.ts";
import { wrongFactor } from "./factors/passes.ts";
import { factorsOf } from "./factors/repository.ts";
import { rightPassword } from "./sign-in/right-password.ts";

/** POST /auth/confirm: asks who it is before final actions. Valid for this session, for ten minutes. */
export const confirmPassword: Handler<"confirmPassword"> = async ({ body, user }, context) => {
  const { password, code, recovery, response } = body;
  const wrong = (answered: BodyOf<"checkFactor">) =>
    wrongFactor(user, answered, context, factorMessages.guessedHere);
  const refused =
    password !== undefined
      ? ((await passwordTooWeak(user, context)) ?? (await rightPassword(user.id, password, context)))
      : response
        ? await wrong({ kind: "passkey", response })
        : recovery !== undefined
          ? await wrong({ kind: "recovery", code: recovery })
          : ((await withoutApp(user, context)) ?? (await wrong({ kind: "totp", code: code ?? "" })));
  if (refused) return refused;
  const { token, until } = await confirmSession(context.store, user.session, context.realNow());
  return ok({ confirm: token, expires: new Date(until).toISOString() });
};

/** A password alone does not confirm an account with a second factor: it may be stolen with the session. */
async function passwordTooWeak({ id }: SessionUser, { store }: Context) {
  const ways = await store.read((db) => waysOf(db, id));
  return ways.includes("password") || ways.length === 0 ? null : refuse("CONFIRM_REQUIRED", { ways });
}

/** An account without an app has no code. */
async function withoutApp({ id }: SessionUser, { store }: Context) {
  const { totp } = await store.read((db) => factorsOf(db, id));
  return totp ? null : refuse("UNAUTHORIZED", { reason: "credentials" });
}
