/** POST /backoffice/cases/decide: dismisses or confirms a suspicion. Nothing else follows from it. */
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { partyRefusal } from "../../tables/people/signatures.ts";
import { presentCase } from "./presenter.ts";
import { caseById, closeCase } from "./repository.ts";

export const decideCase: Handler<"decideCase"> = async ({ body, user, address }, { store, clock }) => {
  const { id_case: id, decision, reason } = body;
  const by = { at: clock.now(), userId: user.id, address };
  return store.write(async (db) => {
    const found = await caseById(db, id);
    if (!found) return refuse("NOT_FOUND");
    const { row } = found;
    if (row.state !== "open") return refuse("STALE");
    const party = await partyRefusal(db, user.id, [row.bidderId, row.otherId]);
    if (party) return party;
    await closeCase(db, row, { state: decision === "confirm" ? "confirmed" : "dismissed", reason }, by);
    return ok(presentCase((await caseById(db, id))!));
  });
};
