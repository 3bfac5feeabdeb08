/** Approves profiles. */
import { acceptProfile as accept } from "../../tables/people/accept-profile.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentClient } from "./presenter.ts";
import { findClient } from "./repository.ts";

/** POST /backoffice/clients/update/accept: only profiles under review; any other is STALE. */
export const acceptProfile: Handler<"acceptProfile"> = async ({ body, user }, { store, clock, sessions }) => {
  const by = { at: clock.now(), userId: user.id };
  const { isDone, client } = await store.write((db, notifyUser) => {
    const done = accept(db, notifyUser, body.id_profile, by);
    return { isDone: done, client: findClient(db, body.id_profile) };
  });
  if (!client) return refuse("NOT_FOUND");
  if (!isDone) return refuse("STALE");
  sessions.forget(client.user.id);
  return ok(presentClient(client));
};
