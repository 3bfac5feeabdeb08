/** Places prices on the scale of the price guide. */

export interface Mark {
  readonly word: string;
  /** From the start of the scale. */
  readonly percent: number;
}

/** Room on each side of the outermost price, as a share of the span. */
const MARGIN = 0.12;
/** Marks that are nearer than this share one word, percent. */
const NEAREST = 14;

/** Returns the scale over the quartiles and the seller's own prices, all in AED. */
export function guideScale(
  { low, high }: { readonly low: number; readonly high: number },
  prices: readonly (readonly [word: string, price: number | null])[],
) {
  const known = prices.filter((each): each is [string, number] => each[1] !== null && each[1] > 0);
  const all = [low, high, ...known.map(([, price]) => price)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = Math.max((most - least) * MARGIN, 1);
  const place = (price: number) => ((price - least + room) / (most - least + 2 * room)) * 100;
  const marks: Mark[] = [];
  for (const [word, price] of known.toSorted((a, b) => a[1] - b[1])) {
    const percent = place(price);
    const last = marks.at(-1);
    if (last && percent - last.percent < NEAREST) {
      marks[marks.length - 1] = { word: `${last.word}, ${word}`, percent: (last.percent + percent) / 2 };
    } else marks.push({ word, percent });
  }
  return { place, marks };
}
