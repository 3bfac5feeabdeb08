import type { LogLine } from "#/realtime/lanes/lanes-store.ts";

/** The messages on air, newest first. */
export function messagesOf(
  log: readonly LogLine[],
): { readonly key: string; readonly at: string; readonly text: string }[] {
  return log.flatMap((line) =>
    line.of === "lane" && line.row.kind === "message" && line.row.text !== null
      ? [{ key: line.key, at: line.at, text: line.row.text }]
      : [],
  );
}

/** The reasons why lots were taken out of the run, by id, as far as the log goes back. */
export function reasonsOf(log: readonly LogLine[]): ReadonlyMap<number, string> {
  const reasons = new Map<number, string>();
  for (const line of log.toReversed()) {
    if (line.of !== "lane" || line.row.kind !== "disabled" || line.row.id_auction === null) continue;
    if (line.row.text !== null) reasons.set(line.row.id_auction, line.row.text);
  }
  return reasons;
}

/** Server ms: when the lot opened, and its newest bid; null: none, or older than the log. `log`: newest first. */
export function momentsOf(
  log: readonly LogLine[],
  lotId: number | null,
): { readonly opened: number | null; readonly bid: number | null } {
  const bid = log.find((line) => line.of === "lot" && line.lotId === lotId && line.row.kind === "bid");
  const opened = log.find(
    (line) => line.of === "lane" && line.row.kind === "lot_opened" && line.row.id_auction === lotId,
  );
  return { opened: opened ? Date.parse(opened.at) : null, bid: bid ? Date.parse(bid.at) : null };
}

/** The person who gave the reason of the last pause; undefined: it came by itself. `log`: newest first. */
export function pausedBy(log: readonly LogLine[]): "operator" | "staff" | undefined {
  const last = log.find((line) => line.of === "lane" && line.row.kind === "paused");
  return last?.of === "lane" ? last.row.by : undefined;
}
