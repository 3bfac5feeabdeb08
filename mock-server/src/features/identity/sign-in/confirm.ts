/** Confirms a session with the password, a code of the app, a passkey, or a recovery code. */
import { confirmSession, waysOf } from "../../../tables/people/confirmation.ts";
import { ok, refuse, type BodyOf, type Handler } from "../../../http/handler.ts";
import type { SessionUser } from "../../../http/sessions.ts";
import type { Context } from "../../../http/context.ts";
import { factorMessages } from "../factors/messages.ts";
import { wrongFactor } from "../factors/passes.ts";
import { factorsOf } from "../factors/repository.ts";
import { rightPassword } from "./right-password.ts";

/** POST /auth/confirm: asks who it is before final actions. Valid for this session, for ten minutes. */
export const confirmPassword: Handler<"confirmPassword"> = async ({ body, user }, context) => {
  const { password } = body;
  const refused =
    password === undefined
      ? await wrongAnswer(user, factorIn(body), context)
      : ((await passwordTooWeak(user, context)) ?? (await rightPassword(user.id, password, context)));
  if (refused) return refused;
  const { token, until } = await confirmSession(context.store, user.session, context.realNow());
  return ok({ confirm: token, expires: new Date(until).toISOString() });
};

/** A password alone does not confirm an account with a second factor: it may be stolen with the session. */
async function passwordTooWeak({ id }: SessionUser, { store }: Context) {
  const ways = await store.read((db) => waysOf(db, id));
  return ways.includes("password") || ways.length === 0 ? null : refuse("CONFIRM_REQUIRED", { ways });
}

function factorIn({ code = "", recovery, response }: BodyOf<"confirmPassword">): BodyOf<"checkFactor"> {
  if (response) return { kind: "passkey", response };
  return recovery === undefined ? { kind: "totp", code } : { kind: "recovery", code: recovery };
}

async function wrongAnswer(user: SessionUser, answered: BodyOf<"checkFactor">, context: Context) {
  // An account without an app has no code.
  if (answered.kind === "totp" && !(await context.store.read((db) => factorsOf(db, user.id))).totp)
    return refuse("UNAUTHORIZED", { reason: "credentials" });
  return wrongFactor(user, answered, context, factorMessages.guessedHere);
}
