/** Approves profiles. */
import { ACCEPT_CHECKS } from "@marsa/api-spec/accept-checks";
import { acceptProfile as accept } from "./repository-accept.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentClient } from "./presenter.ts";
import { findClient } from "./repository.ts";

/**
 * POST /backoffice/clients/update/accept: accepts a profile under review. Answers STALE when the profile is not under
 * review, or changed after the staff read it.
 */
export const acceptProfile: Handler<"acceptProfile"> = async ({ body, user, address }, context) => {
  const { store, clock, sessions } = context;
  const { version, checks = [] } = body;
  const by = { at: clock.now(), userId: user.id, address, ...(version !== undefined && { version }) };
  const { isDone, client } = await store.write(async (db, notifyUser) => {
    const words = ACCEPT_CHECKS[(await findClient(db, body.id_profile))?.profile?.form ?? "individual"];
    const checked = checks.length > 0 ? `Checked: ${checks.map((check) => words[check]).join("; ")}` : null;
    const done = await accept(db, notifyUser, body.id_profile, by, checked);
    return { isDone: done, client: await findClient(db, body.id_profile) };
  });
  if (!client) return refuse("NOT_FOUND");
  if (!isDone) return refuse("STALE");
  sessions.forget(client.user.id);
  return ok(presentClient(client));
};
