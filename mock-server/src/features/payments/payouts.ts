/** POST /backoffice/papers/payouts/{list,run}: the sums due to sellers, and their payouts with a statement each. */
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { filsToAed } from "@marsa/api-spec/money";
import { maskIban } from "../../domain/deposit/top-up.ts";
import { needsSignature } from "../../domain/people/two-people.ts";
import type { House } from "../../domain/papers/paper.ts";
import { paidOutFils, type StatementFacts } from "../../domain/papers/statement.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { decodePlace, encodePlace, invalidAfter } from "../../http/page-cursor.ts";
import { presentAccount } from "../../http/present/present-money.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { findHouse } from "../../tables/money/papers.ts";
import { requestRefund } from "../../tables/money/refunds.ts";
import { duePage, issueStatement, payoutAccounts } from "../../tables/money/statements.ts";
import { notify } from "../../tables/notices/notify.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import type { AccountRow } from "../../tables/people/refund-accounts.ts";
import { partyRefusal } from "../../tables/people/signatures.ts";
import { factsNow } from "../papers/public.ts";
import { fieldFault, refusalOf } from "./field-fault.ts";
import { askToSign } from "./refunds.ts";
import { refundById } from "./repository.ts";

export const listPayouts: Handler<"listPayouts"> = async ({ body }, { store, clock }) => {
  const { q = "", limit, after: from } = body;
  const [since, userId] = (from === undefined ? null : decodePlace(from, 2)) ?? [];
  if (from !== undefined && (typeof since !== "number" || typeof userId !== "number")) return invalidAfter();
  const after = typeof since === "number" && typeof userId === "number" ? { since, userId } : null;
  const { rows, total, sumFils, accounts, house } = await store.read(async (db) => {
    const page = await duePage(db, { q, after, limit });
    const ids = page.rows.map((row) => row.userId);
    return { ...page, accounts: await payoutAccounts(db, ids), house: await findHouse(db) };
  });
  const last = rows.at(-1);
  return ok({
    items: rows.map((row) => {
      const account = accounts.get(row.userId);
      return {
        id_user: row.userId,
        seller: row.seller,
        lots: row.lots,
        due: filsToAed(row.dueFils),
        since: new Date(row.since).toISOString(),
        account: account ? presentAccount(account) : null,
        hindrance: house === null ? "no_house" : account ? null : "no_account",
      };
    }),
    sum: filsToAed(sumFils),
    total,
    next: last && rows.length === limit ? encodePlace([last.since, last.userId]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

type Run = Schema<"PayoutRun">;
type Ran =
  | { readonly ok: true; readonly reply: Run }
  | Refused<"STALE" | "VALIDATION" | "SECOND_PERSON_REQUIRED">;

/** A payout is a refund of the sum due: bank file, signature, decision and decline are those of refunds. */
export const runPayouts: Handler<"runPayouts"> = async (request, context) => {
  const { body, user, headers, address } = request;
  const { store, clock, terms, env } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const by = { at: clock.now(), userId: user.id, address, singleStaff: env.singleStaff };
  const key = commandKey("runPayouts", request, body.ids);
  const outcome = await writeIdempotent(store, key, by.at, async (db, notifyUser): Promise<Ran> => {
    const wanted = await wantedOf(db, body.ids, user.id, terms);
    if (!wanted.ok) return wanted;
    const payouts: Run["payouts"] = [];
    for (const one of wanted.payouts) payouts.push(await payOut(db, notifyUser, one, by));
    return { ok: true, reply: { payouts } };
  });
  return outcome.ok ? ok(outcome.reply) : refusalOf(outcome);
};

interface Payout {
  readonly sellerId: number;
  readonly facts: StatementFacts;
  readonly house: House;
  readonly account: AccountRow;
  readonly amountFils: number;
}

/** Returns the payouts of these sellers, or why one of them cannot be made. */
async function wantedOf(db: Database, ids: readonly number[], staffId: number, terms: AuctionTerms) {
  const party = await partyRefusal(db, staffId, ids);
  if (party) return party;
  const house = await findHouse(db);
  if (!house) return fieldFault("ids", "Set up the house details first: statements name the house");
  const accounts = await payoutAccounts(db, ids);
  const payouts: Payout[] = [];
  for (const sellerId of ids) {
    const facts = await factsNow(db, sellerId, terms);
    const amountFils = paidOutFils(facts);
    if (amountFils <= 0) return { ok: false, code: "STALE", details: {} } as const;
    const account = accounts.get(sellerId);
    if (!account) return fieldFault("ids", `${facts.seller.name} has no bank account. Ask them to add one`);
    payouts.push({ sellerId, facts, house, account, amountFils });
  }
  return { ok: true, payouts } as const;
}

interface By {
  readonly at: number;
  readonly userId: number;
  readonly address: string;
  readonly singleStaff: boolean;
}

async function payOut(
  db: Database,
  notifyUser: NotifyUser,
  { sellerId, facts, house, account, amountFils }: Payout,
  { singleStaff, ...by }: By,
): Promise<Run["payouts"][number]> {
  const { at } = by;
  const { id, number } = await issueStatement(db, { userId: sellerId, issuedAt: at, facts, house });
  const asked = { userId: sellerId, accountId: account.id, amountFils, requestedAt: at, statementId: id };
  const refundId = await requestRefund(db, asked, `Payout ${number}`);
  const amount = `AED ${moneyOfFils(amountFils)}`;
  const audited = { ...by, reason: null, aboutId: sellerId };
  await addToAudit(db, {
    ...audited,
    act: "payout.run",
    subject: `${number}, ${facts.seller.name}, ${amount}`,
  });
  notifyUser(sellerId, "balance");
  await notify(db, notifyUser, {
    userId: sellerId,
    kind: "money",
    text: `${amount} of your sales is being paid out to ${maskIban(account.iban)}: statement ${number}.`,
    at,
    lotId: null,
    link: "/deposit",
  });
  const row = (await refundById(db, refundId))!;
  const isLarge = needsSignature("refund", amountFils);
  // The seller was checked before the first write: nothing can be refused here.
  if (isLarge) await askToSign(db, row, { ...by, reason: `Payout ${number}` }, singleStaff);
  const signed = isLarge && (await refundById(db, refundId))!.signed === null;
  return {
    id_user: sellerId,
    id_statement: id,
    number,
    amount: filsToAed(amountFils),
    to_be_signed: signed,
  };
}
