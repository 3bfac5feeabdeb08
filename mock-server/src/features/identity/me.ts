import type { Store } from "../../store/store.ts";
import { gateOf } from "../../domain/gate.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { presentMe } from "./presenter.ts";
import { findAccount, type Account } from "./repository.ts";

/** GET /auth/me */
export const getMe: Handler<"getMe"> = async ({ user }, { store }) => {
  const account = await findAccount(store, user.id);
  return account ? ok(await meOf(account, store)) : refuse("UNAUTHORIZED");
};

/** Everything about the user that his screens read, with the gate: the one place that says whether he may bid. */
export async function meOf(account: Account, store: Store): Promise<Schema<"Me">> {
  const person = await store.person(account.user.id);
  return presentMe(account, person?.lock ?? null, gateOf(person), store.epoch);
}
