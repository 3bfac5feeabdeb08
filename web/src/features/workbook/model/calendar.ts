import { dubaiDate, toMs } from "@marsa/api-spec/dates";
import { waitsForLane } from "#/lib/format/result-words.ts";
import type { LotCard, MyCard, SaleCard } from "./queries.ts";

/** One of the reader's entries for today. `at`: server ms. */
export interface Entry {
  readonly at: number;
  readonly what: "opens" | "ends" | "decide" | "pay" | "answer";
  readonly id: number;
  readonly title: string;
}

interface Lots {
  readonly lots: readonly LotCard[];
  /** With an offer of their seller to answer. */
  readonly offers: readonly MyCard[];
  readonly won: readonly MyCard[];
  readonly decisions: readonly SaleCard[];
}

/** Returns the entries still to come today in Dubai, by time. `now`: server ms. */
export function today({ lots, offers, won, decisions }: Lots, now: number): Entry[] {
  const entries: Entry[] = [
    ...lots
      .filter(({ live }) => !waitsForLane(live))
      .flatMap(({ id_auction: id, title, live }): Entry[] => [
        { at: toMs(live.opens), what: "opens", id, title },
        // A lot in a lane has no end of its own.
        ...(live.status === "active" ? [{ at: toMs(live.end), what: "ends" as const, id, title }] : []),
      ]),
    ...offers.flatMap(({ lot, offer }): Entry[] =>
      offer === null ? [] : [{ at: toMs(offer.until), what: "answer", id: lot.id_auction, title: lot.title }],
    ),
    ...won.flatMap(({ lot, settlement }): Entry[] =>
      settlement?.state === "due"
        ? [{ at: toMs(settlement.due), what: "pay", id: lot.id_auction, title: lot.title }]
        : [],
    ),
    ...decisions.flatMap(({ lot, decision_until: until }): Entry[] =>
      until === null ? [] : [{ at: toMs(until), what: "decide", id: lot.id_auction, title: lot.title }],
    ),
  ];
  const day = dubaiDate(now);
  return entries
    .filter(({ at }) => at >= now && dubaiDate(at) === day)
    .toSorted((a, b) => a.at - b.at || a.id - b.id);
}
