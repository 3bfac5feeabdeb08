import type { LogLine } from "#/realtime/lanes/lanes-store.ts";

type LotLine = Extract<LogLine, { of: "lot" }>;

/**
 * Returns a note for two bids of the same amount on one lot, by the key of each line: the first one leads. Prices rise
 * with every bid, so two equal ones in a row are such a pair.
 */
export function tiesIn(log: readonly LogLine[]): ReadonlyMap<string, string> {
  const bids = new Map<string, LotLine>();
  for (const line of log) {
    if (line.of === "lot" && isBid(line)) bids.set(placeOf(line.lotId, line.row.seq), line);
  }
  const words = new Map<string, string>();
  for (const line of bids.values()) {
    const before = bids.get(placeOf(line.lotId, line.row.seq - 1));
    if (!before || !line.row.auto) continue;
    const isTie = before.row.amount === line.row.amount && before.row.mark !== line.row.mark;
    if (!isTie) continue;
    words.set(before.key, `Accepted. ${line.row.mark ?? "Another"}’s maximum was first`);
    words.set(line.key, "Leads at the same amount: its maximum was first");
  }
  return words;
}

function isBid({ row }: LotLine): boolean {
  return (row.kind === "bid" || row.kind === "automatic_bid") && row.amount !== null;
}

const placeOf = (lotId: number, seq: number) => `${lotId} ${seq}`;
