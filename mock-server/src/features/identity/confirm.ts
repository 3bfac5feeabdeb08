/** Confirms a session with the password, a code of the app, a passkey, or a recovery code. */
import { confirmSession, waysOf } from "../../tables/people/confirmation.ts";
import { ok, refuse, type BodyOf, type Handler, type Refusal } from "../../http/handler.ts";
import { tooMany, type Attempt } from "../../http/limits/rate-limited.ts";
import type { SessionUser } from "../../http/sessions.ts";
import type { Context } from "../../context.ts";
import { changed } from "./factors/change.ts";
import { factorMessages } from "./factors/messages.ts";
import { passesFactor } from "./factors/passes.ts";
import { factorsOf } from "./factors/repository.ts";
import { rightPassword } from "./sign-in/right-password.ts";

type Answered = BodyOf<"confirmPassword">;

/** POST /auth/confirm: asks who it is before final actions. Valid for this session, for ten minutes. */
export const confirmPassword: Handler<"confirmPassword"> = async ({ body, user }, context) => {
  const { password } = body;
  const refused =
    password === undefined
      ? await wrongFactor(user, body, context)
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

/** Shares the guesses with the sign-in: a stolen session gives no new ones. An account without an app has no code. */
async function wrongFactor(
  user: SessionUser,
  { code, recovery, response }: Answered,
  context: Context,
): Promise<Refusal<"UNAUTHORIZED" | "RATE_LIMITED" | "CODE_WRONG" | "CODE_EXPIRED"> | null> {
  const { store, rateLimit } = context;
  const kind = response ? "passkey" : recovery === undefined ? "totp" : "recovery";
  const guess: Attempt = ["factorByUser", `${kind} ${user.id}`];
  const refused = tooMany(rateLimit, [guess]);
  if (refused) return refused;
  const tries = () => ({ tries_left: rateLimit.left(...guess) });
  const factors = await store.read((db) => factorsOf(db, user.id));
  if (kind === "totp" && !factors.totp) return refuse("UNAUTHORIZED", { reason: "credentials", ...tries() });
  const typed = code ?? recovery ?? "";
  const isRight = await passesFactor(user, response ? { kind, response } : { kind, code: typed }, context);
  if (isRight === null) return refuse("CODE_EXPIRED");
  if (!isRight) {
    if (rateLimit.left(...guess) === 0) await changed(user, factorMessages.guessedHere, context);
    return refuse("CODE_WRONG", tries());
  }
  rateLimit.giveBack(...guess);
  if (kind === "recovery") await changed(user, factorMessages.codeUsed, context);
  return null;
}
