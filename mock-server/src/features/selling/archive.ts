/** Archives a seller's lots. */
import { problemMessage } from "@marsa/api-spec/problem";
import { draftOf, type LotRow } from "../../tables/lots/lot-drafts.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { setHiddenOf } from "./repository-drafts.ts";

/** Statuses that can be archived: ended lots and drafts. */
const ARCHIVED: ReadonlySet<LotRow["status"]> = new Set(["draft", "sold", "notSold"]);

/** POST /sale/sethidden: archives each lot, with one result per lot; an archived lot stays archived. */
export const setHidden: Handler<"setHidden"> = async ({ body, user }, { store }) =>
  ok(
    await store.write((db, notifyUser, notifyLot) => {
      notifyUser(user.id, "lot");
      const ids = [...new Set(body.id_auctions)];
      return Promise.all(
        ids.map(async (id): Promise<Schema<"BulkResult">[number]> => {
          const whole = await draftOf(db, user.id, id);
          if (!whole) return refused(id, "NOT_FOUND");
          if (!ARCHIVED.has(whole.lot.status)) return refused(id, "STALE");
          if (whole.lot.hidden !== body.value) {
            await setHiddenOf(db, id, body.value);
            // An ended lot has readers, and a draft has none.
            if (whole.lot.status !== "draft") notifyLot(id, []);
          }
          return { id_auction: id, ok: true, code: null, message: null };
        }),
      );
    }),
  );

function refused(id: number, code: "NOT_FOUND" | "STALE"): Schema<"BulkResult">[number] {
  return { id_auction: id, ok: false, code, message: problemMessage(code) };
}
