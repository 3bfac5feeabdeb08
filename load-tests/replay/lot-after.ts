/** Reads the lots and journals after a run. */
import { checkJournal, webSha256, type WireJournalRow } from "@marsa/api-spec/journal-check";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { BidLine } from "../record/lines.ts";
import type { Finding } from "./finding.ts";

type Schemas = components["schemas"];

/** A lot after the run, as anybody may read it. */
export interface LotAfter {
  readonly live: Schemas["LotLive"];
  readonly journal: readonly WireJournalRow[];
}

/**
 * Reads a lot and its whole journal.
 * @param base The origin of the API.
 */
export async function readLotAfter(base: string, id: number): Promise<LotAfter> {
  const journal: WireJournalRow[] = [];
  let after: number | null = null;
  do {
    const query: string = after === null ? "" : `&after=${after}`;
    const page = await dataOf<Schemas["Journal"]>(`${base}/api/auction/journal/${id}?limit=1000${query}`);
    journal.push(...page.items);
    after = page.next;
  } while (after !== null);
  const { live } = await dataOf<Schemas["LotPublic"]>(`${base}/api/auction/lot/${id}`);
  return { live, journal };
}

async function dataOf<const Data>(url: string): Promise<Data> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return ((await response.json()) as { data: Data }).data;
}

/** Checks the chain of a journal, and that it holds every receipt of these bids. */
export async function checkReceipts(
  lot: number,
  journal: readonly WireJournalRow[],
  accepted: readonly BidLine[],
): Promise<{ readonly findings: Finding[]; readonly standing: readonly BidLine[] }> {
  const where = `lot ${lot}`;
  const findings: Finding[] = [];
  const chain = await checkJournal(lot, journal, webSha256);
  if (!chain.ok) {
    const text = `Row ${chain.seq} of the journal breaks its chain (${chain.reason})`;
    findings.push({ kind: "broken_journal", where, seq: chain.seq, at: null, text, evidence: [chain] });
  }
  const rows = new Map(journal.map((row) => [row.seq ?? row.hash, row]));
  const lastSeq = Math.max(0, ...journal.map(({ seq }) => seq ?? 0));
  const standing = accepted.filter((bid) => {
    const why = whyLost(bid, rows, lastSeq);
    if (why === null) return true;
    findings.push({
      kind: "lost_bid",
      where,
      seq: bid.reply?.seq ?? null,
      at: bid.doneAt,
      text: `${bid.price} AED (${bid.mode}) of user ${bid.who} was acknowledged, but ${why}`,
      evidence: [bid, { row: rows.get(bid.reply?.receipt.seq ?? -1) ?? null }],
    });
    return false;
  });
  return { findings, standing };
}

/** The row of a maximum has only its hash here, and none until the next public row. */
function whyLost(
  { reply }: BidLine,
  rows: ReadonlyMap<number | string, WireJournalRow>,
  lastSeq: number,
): string | null {
  if (!reply) return "has no reply";
  const { seq, hash, kind, amount, salt } = reply.receipt;
  const row = rows.get(seq) ?? rows.get(hash);
  if (!row && salt !== null && seq > lastSeq) return null;
  if (!row) return `the journal has no row ${seq}`;
  if (row.hash !== hash) return `row ${seq} of the journal is another one`;
  const said = row.opened?.content ?? row.told;
  if (said && (said.kind !== kind || said.amount !== amount)) return `row ${seq} says something else`;
  return null;
}
