/** POST /backoffice/refunds/reveal: the whole account of a refund. */
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { filsToAed } from "@marsa/api-spec/money";
import { addToAudit } from "../../tables/people/audit.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { refundNumber } from "../../domain/deposit/top-up.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { aloneIn, unsigned } from "./refunds.ts";
import { refundById } from "./repository.ts";

/** How long a screen shows an account, s. */
const SHOWN_S = 120;

/** Each reading is a row of the audit: an IBAN is masked everywhere else. */
export const revealRefundAccount: Handler<"revealRefundAccount"> = async (request, context) => {
  const { body, user, headers, address } = request;
  const { store, clock, env } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const row = await store.write(async (db) => {
    const found = await refundById(db, body.id);
    if (found?.refund.status !== "requested") return found;
    const by = { at: clock.now(), userId: user.id, address };
    const refused = await unsigned(db, found, by, env.singleStaff);
    if (refused) return refused;
    const { refund, client } = found;
    const number = refundNumber(refund.id, refund.requestedAt);
    const subject = `${number}, ${client}, AED ${moneyOfFils(refund.amountFils)}`;
    const askedById = await aloneIn(db, refund.id, user.id);
    await addToAudit(db, {
      ...by,
      askedById,
      aboutId: refund.userId,
      act: "refund.reveal",
      subject,
      reason: null,
    });
    return found;
  });
  if (!row) return refuse("NOT_FOUND");
  if ("ok" in row) return row;
  const { refund, account } = row;
  if (refund.status !== "requested") return refuse("STALE");
  return ok({
    amount: filsToAed(refund.amountFils),
    recipient: account.recipient,
    iban: account.iban,
    swift: account.swift,
    bank: account.bank,
    reference: refundNumber(refund.id, refund.requestedAt),
    shown_s: SHOWN_S,
  });
};
