/** Switches the profile in use. */
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { meOf } from "./me.ts";
import { chooseProfile, findAccount } from "./repository.ts";

/** POST /auth/profile/use: switches between the user's buyer and seller profile. */
export const useProfile: Handler<"useProfile"> = async ({ body, user }, { store, clock }) => {
  const isOwn = await store.write(async (db, notifyUser) => {
    const chosen = await chooseProfile(db, user.id, body.id_profile);
    if (chosen) notifyUser(user.id, "profile");
    return chosen;
  });
  const account = isOwn ? await findAccount(store, user.id) : null;
  return account ? ok(await meOf(account, { store, clock })) : refuse("NOT_FOUND");
};
