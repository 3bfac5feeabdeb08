import { checkJournal, checkReceipt, webSha256, type WireJournalRow } from "@marsa/api-spec/journal-check";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import type { Receipt } from "#/lib/session/receipts.ts";
import { reply } from "@marsa/api-spec/client";
import { brokenWords, goodHistory, goodReceipt, noCrypto, type Verdict } from "./verdict.ts";

/** Fetches the whole journal of a lot and recomputes it here; with a receipt, looks for its row too. */
export async function check(lotId: number, receipt: Receipt | null): Promise<Verdict> {
  if (typeof crypto === "undefined" || !("subtle" in crypto)) return noCrypto;
  const items = await wholeJournal(lotId);
  if (receipt === null) {
    const journal = await checkJournal(lotId, items, webSha256);
    return journal.ok ? goodHistory(journal) : brokenWords({ reason: "journal", journal });
  }
  const checked = await checkReceipt(receipt, items, webSha256);
  return checked.ok ? goodReceipt(receipt, checked) : brokenWords(checked);
}

async function wholeJournal(lotId: number): Promise<WireJournalRow[]> {
  const items: WireJournalRow[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: Schema<"Journal"> = await pageAfter(lotId, after);
    items.push(...page.items);
    after = page.next;
  }
  return items;
}

function pageAfter(lotId: number, after: number): Promise<Schema<"Journal">> {
  const query = after === 0 ? { limit: 1000 } : { limit: 1000, after };
  return reply(api.GET("/auction/journal/{id}", { params: { path: { id: lotId }, query } }));
}
