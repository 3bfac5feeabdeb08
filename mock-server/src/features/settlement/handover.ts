/** POST /backoffice/handover and /find: the staff hand over a lot by the buyer's pickup code. */
import { handoverBlock, handoverChecks } from "../../domain/settlement/handover.ts";
import { handOver, type Settlement } from "../../domain/settlement/settlement.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { tooMany } from "../../http/rate-limited.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { decideAndRecord } from "./record.ts";
import { findByCode, type PartiesRow } from "./repository.ts";

const STALE = { ok: false, code: "STALE", details: {} } as const;
const NOT_FOUND = { ok: false, code: "NOT_FOUND", details: {} } as const;

/** Shows the sale of a code. Wrong codes are limited, so that nobody tries them all. */
export const findHandover: Handler<"findHandover"> = async ({ body, user }, context) => {
  const { store, clock, rateLimit, terms } = context;
  const guesser = String(user.id);
  const refused = tooMany(rateLimit, [["pickupCodeByUser", guesser]]);
  if (refused) return refused;
  const row = await store.read((db) => findByCode(db, body.code));
  if (!row) return refuse("NOT_FOUND");
  rateLimit.giveBack("pickupCodeByUser", guesser);
  const { form, kind } = row;
  return ok({
    sale: presentStaffSettlement(row, terms),
    blocked: blockOf(row, clock.now()),
    papers: handoverChecks({ name: row.buyer, form, kind }),
  });
};

/** Hands over by code, once per key; the seller is credited. */
export const handOverByCode: Handler<"handOverByCode"> = async (request, context) => {
  const { body, user, headers, address, receivedAt } = request;
  const { store, clock, rateLimit, terms } = context;
  const guesser = String(user.id);
  const refused = tooMany(rateLimit, [["pickupCodeByUser", guesser]]);
  if (refused) return refused;
  const key = commandKey("handOverByCode", { user, headers }, [body.code]);
  const at = clock.now();
  const outcome = await writeIdempotent(store, key, at, async (db, notifyUser, notifyLot) => {
    const row = await findByCode(db, body.code);
    if (!row) return NOT_FOUND;
    if (blockOf(row, at) !== null) return STALE;
    const by = { at, userId: user.id, address, reason: null };
    const decision = {
      act: "settlement.handover",
      news: { kind: "handed_over" },
      decide: (settlement: Settlement) => handOver(settlement, receivedAt),
    } as const;
    return await decideAndRecord({
      db,
      notifyUser,
      notifyLot,
      lotId: row.settlement.lotId,
      by,
      decision,
      terms,
    });
  });
  if (outcome.ok || outcome.code !== "NOT_FOUND") rateLimit.giveBack("pickupCodeByUser", guesser);
  return outcome.ok ? ok(outcome.reply) : outcome;
};

function blockOf({ settlement, pickup }: PartiesRow, now: number) {
  return handoverBlock(settlement, pickup?.startsAt ?? now, now);
}
