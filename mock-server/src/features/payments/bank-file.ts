/** POST /backoffice/refunds/bank-file: a file of refunds for the bank. */
import { hash } from "node:crypto";
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { filsToAed } from "@marsa/api-spec/money";
import { addToAudit } from "../../tables/people/audit.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { painOf } from "../../domain/bank/pain.ts";
import { payoutCsvOf } from "../../domain/bank/payout-csv.ts";
import { totalFils, type PayoutFile } from "../../domain/bank/payout.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { payableFrom, refundNumber } from "../../domain/deposit/top-up.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { partyRefusal } from "../../tables/people/signatures.ts";
import { fieldFault, refusalOf } from "./field-fault.ts";
import { bankName, hindranceOf } from "./hindrance.ts";
import {
  bankFileById,
  insertBankFile,
  refundsByIds,
  type BankFileRow,
  type RefundWithClient,
} from "./repository.ts";

type Made =
  | { readonly ok: true; readonly reply: number }
  | Refused<"NOT_FOUND" | "STALE" | "PAYOUT_WAITS" | "VALIDATION" | "SECOND_PERSON_REQUIRED">;

/** Stored is only the file's number: its content has whole IBANs, and follows from its refunds. */
export const makeBankFile: Handler<"makeBankFile"> = async (request, context) => {
  const { body, user, headers, address } = request;
  const { store, clock } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const at = clock.now();
  const { ids, format } = body;
  const key = commandKey("makeBankFile", request, [format, ...ids]);
  const outcome = await writeIdempotent(store, key, at, async (db): Promise<Made> => {
    const rows = await refundsByIds(db, ids);
    const clients = rows.map(({ refund }) => refund.userId);
    const party = await partyRefusal(db, user.id, clients);
    if (party) return party;
    const refused = rows.length < ids.length ? refusedWith("NOT_FOUND") : faultOf(rows, at);
    if (refused) return refused;
    const file = await insertBankFile(db, { format, madeAt: at, madeBy: user.id }, ids);
    const { content, payouts } = written(file, rows);
    const refunds = payouts.length === 1 ? "1 refund" : `${payouts.length} refunds`;
    const subject = `Bank file ${file.id}, ${format}, ${refunds}, AED ${moneyOfFils(totalFils(payouts))}`;
    const reason = `SHA-256 ${hash("sha256", content, "hex")}`;
    await addToAudit(db, { at, userId: user.id, act: "refund.file", subject, reason, address });
    return { ok: true, reply: file.id };
  });
  if (!outcome.ok) return refusalOf(outcome);
  const made = await store.read((db) => bankFileById(db, outcome.reply));
  return made ? ok(presentFile(made.file, made.rows)) : refuse("NOT_FOUND");
};

const refusedWith = <Code extends string>(
  code: Code,
  details: Refused<Code>["details"] = {},
): Refused<Code> => ({
  ok: false,
  code,
  details,
});

const SENTENCES = {
  contact_changed: "goes to an account added near a change of contact. Ask the client, and pay it by hand",
  other_name: "goes to another name. Pay it by hand",
  wrong_account: "has a wrong IBAN or BIC. Decline it, so that the client can correct it",
  unsigned: "needs a second signature first",
  letters: "has letters in the name that banks do not take. Pay it by hand",
} as const;

/** Returns why these refunds cannot be in one file; null: they can. */
function faultOf(rows: readonly RefundWithClient[], at: number) {
  const found = rows.map((row) => ({ row, why: hindranceOf(row, at) }));
  if (found.some(({ row, why }) => row.refund.status !== "requested" || why === "in_file"))
    return refusedWith("STALE");
  const last = Math.max(...rows.map(({ account }) => payableFrom(account.createdAt)));
  if (found.some(({ why }) => why === "new_account"))
    return refusedWith("PAYOUT_WAITS", { until: new Date(last).toISOString() });
  for (const { row, why } of found) {
    if (why === null || why === "new_account" || why === "in_file") continue;
    const number = refundNumber(row.refund.id, row.refund.requestedAt);
    return fieldFault("ids", `${number} ${SENTENCES[why]}`);
  }
  return null;
}

function written({ id, format, madeAt }: BankFileRow, rows: readonly RefundWithClient[]) {
  const payouts = rows.map((row) => ({
    what: row.refund.statementId === null ? "Refund" : "Proceeds of sales",
    reference: refundNumber(row.refund.id, row.refund.requestedAt),
    amountFils: row.refund.amountFils,
    name: bankName(row) ?? "",
    iban: row.account.iban,
    swift: row.account.swift,
  }));
  const file: PayoutFile = { number: id, madeAt, payouts };
  return { payouts, content: format === "csv" ? payoutCsvOf(file) : painOf(file) };
}

function presentFile(file: BankFileRow, rows: readonly RefundWithClient[]): Schema<"BankFile"> {
  const { payouts, content } = written(file, rows);
  const isCsv = file.format === "csv";
  return {
    number: file.id,
    name: `marsa-bank-file-${file.id}.${isCsv ? "csv" : "xml"}`,
    type: isCsv ? "text/csv" : "application/xml",
    content,
    refunds: payouts.length,
    total: filsToAed(totalFils(payouts)),
  };
}
