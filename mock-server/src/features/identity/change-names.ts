/** Changes a user's names. */
import { plainName } from "@marsa/api-spec/text/names";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { meOf } from "./me.ts";
import { nameErrors } from "./name-errors.ts";
import { findAccount, setNames } from "./repository.ts";

/** PUT /auth/account. A profile keeps the name in its contract. */
export const changeNames: Handler<"changeNames"> = async ({ body, user }, { store, clock }) => {
  const names = { firstName: plainName(body.firstName), lastName: plainName(body.lastName) };
  const errors = nameErrors(names);
  if (errors.length > 0) return refuse("VALIDATION", { errors });
  await store.write(async (db, notifyUser) => {
    await setNames(db, user.id, names);
    notifyUser(user.id, "profile");
  });
  const account = await findAccount(store, user.id);
  return account ? ok(await meOf(account, { store, clock })) : refuse("UNAUTHORIZED");
};
