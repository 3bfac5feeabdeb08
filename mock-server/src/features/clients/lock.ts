/** POST /backoffice/clients/update/{lock,unlock}: suspends bidding for a while. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { fieldRules } from "@marsa/api-spec/rules";
import { lockProfile as lock, unlockProfile as unlock } from "./repository-locks.ts";
import type { Database, Store, NotifyUser } from "../../store/store.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentClient } from "./presenter.ts";
import { secondPerson, type PerformSigned } from "../../tables/people/signatures.ts";
import { findClient } from "./repository.ts";

/** The last locked day counts to its end, in Dubai. Answers STALE for a profile that is locked already. */
export const lockProfile: Handler<"lockProfile"> = async ({ body, user, address }, { store, clock }) => {
  const { id_profile: id, reason, lock_before: until, version } = body;
  const at = clock.now();
  if (until < dubaiDate(at)) {
    return refuse("VALIDATION", { errors: [{ field: "lock_before", message: fieldRules.beforeToday() }] });
  }
  const by = { at, userId: user.id, address, ...(version !== undefined && { version }) };
  return change(store, id, (db, notifyUser) => lock(db, notifyUser, id, { reason, until }, by));
};

/** Asks for a second signature, unless one person works alone. */
export const unlockProfile: Handler<"unlockProfile"> = async ({ body, user, address }, context) => {
  const { store, clock, env } = context;
  const { id_profile: id, version } = body;
  const by = { at: clock.now(), userId: user.id, address, ...(version !== undefined && { version }) };
  const outcome = await store.write(async (db, notifyUser) => {
    const client = await findClient(db, id);
    if (!client) return refuse("NOT_FOUND");
    const { profile } = client;
    if (profile?.lockReason == null || (version !== undefined && profile.version !== version))
      return refuse("STALE");
    const second = await secondPerson(db, {
      kind: "unlock",
      subjectId: id,
      partyId: client.user.id,
      amountFils: null,
      title: `Unlock ${profile.name}`,
      text: profile.lockReason,
      by: { ...by, reason: null },
      singleStaff: env.singleStaff,
    });
    if (second !== "asked") {
      if ("ok" in second) return second;
      await unlock(db, notifyUser, id, second);
    }
    return (await findClient(db, id))!;
  });
  return "ok" in outcome ? outcome : ok(presentClient(outcome));
};

/** Unlocks a profile that a second person has signed for. */
export const unlockSigned: PerformSigned = async ({ db, notifyUser }, { subjectId }, by) =>
  (await unlock(db, notifyUser, subjectId, by)) ? { ok: true } : { ok: false, code: "STALE", details: {} };

async function change(
  store: Store,
  id: number,
  decide: (db: Database, notifyUser: NotifyUser) => Promise<boolean>,
) {
  const { known, changed } = await store.write(async (db, notifyUser) => {
    if (!(await findClient(db, id))) return { known: null, changed: false };
    const isDone = await decide(db, notifyUser);
    return { known: await findClient(db, id), changed: isDone };
  });
  if (!known) return refuse("NOT_FOUND");
  return changed ? ok(presentClient(known)) : refuse("STALE");
}
