import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";

/** A column of the histogram: prices from `from` to below `to`, AED; null: without an upper end. */
export interface PriceColumn {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
  /** "14 lots from 50,000 to 75,000". */
  readonly words: string;
}

/** The lower ends of the server's price bands, AED. */
const BANDS = [
  0, 10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000, 700_000, 1_000_000,
  1_500_000, 2_000_000, 3_000_000, 5_000_000,
];

/** So many columns of 24 px fit in the column of filters. */
const MOST = 8;

/** Returns the columns from the lowest price with lots to the highest, bands joined where they are many; none without lots. */
export function columnsOf(counts: readonly { value: string; count: number }[]): PriceColumn[] {
  const countOf = new Map(counts.map(({ value, count }) => [Number(value), count]));
  const used = BANDS.filter((from) => countOf.has(from));
  const first = BANDS.indexOf(used[0] ?? -1);
  const last = BANDS.indexOf(used.at(-1) ?? -1);
  const joined = Math.ceil((last - first + 1) / MOST);
  return BANDS.flatMap((from, at) => {
    if (first < 0 || at < first || at > last || (at - first) % joined > 0) return [];
    const to = BANDS[at + joined] ?? null;
    const count = BANDS.slice(at, at + joined).reduce((sum, band) => sum + (countOf.get(band) ?? 0), 0);
    const range = to === null ? `from ${money(from)}` : `from ${money(from)} to ${money(to)}`;
    return [{ from, to, count, words: `${counted(count, "lot")} ${range}` }];
  });
}

/** Whether prices of a column are among the chosen ones; without a choice all are. */
export function inBounds(from: number, to: number | null, bounds: { from?: number; to?: number }): boolean {
  return (bounds.to ?? Infinity) >= from && (bounds.from ?? 0) < (to ?? Infinity);
}
