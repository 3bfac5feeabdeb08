/** Shows a person's deposit. */
import { filsToAed } from "@marsa/api-spec/money";
import type { Group } from "../../domain/bidding/group.ts";
import { holdReason } from "../../tables/money/hold-reason.ts";
import { startOfDubaiDay } from "../../domain/time/dubai.ts";
import { refundExpectedBy } from "../../domain/deposit/top-up.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { findWallet, type AskedRefund, type HeldLot, type HeldProceeds, type Wallet } from "./repository.ts";

/** GET /auth/balance */
export const getBalance: Handler<"getBalance"> = async ({ user }, { store }) =>
  ok(presentBalance(await findWallet(store, user.id), store.epoch));

function presentBalance(
  { totalFils, reservedFils, held, groups, proceeds, asked, seq }: Wallet,
  epoch: string,
): Schema<"Balance"> {
  return {
    balance_summ: filsToAed(totalFils),
    balance_reserv: filsToAed(reservedFils),
    available: filsToAed(totalFils - reservedFils),
    holds: [
      ...held.map(presentHold),
      ...groups.filter(({ parkedFils }) => parkedFils > 0).map(presentGroupHold),
      ...proceeds.map(presentHeldProceeds),
      ...asked.map(presentRefundHold),
    ],
    epoch,
    seq,
  };
}

function presentHold(held: HeldLot): Schema<"Hold"> {
  const { why, until } = holdReason(held);
  return {
    id_auction: held.lotId,
    number: held.number,
    title: held.title,
    amount: filsToAed(held.holdFils),
    why,
    until: until === null ? null : new Date(until).toISOString(),
  };
}

/** Presents the extra hold of a group. */
function presentGroupHold({ parkedFils }: Group): Schema<"Hold"> {
  const amount = filsToAed(parkedFils);
  return { id_auction: null, number: null, title: null, amount, why: "group", until: null };
}

/** Proceeds are held while the buyer may claim, and until a claim is decided. */
function presentHeldProceeds({ lotId, number, title, heldFils, freeAt }: HeldProceeds): Schema<"Hold"> {
  return {
    id_auction: lotId,
    number,
    title,
    amount: filsToAed(heldFils),
    why: "claim",
    until: freeAt === null ? null : new Date(freeAt).toISOString(),
  };
}

/** A requested refund has no lot; it is decided by its expected day. */
function presentRefundHold({ amountFils, requestedAt }: AskedRefund): Schema<"Hold"> {
  return {
    id_auction: null,
    number: null,
    title: null,
    amount: filsToAed(amountFils),
    why: "refund",
    until: new Date(startOfDubaiDay(refundExpectedBy(requestedAt))).toISOString(),
  };
}
