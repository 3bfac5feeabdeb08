/** Places sales and the lot's own prices on one line. Values are AED, or AED per sqft. */

/** A price of the lot itself: "Now", "Minimum". */
export interface OwnPrice {
  readonly word: string;
  readonly value: number;
}

/** A place on the line, percent from its start; `level` counts the marks below it that it would touch. */
interface Dot {
  readonly value: number;
  readonly percent: number;
  readonly level: number;
}

/** Marks between the ends of the line. */
const MOST_TICKS = 4;
/** Dots that are nearer than this are stacked, percent. */
const TOUCHING = 3.2;
/** Own prices that are nearer than this share one flag, percent. */
const NEAREST = 14;
/** Within this share of the median a price is in line. */
const IN_LINE = 0.03;

/** Returns the line over the sales and the own prices: round ticks, stacked dots, flags. */
export function fairScale(sales: readonly number[], own: readonly OwnPrice[]) {
  const all = [...sales, ...own.map(({ value }) => value)];
  const step = roundStep((Math.max(...all) - Math.min(...all)) / MOST_TICKS);
  const from = Math.floor(Math.min(...all) / step) * step;
  const to = Math.max(Math.ceil(Math.max(...all) / step) * step, from + step);
  const place = (value: number) => ((value - from) / (to - from)) * 100;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  return { place, ticks, dots: stacked(sales, own, place), flags: flagsOf(own, place) };
}

/** 1, 2 or 5 with noughts, not below `least`. */
function roundStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((times) => times * unit).find((step) => step >= least)!;
}

function stacked(sales: readonly number[], own: readonly OwnPrice[], place: (value: number) => number) {
  const placed: Dot[] = own.map(({ value }) => ({ value, percent: place(value), level: 0 }));
  for (const value of sales.toSorted((a, b) => a - b)) {
    const percent = place(value);
    const near = placed.filter((dot) => Math.abs(dot.percent - percent) < TOUCHING);
    let level = 0;
    while (near.some((dot) => dot.level === level)) level += 1;
    placed.push({ value, percent, level });
  }
  return placed.slice(own.length);
}

function flagsOf(own: readonly OwnPrice[], place: (value: number) => number) {
  const flags: { word: string; percent: number }[] = [];
  for (const { word, value } of own.toSorted((a, b) => a.value - b.value)) {
    const percent = place(value);
    const last = flags.at(-1);
    if (last && percent - last.percent < NEAREST) last.word = `${last.word}, ${word.toLowerCase()}`;
    else flags.push({ word, percent });
  }
  return flags;
}

/** Says how a value stands to the median: "In line with", "0.4 % below the median". */
export function fairWords(value: number, median: number): readonly [stand: string, share: string] {
  const off = (value - median) / median;
  const stand = Math.abs(off) <= IN_LINE ? "In line with" : off < 0 ? "Below" : "Above";
  const share = Number((Math.abs(off) * 100).toFixed(1));
  return [stand, share === 0 ? "at the median" : `${share} % ${off < 0 ? "below" : "above"} the median`];
}
