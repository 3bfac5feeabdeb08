import { verifyPassword } from "../../db/password.ts";
import type { Context } from "../../context.ts";
import { answer, refuse, type Handler, type Reply, type Schema } from "../../http/handler.ts";
import { readContact } from "./contact.ts";
import { meOf } from "./me.ts";
import { presentContacts } from "./presenter.ts";
import { findAccount, findClaimants, type Claimant } from "./repository.ts";

/**
 * POST /auth/signin. An unknown contact gets the same answer as a wrong password, after the same work. Attempts are
 * counted per contact and per address; one that succeeds is not counted.
 */
export const signin: Handler<"signin"> = async ({ body, address }, context) => {
  const contact = readContact(body.id);
  const attempts = [
    ["signinByAccount", contact.value],
    ["signinByAddress", address],
  ] as const;
  const waitS = Math.max(...attempts.map(([limited, key]) => context.rateLimit.take(limited, key)));
  if (waitS > 0) return refuse("RATE_LIMITED", { retry_s: waitS }, { "retry-after": String(waitS) });

  const claimants = await findClaimants(context.store, contact);
  const found = await whoseIs(body.password, claimants);
  const account = found && (await findAccount(context.store, found.userId));
  if (!account) return refuse("UNAUTHORIZED", { reason: "credentials" });

  for (const [limited, key] of attempts) context.rateLimit.giveBack(limited, key);
  return session(account.user.id, context, await meOf(account, context.store), presentContacts(account));
};

/** The first of them whose password this is. All are tried at once: the time taken tells nothing about how many. */
async function whoseIs(password: string, claimants: readonly Claimant[]): Promise<Claimant | null> {
  if (claimants.length === 0) await verifyPassword(password, null);
  const right = await Promise.all(
    claimants.map(({ passwordHash }) => verifyPassword(password, passwordHash)),
  );
  return claimants.find((_, i) => right[i]) ?? null;
}

async function session(
  userId: number,
  { sessions }: Context,
  user: Schema<"Me">,
  contacts: Schema<"Contact">[],
): Promise<Reply<"signin">> {
  const [access_token = ""] = await sessions.open([userId]);
  const verified = contacts.some((contact) => contact.verified);
  return answer({
    result: verified ? "success" : "verification_required",
    access_token,
    data: { user, contacts, status: user.ustatus },
  });
}
