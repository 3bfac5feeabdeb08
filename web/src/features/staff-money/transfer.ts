/** A transfer as the staff type it from the statement of the bank. */
import { ledger } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { dubaiDate } from "@marsa/api-spec/dates";
import { isWholeFils } from "@marsa/api-spec/money";
import { messages } from "#/lib/format/messages.ts";

export type Transfer = Schema<"Transfer">;

/** The fields as they are typed. */
export interface TypedTransfer {
  readonly amount: string;
  readonly value_date: string;
  readonly reference: string;
}

export type TransferErrors = Readonly<Partial<Record<keyof TypedTransfer, string>>>;

/** Returns the fields before anything is typed: the usual amount, today. `now` in ms. */
export function usualTransfer(aed: number, now: number): TypedTransfer {
  return { amount: ledger(aed), value_date: dubaiDate(now), reference: "" };
}

/** Shortest reference of a bank. */
const LEAST = 3;

/** Reads the fields: the transfer, or the error of each wrong field. */
export function readTransfer({ amount, value_date, reference }: TypedTransfer): {
  readonly transfer: Transfer;
  readonly errors: TransferErrors;
} {
  const aed = /^\d[\d,]*(\.\d{1,2})?$/.test(amount.trim()) ? Number(amount.replaceAll(",", "")) : Number.NaN;
  const isRight = aed > 0 && isWholeFils(aed);
  const words = reference.trim();
  const errors: TransferErrors = {
    ...(!isRight && { amount: messages.valid("Amount") }),
    ...(value_date === "" && { value_date: messages.required("Value date") }),
    ...(words.length < LEAST && { reference: messages.required("Bank reference") }),
  };
  return { transfer: { amount: aed, value_date, reference: words }, errors };
}
