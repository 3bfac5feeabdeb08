import { listSearch, readListAddress, type ListAddress } from "#/components/list/use-list-address.ts";

export const SETTLEMENT_STATES = [
  "due",
  "waiting",
  "paid",
  "handed_over",
  "defaulted",
  "released",
  "forfeited",
  "all",
] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/** The address of settlements: `/clients?tab=settlements&state=paid&q=saleh&lot=417`, `&handover=true`. */
export interface SettlementsAddress extends ListAddress<SettlementState> {
  /** The open settlement. */
  readonly lot?: number;
  /** Its buyer, of several in turn. */
  readonly buyer?: number;
  /** Whether the handover by code is open. */
  readonly handover?: true;
}

/**
 * Reads the address.
 * @returns null for an invalid value: the page does not exist
 */
export function readSettlementsAddress(raw: Readonly<Record<string, unknown>>): SettlementsAddress | null {
  const list = readListAddress(raw, SETTLEMENT_STATES);
  if (!list) return null;
  // The address holds words.
  const lot = raw["lot"] === undefined ? undefined : Number(raw["lot"]);
  const buyer = raw["buyer"] === undefined ? undefined : Number(raw["buyer"]);
  if (buyer !== undefined && !(Number.isSafeInteger(buyer) && buyer > 0)) return null;
  const isOpen = raw["handover"] !== undefined;
  if (lot !== undefined && !(Number.isSafeInteger(lot) && lot > 0)) return null;
  if (isOpen && String(raw["handover"]) !== "true") return null;
  return {
    ...list,
    ...(lot !== undefined && { lot }),
    ...(buyer !== undefined && { buyer }),
    ...(isOpen && { handover: true }),
  };
}

/** Returns the code that a scanned picture has behind the `#` of its address; "" for anything else. */
export function scannedCode(hash: string): string {
  return /^#(\d{6})$/.exec(hash)?.[1] ?? "";
}

/** The address for a link. */
export function settlementsSearch({ lot, buyer, handover, ...list }: SettlementsAddress): { tab: string } {
  const search = { ...listSearch("settlements", list, SETTLEMENT_STATES[0]), lot, buyer, handover };
  return search;
}
