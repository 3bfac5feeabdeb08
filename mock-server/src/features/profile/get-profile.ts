/** Shows a profile. */
import { isBackOffice } from "@marsa/api-spec/roles";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentProfile } from "./presenter.ts";
import { profileById } from "./repository.ts";

/** GET /auth/profile/{id}: the user's own; for the back office, any. */
export const getProfile: Handler<"getProfile"> = async ({ params, user }, { store, files }) => {
  const whole = await store.read((db) => profileById(db, params.id));
  const mayRead = whole && (whole.profile.userId === user.id || isBackOffice(user));
  return mayRead ? ok(presentProfile(whole, files)) : refuse("NOT_FOUND");
};
