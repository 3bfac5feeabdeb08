/** GET and POST /my/claim, POST /sale/claim: the claim of a buyer, and the answer of the seller. */
import { fieldRules } from "@marsa/api-spec/rules";
import { openClaim } from "../../domain/settlement/claim.ts";
import type { Settlement } from "../../domain/settlement/settlement.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { addHistory } from "../../tables/lots/history/add-history.ts";
import { decideSettlement } from "../../tables/money/settlements.ts";
import { notify } from "../../tables/notices/notify.ts";
import { linkFiles, ownFiles } from "../../tables/people/files.ts";
import { staffIds } from "../../tables/people/staff-ids.ts";
import { factsOf, loadSale } from "./load.ts";
import { presentClaimOfSale } from "./presenter.ts";
import { addClaim, changeClaim, findSale } from "./repository.ts";

export const getClaim: Handler<"getClaim"> = async ({ query, user }, { store, clock, files }) => {
  const reading = { files, now: clock.now() };
  const found = await store.read((db) => loadSale(db, query.id_auction, user.id, reading.now));
  return found ? ok(presentClaimOfSale(found, user.id, reading)) : refuse("NOT_FOUND");
};

/** The fact is kept as the lot stated it at that time. */
export const makeClaim: Handler<"makeClaim"> = async ({ body, user }, { store, clock, files }) => {
  const { id_auction: lotId, fact: name, files: ids } = body;
  const at = clock.now();
  return store.write(async (db, notifyUser) => {
    const sale = await findSale(db, lotId, user.id);
    if (sale?.settlement.buyerId !== user.id) return refuse("NOT_FOUND");
    if (sale.claim || !openClaim(sale.settlement, at).ok) return refuse("STALE");
    const fact = (await factsOf(db, sale)).find((each) => each.fact === name);
    if (!fact) return invalid("fact", "Fact");
    if (!(await ownFiles(db, user.id, ids, "document"))) return invalid("files", "Photos");
    const news = { kind: "claim_made", fact: `${fact.fact}, stated as ${fact.value}` } as const;
    const id = await addClaim(db, sale, { ...fact, text: body.text.trim(), madeAt: at });
    await linkFiles(db, user.id, ids, `claim:${id}`);
    const { buyerId } = sale.settlement;
    const decide = (settlement: Settlement) => openClaim(settlement, at);
    await decideSettlement<"STALE">(db, notifyUser, { lotId, buyerId, at, news, decide });
    const cause = `The buyer claims that a fact is wrong: ${fact.fact}`;
    await addHistory(db, lotId, { kind: "claim_made", userId: buyerId, cause }, at);
    const loaded = (await loadSale(db, lotId, user.id, at))!;
    return ok(presentClaimOfSale(loaded, user.id, { files, now: at }));
  });
};

export const answerClaim: Handler<"answerClaim"> = async ({ body, user }, { store, clock, files }) => {
  const { id_auction: lotId, files: ids } = body;
  const at = clock.now();
  return store.write(async (db, notifyUser) => {
    const sale = await findSale(db, lotId, user.id);
    if (!sale?.claim || sale.settlement.sellerId !== user.id) return refuse("NOT_FOUND");
    const { id, buyerId, state, answeredAt, answerUntil, fact } = sale.claim;
    if (state !== "open" || answeredAt !== null || at >= answerUntil) return refuse("STALE");
    if (!(await ownFiles(db, user.id, ids, "document"))) return invalid("files", "Photos");
    await linkFiles(db, user.id, ids, `claim:${id}`);
    await changeClaim(db, id, { answer: body.text.trim(), answeredAt: at });
    const text = `The seller answered your claim: ${fact}. We decide it now.`;
    await notify(db, notifyUser, {
      userId: buyerId,
      kind: "money",
      text,
      at,
      lotId,
      link: `/auction/${lotId}`,
    });
    for (const userId of [buyerId, user.id]) notifyUser(userId, "balance");
    for (const userId of await staffIds(db)) notifyUser(userId, "settlement");
    const loaded = (await loadSale(db, lotId, user.id, at))!;
    return ok(presentClaimOfSale(loaded, user.id, { files, now: at }));
  });
};

function invalid(field: string, label: string) {
  return refuse("VALIDATION", { errors: [{ field, message: fieldRules.valid(label) }] });
}
