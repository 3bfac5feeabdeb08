/** Finds what the staff look at before they approve a lot. */
import { money } from "@marsa/api-spec/amounts";
import { contactWords } from "@marsa/api-spec/text/contact-words";

/** Another lot that an oddity is about. */
export interface OtherLot {
  readonly id: number;
  readonly number: number;
  readonly title: string;
}

/** A lot's own facts, and the database's facts about it. Prices in AED. */
export interface Suspect {
  readonly startPrice: number;
  readonly minPrice: number | null;
  readonly buyNow: number | null;
  /** Texts that buyers read, by the name of their field. */
  readonly texts: readonly { readonly field: string; readonly label: string; readonly text: string }[];
  /** Number of photos. */
  readonly photos: number;
  /** Sales of such lots; null without a guide for this kind. */
  readonly guide: { readonly sold: number; readonly lower: number; readonly upper: number } | null;
  /** Lots with the same VIN; null for a lot without a VIN. */
  readonly sameVin: readonly OtherLot[] | null;
  /** Whether the VIN's check digit is right; null for a lot without a VIN, or with a frame number. */
  readonly vinFits: boolean | null;
  /** Photos (1 = the main one) that other lots show too. */
  readonly samePhotos: readonly { readonly position: number; readonly lot: OtherLot }[];
}

export interface Oddity {
  readonly kind: "price" | "vin" | "photo" | "contact" | "web";
  /** Name of the field of the form. */
  readonly field: string;
  readonly title: string;
  readonly text: string;
  /** Words in the field, as written. */
  readonly quotes: readonly string[];
  readonly lots: readonly OtherLot[];
}

/** When a price is far from the guide. */
export const guideTerms = {
  /** Fewer sales make no guide. */
  leastSales: 3,
  /** A start price below this share of the lower quartile is odd. */
  belowShare: 0.6,
  /** A price above this share of the upper quartile is odd. */
  aboveShare: 1.5,
} as const;

/** Most other lots that one oddity names. */
const MOST_LOTS = 10;

/** Returns the oddities of a lot: prices first, then the car, the photos and the texts. */
export function odditiesOf(suspect: Suspect): Oddity[] {
  return [...oddPrices(suspect), ...oddVin(suspect), ...oddPhotos(suspect), ...oddTexts(suspect)];
}

/** Returns the checks that a lot has passed, in words. */
export function fineOf(suspect: Suspect): string[] {
  const { guide, sameVin, vinFits, photos } = suspect;
  const fine: string[] = [];
  if (vinFits) fine.push("The VIN has a right check digit");
  if (sameVin?.length === 0) fine.push("No other lot has this VIN");
  if (hasGuide(guide) && oddPrices(suspect).length === 0) {
    fine.push(`The prices fit the guide (${guide.sold} sales)`);
  }
  if (photos > 0 && suspect.samePhotos.length === 0) {
    fine.push(`${photos} ${photos === 1 ? "photo" : "photos"}, none used in another lot`);
  }
  if (oddTexts(suspect).length === 0) fine.push("No contact data or web address in the texts");
  return fine;
}

function hasGuide(guide: Suspect["guide"]): guide is NonNullable<Suspect["guide"]> {
  return guide !== null && guide.sold >= guideTerms.leastSales;
}

function oddPrices({ startPrice, minPrice, buyNow, guide }: Suspect): Oddity[] {
  if (!hasGuide(guide)) return [];
  const { sold, lower, upper } = guide;
  const range = `Such lots brought ${money(lower)} to ${money(upper)} (${sold} sales)`;
  const odd = (field: string, title: string, price: number): Oddity => ({
    kind: "price",
    field,
    title,
    text: `${money(price)}. ${range}`,
    quotes: [],
    lots: [],
  });
  const isHigh = (price: number | null) => price !== null && price > upper * guideTerms.aboveShare;
  const found: Oddity[] = [];
  if (startPrice < lower * guideTerms.belowShare) {
    found.push(odd("start_price", "Start price far below the guide", startPrice));
  }
  if (isHigh(startPrice)) found.push(odd("start_price", "Start price far above the guide", startPrice));
  if (minPrice !== null && isHigh(minPrice))
    found.push(odd("min_price", "Minimum price far above the guide", minPrice));
  if (buyNow !== null && isHigh(buyNow))
    found.push(odd("buy_now", "Buy-now price far above the guide", buyNow));
  return found;
}

function oddVin({ sameVin }: Suspect): Oddity[] {
  if (!sameVin || sameVin.length === 0) return [];
  const text = `${inWords(sameVin)} ${sameVin.length === 1 ? "has" : "have"} the same VIN`;
  const lots = sameVin.slice(0, MOST_LOTS);
  return [{ kind: "vin", field: "vin", title: "VIN seen before", text, quotes: [], lots }];
}

function oddPhotos({ samePhotos }: Suspect): Oddity[] {
  if (samePhotos.length === 0) return [];
  const lots = [...new Map(samePhotos.map(({ lot }) => [lot.id, lot])).values()].slice(0, MOST_LOTS);
  const positions = [...new Set(samePhotos.map(({ position }) => position))];
  const text =
    positions.length === 1
      ? `Photo ${positions[0]} is also in ${inWords(lots, "lot")}`
      : `Photos ${positions.join(", ")} are also in ${inWords(lots, "lot")}`;
  return [{ kind: "photo", field: "photos", title: "Photo used in another lot", text, quotes: [], lots }];
}

function oddTexts({ texts }: Suspect): Oddity[] {
  return texts.flatMap(({ field, label, text }) => {
    const { contacts, addresses } = contactWords(text);
    return [
      ...oddWords("contact", field, `Contact data in “${label}”`, contacts),
      ...oddWords("web", field, `Web address in “${label}”`, addresses),
    ];
  });
}

function oddWords(
  kind: "contact" | "web",
  field: string,
  title: string,
  quotes: readonly string[],
): Oddity[] {
  if (quotes.length === 0) return [];
  const text = quotes.map((quote) => `“${quote}”`).join(", ");
  return [{ kind, field, title, text, quotes, lots: [] }];
}

function inWords(lots: readonly OtherLot[], word = "Lot"): string {
  const numbers = lots.slice(0, MOST_LOTS).map(({ number }) => String(number));
  return `${word}${lots.length === 1 ? "" : "s"} ${numbers.join(", ")}`;
}
