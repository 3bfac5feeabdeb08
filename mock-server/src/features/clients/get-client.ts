/** Shows one client to the staff. */
import { filsToAed } from "@marsa/api-spec/money";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { presentAct } from "../../http/present/present-act.ts";
import { presentClient } from "./presenter.ts";
import { findPerson } from "./repository.ts";
import { recordReading } from "../../tables/people/record-reading.ts";
import { samePeople } from "../../tables/people/marks.ts";
import { actsOf } from "./repository-audit.ts";
import { agreedFee } from "../../tables/money/papers.ts";
import { moneyMoved } from "../../tables/money/ledger-chain.ts";
import { countLots, lotsBidOn, lotsLed, lotsSold, type LotOfClient } from "./repository-client.ts";

/** Most rows of each list; the counts include the rest. */
const MOST_ROWS = 50;

/** GET /backoffice/clients/user/{id}: the details of one person. Who reads them is a row of the audit. */
export const getClient: Handler<"getClient"> = async ({ params, user, address }, { store, clock }) => {
  const { id } = params;
  await recordReading(store, { at: clock.now(), userId: user.id, aboutId: id, address });
  const found = await store.read(async (db) => {
    const profiles = await findPerson(db, id);
    if (!profiles[0]) return null;
    const acts = await actsOf(db, { filter: { about: id, changes: true }, before: null, limit: MOST_ROWS });
    return {
      first: profiles[0],
      profiles,
      acts,
      leading: await lotsLed(db, id),
      fee: await agreedFee(db, id),
      operations: await moneyMoved(db, id, MOST_ROWS),
      lots: await lotsSold(db, id, MOST_ROWS),
      bids: await lotsBidOn(db, id, MOST_ROWS),
      counts: await countLots(db, id),
    };
  });
  if (!found) return refuse("NOT_FOUND");
  const same = await store.readInWorker(samePeople, id);
  const { first, profiles, acts, leading, fee, operations, lots, bids, counts } = found;
  return ok({
    profiles: profiles.map(presentClient),
    whatsapp: first.user.whatsapp,
    deposit: filsToAed(first.totalFils),
    leading,
    seller_fee: fee,
    operations: operations.map((row) => ({
      id_operation: row.operation,
      date: new Date(row.at).toISOString(),
      type: WIRE_TYPES[row.type],
      amount: filsToAed(row.amountFils),
      comment: row.comment,
    })),
    lots: lots.map(presentLot),
    bids: bids.map((lot) => ({ ...presentLot(lot), leads: lot.leaderId === id })),
    same: same.map(({ userId, ...other }) => ({ id_user: userId, ...other })),
    acts: acts.rows.map(presentAct),
    counts: { lots: counts.lots, bids: counts.bids, acts: acts.total },
  });
};

const WIRE_TYPES = {
  topup_card: "top_up_card",
  card_fee: "card_fee",
  topup_invoice: "top_up_invoice",
  payment: "payment",
  service: "service",
  refund: "refund",
  forfeit: "forfeit",
  proceeds: "proceeds",
  correction: "correction",
} as const satisfies Record<string, Schema<"OperationType">>;

function presentLot({ id, number, title, status, price, endsAt }: LotOfClient): Schema<"ClientLot"> {
  return {
    id_auction: id,
    number,
    title,
    status,
    price,
    end: endsAt === null ? null : new Date(endsAt).toISOString(),
  };
}
