/** Checks a code that somebody entered. */
import type { Context } from "../../http/context.ts";
import { refuse, type Refusal } from "../../http/handler.ts";
import { tooMany, type Attempt } from "../../http/rate-limited.ts";
import { checkCode, type CodeSubject } from "../../tables/people/codes.ts";

type Refused = Refusal<"CODE_WRONG" | "CODE_EXPIRED" | "RATE_LIMITED">;

/** Checks digits against the code that was sent to a person's own contact. Their wrong guesses are one budget. */
export async function guessCode(
  subject: CodeSubject,
  digits: string,
  context: Pick<Context, "store" | "clock" | "rateLimit" | "passwords">,
): Promise<{ readonly ok: true } | Refused> {
  const { clock, rateLimit } = context;
  const guess: Attempt = ["guessByPerson", `${subject.purpose} ${subject.userId}`];
  const refused = tooMany(rateLimit, [guess]);
  if (refused) return refused;
  const check = await checkCode(context, subject, digits, clock.now());
  if (!check.ok) return refuse(check.code, { ...check.details });
  rateLimit.giveBack(...guess);
  return { ok: true };
}
