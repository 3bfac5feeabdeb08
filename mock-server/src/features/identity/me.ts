/** Shows the signed-in user. */
import type { Store } from "../../store/store.ts";
import { gateOf } from "../../domain/people/gate.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { presentMe } from "./presenter.ts";
import { findAccount, type Account } from "./repository.ts";

/** GET /auth/me */
export const getMe: Handler<"getMe"> = async ({ user }, { store }) => {
  const account = await findAccount(store, user.id);
  return account ? ok(await meOf(account, store)) : refuse("UNAUTHORIZED");
};

/** Reads all user data of the screens, with the gate: the only source of whether the user may bid. */
export async function meOf(account: Account, store: Store): Promise<Schema<"Me">> {
  const person = await store.person(account.user.id);
  return presentMe(account, person?.lock ?? null, gateOf(person), store.epoch);
}
