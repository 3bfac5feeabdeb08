/** Lists lots for moderation. */
import { fieldRules } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { condition } from "../query/condition.ts";
import { pageOf } from "../list-page.ts";
import { readModeration } from "./repository-moderation.ts";

const STATES = ["moderation", "active", "inProgress", "finished", "summarizing", "sold", "notSold"];

/** POST /backoffice/lots/list: lots by state, by default those that wait for the staff. */
export const listModeration: Handler<"listModeration"> = async ({ body, user }, context) => {
  const { q, state = "moderation", limit, after } = body;
  if (!STATES.includes(state)) {
    return refuse("VALIDATION", { errors: [{ field: "state", message: fieldRules.valid("State") }] });
  }
  const list = {
    name: `moderation/${state}`,
    belongs: condition("section", "l.status = @state", { state }),
    stretches: [{ where: "1", key: "l.created_at", descending: true, pinnedKey: null }],
  };
  const query = { limit, ...(q !== undefined && { filter: { q } }), ...(after !== undefined && { after }) };
  const page = await pageOf(list, query, user.id, context);
  if (!("items" in page)) return page;
  const facts = await readModeration(
    context.store,
    page.items.map(({ row }) => row.id),
  );
  return ok({
    ...page,
    items: page.items.map(({ card, row }) => {
      const about = facts.get(row.id);
      const sentAt = about?.sentAt ?? null;
      return {
        lot: card,
        seller: about?.seller ?? "",
        sent_at: sentAt === null ? null : new Date(sentAt).toISOString(),
        remarks: about?.remarks ?? null,
      };
    }),
  });
};
