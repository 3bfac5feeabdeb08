/** Lists lots for moderation. */
import { fieldRules } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { presentRemarks } from "../../../tables/lots/remarks.ts";
import { condition } from "../query/condition.ts";
import { pageOf } from "../list-page.ts";
import { factsOfModeration, RETURNED, SENT_AT, type ModerationFacts } from "./repository-moderation.ts";

const STATES = ["moderation", "active", "inProgress", "finished", "summarizing", "sold", "notSold"];

/** Lots that come back after a return first, then the others; both from the longest waiting on. */
const LONGEST_FIRST = [RETURNED, `NOT ${RETURNED}`].map((where) => ({
  where,
  key: SENT_AT,
  descending: false,
  pinnedKey: null,
}));
const NEWEST_FIRST = [{ where: "true", key: "l.created_at", descending: true, pinnedKey: null }];

/** POST /backoffice/lots/list: lots by state, by default those that wait for the staff. */
export const listModeration: Handler<"listModeration"> = async ({ body, user }, context) => {
  const { q, kind, state = "moderation", limit, after } = body;
  if (!STATES.includes(state)) {
    return refuse("VALIDATION", { errors: [{ field: "state", message: fieldRules.valid("State") }] });
  }
  const list = {
    name: `moderation/${state}`,
    belongs: condition("section", "l.status = @state", { state }),
    stretches: state === "moderation" ? LONGEST_FIRST : NEWEST_FIRST,
  };
  const filter = { ...(q !== undefined && { q }), ...(kind !== undefined && { kind: [kind] }) };
  const page = await pageOf(list, { limit, filter, ...(after !== undefined && { after }) }, user.id, context);
  if (!("items" in page)) return page;
  const lotIds = page.items.map(({ row }) => row.id);
  const facts = await context.store.readInWorker(factsOfModeration, { lotIds, at: context.clock.now() });
  return ok({
    ...page,
    items: page.items.map(({ card, row }) => presentRow(card, facts.get(row.id)!, user.id)),
  });
};

function presentRow(
  lot: Schema<"LotCard">,
  { seller, sentAt, returned, fields, oddities, claim }: ModerationFacts,
  readerId: number,
): Schema<"ModerationRow"> {
  return {
    lot,
    seller,
    sent_at: new Date(sentAt).toISOString(),
    remarks: presentRemarks(returned, fields),
    oddities,
    claim: claim && {
      by: claim.by,
      mine: claim.userId === readerId,
      until: new Date(claim.until).toISOString(),
    },
  };
}
