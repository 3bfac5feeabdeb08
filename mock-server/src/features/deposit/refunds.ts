/** GET /auth/balance/refund/list, POST /auth/balance/refund/apply: refunds from the deposit. */
import { accountErrors } from "@marsa/api-spec/text/bank-account";
import { nameProblem, plainName } from "@marsa/api-spec/text/names";
import { aedToFils, filsToAed, isWholeFils } from "@marsa/api-spec/money";
import { fieldRules, type FieldError } from "@marsa/api-spec/rules";
import { instant } from "@marsa/api-spec/dates";
import { availableFils } from "../../tables/money/post-ledger.ts";
import { requestRefund } from "../../tables/money/refunds.ts";
import type { Database } from "../../store/store.ts";
import { notify } from "../../tables/notices/notify.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { maskIban, payableFrom } from "../../domain/deposit/top-up.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type BodyOf, type Handler } from "../../http/handler.ts";
import { presentAccount, presentRefund } from "../../http/present/present-money.ts";
import type { AccountRow } from "../../tables/people/refund-accounts.ts";
import { accountById, accountsOf, refundById, refundsOf, savedAccount } from "./repository-refunds.ts";

type Asked = BodyOf<"applyRefund">;

export const listRefunds: Handler<"listRefunds"> = async ({ user }, { store }) => {
  const { refunds, accounts } = await store.read(async (db) => ({
    refunds: await refundsOf(db, user.id),
    accounts: await accountsOf(db, user.id),
  }));
  return ok({
    refunds: refunds.map(({ refund, account }) => presentRefund(refund, account)),
    accounts: accounts.map(presentAccount),
  });
};

const BANKING = ["recipient", "iban", "bank", "swift"] as const;
const ACCOUNT_LABELS = {
  recipient: "Recipient name",
  iban: "IBAN",
  bank: "Bank name",
  swift: "SWIFT/BIC",
} as const;

/** Reserves the amount of a refund until the staff pay or decline it. The person confirms who they are first. */
export const applyRefund: Handler<"applyRefund"> = async (request, context) => {
  const { store, clock } = context;
  const { body, user, headers } = request;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const errors = fieldErrors(body);
  if (errors.length > 0) return refuse("VALIDATION", { errors });
  const at = clock.now();
  const amountFils = aedToFils(body.amount);
  const { id, recipient = "", iban = "", bank = "", swift = "" } = body;
  const key = commandKey("applyRefund", request, [id, amountFils, recipient, iban, bank, swift]);

  const outcome = await writeIdempotent(store, key, at, async (db, notifyUser): Promise<Applied> => {
    const available = await availableFils(db, user.id);
    if (amountFils > available) return { ok: false, code: "VALIDATION", details: { available } };
    const found = await accountFor(db, user.id, body, at);
    if (!found) return { ok: false, code: "VALIDATION", details: { id } };
    const { account, isNew } = found;
    const row = { userId: user.id, accountId: account.id, amountFils, requestedAt: at };
    const refundId = await requestRefund(db, row, "Refund asked for");
    notifyUser(user.id, "balance");
    if (isNew) {
      const text = newAccountText(account);
      // An account notice: nobody can switch it off.
      await notify(db, notifyUser, {
        userId: user.id,
        kind: "account",
        text,
        at,
        lotId: null,
        link: "/deposit",
      });
    }
    return { ok: true, reply: refundId };
  });
  if (outcome.ok) {
    const made = await store.read((db) => refundById(db, user.id, outcome.reply));
    return made ? ok(presentRefund(made.refund, made.account)) : refuse("KEY_REUSED");
  }
  if (outcome.code === "KEY_REUSED") return refuse("KEY_REUSED");
  const { available } = outcome.details;
  const error =
    typeof available === "number"
      ? { field: "amount", message: fieldRules.maximum(filsToAed(available)) }
      : { field: "id", message: fieldRules.valid("Account") };
  return refuse("VALIDATION", { errors: [error] });
};

/** Stored is only the id of the refund: its account is encrypted where it stands. */
type Applied = { readonly ok: true; readonly reply: number } | Refused<"VALIDATION">;

function fieldErrors(asked: Asked): FieldError[] {
  const errors: FieldError[] = [];
  if (!isWholeFils(asked.amount)) errors.push({ field: "amount", message: fieldRules.valid("Amount") });
  if (asked.id !== 0) return errors;
  for (const field of BANKING) {
    const text = asked[field] ?? "";
    const isName = field === "recipient" || field === "bank";
    const message = isName
      ? nameProblem(text, ACCOUNT_LABELS[field])
      : text === ""
        ? fieldRules.required(ACCOUNT_LABELS[field])
        : null;
    if (message !== null) errors.push({ field, message });
  }
  const isMissing = (field: string) => errors.some((error) => error.field === field);
  const wrong = accountErrors(asked.iban ?? "", asked.swift ?? "");
  return [...errors, ...wrong.filter(({ field }) => !isMissing(field))];
}

type FoundAccount = Awaited<ReturnType<typeof savedAccount>>;

/** Tells the person in time to stop a payout to a stranger's account. */
function newAccountText({ iban, createdAt }: AccountRow): string {
  return `The account ${maskIban(iban)} was added for refunds. It takes payouts from ${instant(payableFrom(createdAt))}. If it wasn't you, change your password and call us before then.`;
}

/** Returns a saved account of this person, or the new one in the request. */
async function accountFor(
  db: Database,
  userId: number,
  asked: Asked,
  at: number,
): Promise<FoundAccount | null> {
  const { id, recipient = "", iban = "", bank = "", swift = "" } = asked;
  if (id !== 0) {
    const account = await accountById(db, userId, id);
    return account && { account, isNew: false };
  }
  const row = { recipient: plainName(recipient), iban, bank: plainName(bank), swift };
  return await savedAccount(db, { ...row, userId, createdAt: at });
}
