/** Shows a profile. */
import { isBackOffice } from "@marsa/api-spec/roles";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentProfile } from "./presenter.ts";
import { recordReading } from "../../tables/people/record-reading.ts";
import { profileById } from "./repository.ts";

/** GET /auth/profile/{id}: the user's own; for the back office, any, which is a row of the audit. */
export const getProfile: Handler<"getProfile"> = async ({ params, user, address }, context) => {
  const { store, files, clock } = context;
  const whole = await store.read((db) => profileById(db, params.id));
  const isOwn = whole?.profile.userId === user.id;
  if (!whole || !(isOwn || isBackOffice(user))) return refuse("NOT_FOUND");
  const aboutId = whole.profile.userId;
  if (!isOwn) await recordReading(store, { at: clock.now(), userId: user.id, aboutId, address });
  return ok(presentProfile(whole, files, isOwn ? undefined : user.id));
};
