/** Changes a user's names. */
import { tooShort } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { meOf } from "./me.ts";
import { findAccount, setNames } from "./repository.ts";

const LEAST = 2;

/** PUT /auth/account. A profile keeps the name in its contract. */
export const changeNames: Handler<"changeNames"> = async ({ body, user }, { store, clock }) => {
  const names = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
  const errors = Object.entries(names)
    .map(([field, name]) => tooShort(field, name, LEAST))
    .filter((error) => error !== null);
  if (errors.length > 0) return refuse("VALIDATION", { errors });
  await store.write((db, notifyUser) => {
    setNames(db, user.id, names);
    notifyUser(user.id, "profile");
  });
  const account = await findAccount(store, user.id);
  return account ? ok(await meOf(account, { store, clock })) : refuse("UNAUTHORIZED");
};
