import { readWords } from "#/lib/read-words.ts";

export const KINDS = ["vehicle", "apartment"] as const;
export type Kind = (typeof KINDS)[number];

/** The address's parameters: `/clients?tab=moderation&kind=vehicle&lot=12`. */
export interface ModerationAddress {
  readonly kind?: Kind;
  readonly q?: string;
  /** The lot that is open. */
  readonly lot?: number;
}

/** Reads the search parameters of the page; null where one is wrong, since such a page does not exist. */
export function readModerationAddress(raw: Readonly<Record<string, unknown>>): ModerationAddress | null {
  const kind = KINDS.find((each) => each === raw["kind"]);
  if (raw["kind"] !== undefined && !kind) return null;
  const lot = raw["lot"] === undefined ? undefined : Number(raw["lot"]);
  if (lot !== undefined && !(Number.isSafeInteger(lot) && lot > 0)) return null;
  const q = readWords(raw["q"]);
  return { ...(kind && { kind }), ...(q !== "" && { q }), ...(lot !== undefined && { lot }) };
}

/** As a link wants it. */
export function moderationSearch(address: ModerationAddress): { tab: string } {
  return { tab: "moderation", ...address };
}
