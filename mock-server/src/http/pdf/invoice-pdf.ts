/** Serves invoices as PDFs. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import type { Context } from "../context.ts";
import { filesOf, linkFiles } from "../../tables/people/files.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import { house } from "../../domain/house.ts";
import { invoiceNumber } from "../../domain/deposit/top-up.ts";
import { makePdf } from "./pdf.ts";
import type { InvoiceRow } from "../present/present-money.ts";

/**
 * Returns the address of an invoice's PDF, valid for five minutes. The PDF is created on first request. Null: not
 * ready yet.
 */
export async function invoicePdfUrl(
  row: InvoiceRow,
  { store, files }: Pick<Context, "store" | "files">,
  now: number,
): Promise<string | null> {
  if (row.readyAt > now) return null;
  const owner = `invoice:${row.id}` as const;
  const [stored] = await store.read((db) => filesOf(db, owner));
  if (stored) return files.urlOf(stored);
  const number = invoiceNumber(row.id, row.requestedAt);
  const bytes = await makePdf({
    title: `Invoice ${number}`,
    facts: [
      ["For", await store.read((db) => nameOfUser(db, row.userId))],
      ["Amount", `AED ${ledgerOfFils(row.amountFils)}`],
      ["Date", dubaiDate(row.requestedAt)],
      [
        "Pay to",
        `${house.name}, ${house.iban.replaceAll(/(.{4})(?=.)/g, "$1 ")}, ${house.bank}, ${house.swift}`,
      ],
      ["Reference", number],
    ],
    paragraphs: [
      "This invoice tops up your deposit. Please name its number in your transfer: without it we cannot tell whose the money is.",
      "The amount is in your deposit within 3 business days of its arrival. No fee is charged for a transfer.",
    ],
  });
  const upload = {
    userId: row.userId,
    kind: "document",
    name: `${number}.pdf`,
    content: bytes,
    at: now,
  } as const;
  const made = await files.keep(upload);
  if (!made.ok) throw new Error(`An invoice was not kept: ${made.code}`);
  await store.write((db) => linkFiles(db, row.userId, [made.file.id], owner));
  return files.urlOf(made.file);
}
