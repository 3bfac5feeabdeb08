/** Refuses a field of a decision about money inside its write. */
import { fieldRules } from "@marsa/api-spec/rules";
import type { Refused } from "../../domain/lot/decision.ts";
import { isValueDate } from "../../domain/deposit/top-up.ts";
import { refuse, type Code, type Refusal } from "../../http/handler.ts";

/** Returns the refusal of a field, which a write can store. */
export function fieldFault(field: string, message: string): Refused<"VALIDATION"> {
  return { ok: false, code: "VALIDATION", details: { field, message } };
}

/** Returns the fault of a day that is too far away for a transfer; null for any other day. */
export function valueDateFault(day: string, now: number): Refused<"VALIDATION"> | null {
  return isValueDate(day, now) ? null : fieldFault("value_date", fieldRules.valid("Value date"));
}

/** Returns the refusal of a write, with its field error in the shape of the contract. */
export function refusalOf<C extends Code>(refused: Refused<C>): Refused<C> | Refusal<"VALIDATION"> {
  if (refused.code !== "VALIDATION") return refused;
  const { field, message } = refused.details;
  return refuse("VALIDATION", { errors: [{ field: String(field), message: String(message) }] });
}
