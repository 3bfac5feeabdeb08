/** Decides whether a lot may be handed over now, and what the staff check. */
import { dubaiDate } from "@marsa/api-spec/dates";
import type { LotKind } from "../lot/lot.ts";
import type { SettlementState } from "./settlement.ts";

/** Why a lot cannot be handed over by its pickup code. */
export type HandoverBlock = "not_today" | "not_paid" | "handed_over";

/**
 * Returns the reason against a handover at `now` (ms); null: it may be handed over.
 * @param startsAt start of the appointment, ms. The whole day in Dubai counts: buyers come early and late.
 */
export function handoverBlock(
  { state }: { readonly state: SettlementState },
  startsAt: number,
  now: number,
): HandoverBlock | null {
  if (state === "handed_over") return "handed_over";
  if (state !== "paid") return "not_paid";
  return dubaiDate(startsAt) === dubaiDate(now) ? null : "not_today";
}

/** A buyer at the gate. */
interface Collector {
  readonly name: string;
  readonly form: "individual" | "company" | null;
  readonly kind: LotKind;
}

/** Returns the checks before a handover, as sentences. */
export function handoverChecks({ name, form, kind }: Collector): string[] {
  const identity =
    form === "company"
      ? `Trade licence of ${name}, and a letter that names the person who came`
      : `Emirates ID or passport of ${name}, or a copy if somebody else came with the code`;
  const given =
    kind === "vehicle" ? "Both keys and the registration card are here" : "Keys and access cards are here";
  return [identity, "The person signed the sale sheet", given];
}
