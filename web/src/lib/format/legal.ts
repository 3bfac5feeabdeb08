import type { Schema } from "@marsa/api-spec/client-problem";
import { NetworkProblem } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import type { LegalPage } from "./legal-pages.ts";
import { money } from "@marsa/api-spec/amounts";
import { percent } from "./counts.ts";

/** A paragraph, a list, or a table with a head. Texts name values of the configuration: {{fee.rate}}. */
export type LegalBlock = string | { list: string[] } | { table: { head: string[]; rows: string[][] } };

export interface LegalSection {
  /** The anchor of the section in the page. */
  id: string;
  title: string;
  body: LegalBlock[];
}

export interface LegalDocument {
  /** The first day of this version, which a person agrees to: "2026-11-01". */
  version: string;
  title: string;
  lead: string;
  sections: LegalSection[];
}

/**
 * The text of a legal page, fresh while the page is open.
 * @throws NetworkProblem when it does not load
 */
export const legalQuery = (page: LegalPage) =>
  queryOptions({
    queryKey: ["legal", page],
    queryFn: async ({ signal }): Promise<LegalDocument> => {
      const response = await fetch(`/${page}/_payload.json`, { signal }).catch((error: unknown) => {
        throw signal.aborted ? error : new NetworkProblem("unreachable", error);
      });
      if (!response.ok || !response.headers.get("content-type")?.includes("json"))
        throw new NetworkProblem("unreadable");
      return (await response.json()) as LegalDocument;
    },
    staleTime: Infinity,
  });

/** The values of the configuration for legal texts, formatted: "2 %", "AED 500", "2 minutes". */
export function legalNumbers(config: Schema<"Config">): Record<string, string> {
  const { fee, vat, deposit, closing, limits } = config;
  return {
    "fee.rate": percent(fee.rate),
    "fee.min": `AED ${money(fee.min)}`,
    "fee.max": `AED ${money(fee.max)}`,
    "vat.rate": percent(vat.rate),
    "deposit.rate": percent(deposit.rate),
    "deposit.min_vehicle": `AED ${money(deposit.min_vehicle)}`,
    "deposit.min_apartment": `AED ${money(deposit.min_apartment)}`,
    "deposit.card_fee_rate": percent(deposit.card_fee_rate),
    "closing.vehicle": minutes(closing.window_vehicle_s),
    "closing.apartment": minutes(closing.window_apartment_s),
    "limits.photo_mb": `${limits.photo_mb} MB`,
    "limits.document_mb": `${limits.document_mb} MB`,
  };
}

/** Puts values into a text: "{{fee.rate}} of the bid" → "2 % of the bid". A value that is not known yet becomes "…". */
export function withNumbers(text: string, numbers: Record<string, string>): string {
  return text.replaceAll(/\{\{([a-z._]+)\}\}/g, (_, name: string) => numbers[name] ?? "…");
}

function minutes(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? "1 minute" : `${seconds / 60} minutes`;
}
