/** Signs people in. */
import { fieldRules } from "@marsa/api-spec/rules";
import type { Passwords } from "../../../tables/people/password.ts";
import { answer, refuse, type Handler } from "../../../http/handler.ts";
import { tooMany, type Attempt } from "../../../http/rate-limited.ts";
import { deviceName } from "./device.ts";
import { kindsOf, presentStep } from "./check.ts";
import { factorsOf } from "../factors/repository.ts";
import { guessedPerson, knownContact } from "../repository-contacts.ts";
import { openSignIn } from "./open-sign-in.ts";
import { hasSessionFrom } from "./repository-sessions.ts";
import { findAccount, findClaimants, type Claimant } from "../repository.ts";

/** A typing error, "foo@": reported as such, whether or not an account exists. */
const NO_CONTACT = { field: "id", message: fieldRules.valid("Email or mobile phone") };

/**
 * POST /auth/signin. An unknown contact gets the same answer as a wrong password, after the same work. Attempts
 * count per person, by mail and phone together, and per address; successful ones and malformed contacts do not count.
 * An address at which the person has signed in has a count of its own: nobody else's guesses lock it out.
 */
export const signin: Handler<"signin"> = async ({ body, address, userAgent }, context) => {
  const contact = await context.store.read((db) => knownContact(db, body.id));
  if (!contact) return refuse("VALIDATION", { errors: [NO_CONTACT] });
  const person = await context.store.read((db) => guessedPerson(db, contact));
  const here: Attempt = ["signinByKnownAddress", `${person} ${address}`];
  const isKnown = context.rateLimit.knows(...here) || (await hasSessionFrom(context.store, contact, address));
  const attempts: readonly Attempt[] = isKnown
    ? [here]
    : [
        ["signinByAccount", person],
        ["signinByAddress", address],
      ];
  const refused = tooMany(context.rateLimit, attempts);
  if (refused) return refused;

  const claimants = await findClaimants(context.store, contact);
  const found = await findOwner(body.password, claimants, context.passwords);
  const account = found && (await findAccount(context.store, found.userId));
  if (!account) {
    const left = attempts.map((attempt) => context.rateLimit.left(...attempt));
    return refuse("UNAUTHORIZED", { reason: "credentials", tries_left: Math.min(...left) });
  }

  for (const attempt of attempts) context.rateLimit.giveBack(...attempt);
  // Remembers the address. Somebody who only claims the contact gets no count for guesses at its owner's password.
  if (found?.isOwner && !isKnown) context.rateLimit.giveBack(...here);
  const origin = { device: deviceName(userAgent), address };
  const kinds = kindsOf(await context.store.read((db) => factorsOf(db, account.user.id)));
  if (kinds.length === 0) return answer(await openSignIn(account, origin, context));
  const [access_token = ""] = await context.sessions.open([account.user.id], origin, true);
  return answer({
    result: "second_factor_required" as const,
    access_token,
    data: presentStep(kinds, context.realNow()),
  });
};

/** The first of them whose password this is. All are tried at once: the time taken tells nothing about how many. */
async function findOwner(
  password: string,
  claimants: readonly Claimant[],
  passwords: Passwords,
): Promise<Claimant | null> {
  if (claimants.length === 0) await passwords.verify(password, null);
  const right = await Promise.all(
    claimants.map(({ passwordHash }) => passwords.verify(password, passwordHash)),
  );
  return claimants.find((_, i) => right[i]) ?? null;
}
