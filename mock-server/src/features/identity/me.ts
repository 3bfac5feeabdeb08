/** Shows the signed-in user. */
import type { Context } from "../../http/context.ts";
import { gateOf } from "../../domain/people/gate.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { recoversFrom } from "./repository-changes.ts";
import { presentMe } from "./presenter.ts";
import { findAccount, type Account } from "./repository.ts";

/** GET /auth/me */
export const getMe: Handler<"getMe"> = async ({ user }, context) => {
  const account = await findAccount(context.store, user.id);
  return account ? ok(await meOf(account, context)) : refuse("UNAUTHORIZED");
};

/** Reads all user data of the screens, with the gate: the only source of whether the user may bid. */
export async function meOf(
  account: Account,
  { store, clock }: Pick<Context, "store" | "clock">,
): Promise<Schema<"Me">> {
  const { id, email, phone } = account.user;
  const now = clock.now();
  const person = await store.person(id);
  const recovers = await store.read(async (db) => ({
    email: await recoversFrom(db, id, email, now),
    phone: await recoversFrom(db, id, phone, now),
  }));
  const standing = { lock: person?.lock ?? null, gate: gateOf(person), recovers, now };
  return presentMe(account, standing, store.epoch);
}
