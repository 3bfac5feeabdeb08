import type { Schema } from "@marsa/api-spec/client-problem";
import { readWords } from "#/lib/read-words.ts";

/** The address of the audit: `/clients?tab=audit&act=profile.lock&from=2026-11-01`. */
export interface AuditAddress {
  readonly q?: string;
  /** One kind of act, or a whole group: "profile". */
  readonly act?: string;
  /** Days in Dubai, both included. */
  readonly from?: string;
  readonly to?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ACT = /^[a-z]{1,20}(\.[a-z]{1,20})?$/;

/** Reads the address; null for an invalid value: the page does not exist. */
export function readAuditAddress(raw: Readonly<Record<string, unknown>>): AuditAddress | null {
  const { q, act, from, to } = raw;
  if (!fits(act, ACT) || !fits(from, DAY) || !fits(to, DAY)) return null;
  const words = readWords(q);
  return {
    ...(words !== "" && { q: words }),
    ...(typeof act === "string" && { act }),
    ...(typeof from === "string" && { from }),
    ...(typeof to === "string" && { to }),
  };
}

function fits(value: unknown, pattern: RegExp): boolean {
  return value === undefined || (typeof value === "string" && pattern.test(value));
}

/** The address for a link. */
export function auditSearch(address: AuditAddress): { tab: string } {
  return { tab: "audit", ...address };
}

/** The filter of the calls. */
export function auditQueryOf({
  q,
  act,
  from,
  to,
}: AuditAddress): Pick<Schema<"AuditQuery">, "q" | "state" | "days"> {
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return {
    ...(q !== undefined && { q }),
    ...(act !== undefined && { state: act }),
    ...((from !== undefined || to !== undefined) && { days }),
  };
}
