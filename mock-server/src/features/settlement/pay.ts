/** Pays a won lot. */
import { findSettlementRow } from "../../tables/money/settlement-rows.ts";
import { decideSettlement } from "../../tables/money/settlements.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { pay } from "../../domain/settlement/settlement.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler } from "../../http/handler.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { presentSettlement } from "../../http/present/present-settlement.ts";

type PayCode = "STALE" | "DEPOSIT_REQUIRED" | "NOT_FOUND";

const notFound = { ok: false, code: "NOT_FOUND", details: {} } as const;

/** POST /my/pay: pays a won lot from the deposit, this lot's hold included. Not found for anyone but its buyer. */
export const payWin: Handler<"payWin"> = async ({ body, headers, user, receivedAt }, context) => {
  const { store, clock, terms } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const { id_auction: lotId } = body;
  const key = commandKey("payWin", { user, headers }, [lotId]);
  const outcome = await writeIdempotent(store, key, clock.now(), async (db, notifyUser) => {
    const decision = await decideSettlement<PayCode>(db, notifyUser, {
      lotId,
      at: clock.now(),
      news: { kind: "paid" },
      decide: (settlement, means) =>
        settlement.buyerId === user.id ? pay(settlement, means, receivedAt) : notFound,
    });
    if (!decision.ok) return decision;
    return { ok: true, reply: presentSettlement((await findSettlementRow(db, lotId))!, terms) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};
