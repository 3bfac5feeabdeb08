import type { RangeField } from "../filters/field-names.ts";
import { fits } from "../filters/fields.ts";
import { ranged, sectionOf } from "../list/list-search.ts";
import { type Bounds, readBounds } from "../list/read-list-search.ts";
import { ABOVE, type Amount, amountOf, BELOW, isYear, LINKS, MULTIPLES, UNITS, YEARLY } from "./amounts.ts";
import { FILLERS, type Lexicon, type Meaning, needsMake, type SmartFields } from "./lexicon.ts";
import { nearest } from "./typing-errors.ts";
import { type Word, wordsOf } from "./words.ts";

/** A part of the sentence with its meaning. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly kind: "understood" | "filler" | "unknown";
  /** The correction of a typing error. */
  readonly meant?: string;
}

export interface Reading {
  /** The sentence as the address of a list, without its unknown words. */
  readonly search: SmartFields;
  readonly parts: readonly Part[];
  /** Words that no dictionary knows, in their order; they may stand in a title. */
  readonly unknown: readonly string[];
}

/** The most words of a phrase. */
const LONGEST_PHRASE = 4;
/** Reads a search sentence: "white SUV 2021 under 90k in Sharjah". */
export function readSentence(sentence: string, lexicon: Lexicon): Reading {
  return new Reader(wordsOf(sentence), lexicon).read();
}

class Reader {
  readonly #words: Word[];
  readonly #lexicon: Lexicon;
  readonly #parts: Part[] = [];
  readonly #unknown: string[] = [];
  #search: SmartFields = {};
  /** The last make in the sentence. */
  #make: string | null = null;
  #at = 0;

  constructor(words: Word[], lexicon: Lexicon) {
    this.#words = words;
    this.#lexicon = lexicon;
  }

  read(): Reading {
    while (this.#at < this.#words.length) {
      const read = this.#phrase() || this.#range() || this.#number() || this.#filler() || this.#misspelt();
      if (!read) this.#notKnown();
    }
    return { search: this.#sensible(), parts: this.#parts, unknown: this.#unknown };
  }

  /** Reads the longest phrase of the lexicon that begins here. */
  #phrase(): boolean {
    for (let length = LONGEST_PHRASE; length > 0; length--) {
      const phrase = this.#plain(length);
      const meaning = phrase === null ? undefined : this.#lexicon.get(phrase);
      if (!meaning || phrase === null) continue;
      if (needsMake(phrase, meaning) && !this.#isOfMake(meaning)) continue;
      return this.#understand(length, meaning);
    }
    return false;
  }

  #isOfMake(meaning: Meaning): boolean {
    return meaning.kind === "choice" && meaning.parent !== undefined && meaning.parent === this.#make;
  }

  #understand(length: number, meaning: Meaning, meant?: string): boolean {
    if (meaning.kind === "section") {
      const { section } = meaning;
      this.#search = { ...this.#search, section };
    } else if (meaning.kind === "sort") {
      this.#search = { ...this.#search, sort: meaning.sort };
    } else {
      const { field, values } = meaning;
      const before = this.#search[field] ?? [];
      this.#search = { ...this.#search, [field]: [...new Set([...before, ...values])] };
      if (field === "mark") this.#make = values[0] ?? null;
    }
    this.#take(length, "understood", meant);
    return true;
  }

  /** Reads "under 90k", "less than 100,000 km", "between 50k and 90k", "since 2019". */
  #range(): boolean {
    let length = 0;
    const word = (place: number) => this.#words[this.#at + place]?.plain ?? "";
    while (
      LINKS.has(word(length)) &&
      (BELOW.has(word(length + 1)) ||
        ABOVE.has(word(length + 1)) ||
        LINKS.has(word(length + 1)) ||
        word(length) === "up")
    )
      length++;
    const upTo = word(length - 1) === "up" || (word(0) === "up" && length > 0);
    const sign = word(length);
    const below = BELOW.has(sign) || upTo;
    const above = !below && ABOVE.has(sign);
    if (word(0) === "between") return this.#between();
    if (!below && !above) return false;
    if (BELOW.has(sign) || ABOVE.has(sign)) length++;
    while (LINKS.has(word(length))) length++;
    if (word(length) === "aed" || word(length) === "dhs") length++;
    const found = this.#amountAt(length);
    if (!found) return false;
    // A number is a year with a word for time, or if it looks like one: no car costs AED 2,019.
    const field = this.#fieldOf(found.amount, found.unit, YEARLY.has(sign) || isYear(found.amount));
    this.#restrict(field, below ? { to: found.amount.value } : { from: found.amount.value });
    this.#take(length + found.length, "understood");
    return true;
  }

  #between(): boolean {
    const low = this.#amountAt(1);
    const link = low && this.#words[this.#at + 1 + low.length]?.plain;
    if (!low || (link !== "and" && link !== "-" && link !== "to")) return false;
    const high = this.#amountAt(2 + low.length);
    if (!high) return false;
    this.#span(low, high, 2 + low.length + high.length);
    return true;
  }

  /** Reads a number without a word before it: "2021", "2 bedrooms", "2019-2022", "50k to 90k", "84,000 km", "2020+". */
  #number(): boolean {
    const found = this.#amountAt(0);
    if (!found) return false;
    const { amount, unit, length } = found;
    const link = this.#words[this.#at + length]?.plain;
    const high = link === "-" || link === "to" ? this.#amountAt(length + 1) : null;
    if (high) {
      this.#span(found, high, length + 1 + high.length);
      return true;
    }
    if (unit === "beds") {
      this.#search = { ...this.#search, bedrooms: [...(this.#search.bedrooms ?? []), String(amount.value)] };
      this.#take(length, "understood");
      return true;
    }
    const orNewer = /^or (newer|later|above|more)/.exec(this.#plain(2, length) ?? "");
    const orLess = /^or (older|less|below)/.exec(this.#plain(2, length) ?? "");
    const field = this.#fieldOf(amount, unit, isYear(amount));
    if (field === "price" && unit === null && amount.unit === null) return false;
    const open = amount.andMore || orNewer ? { from: amount.value } : null;
    const exact: Bounds = field === "year" ? { from: amount.value, to: amount.value } : { to: amount.value };
    this.#restrict(field, open ?? (orLess ? { to: amount.value } : exact));
    this.#take(length + (orNewer || orLess ? 2 : 0), "understood");
    return true;
  }

  #span(low: Found, high: Found, length: number): void {
    // "50 to 90k" means thousands on both sides.
    const times =
      low.amount.value < 1000 && high.amount.unit === "thousands" && low.amount.unit === null ? 1000 : 1;
    const unit = high.unit ?? low.unit;
    const field = this.#fieldOf(high.amount, unit, isYear(low.amount) && isYear(high.amount));
    this.#restrict(field, { from: low.amount.value * times, to: high.amount.value });
    this.#take(length, "understood");
  }

  /** Reads an amount with its words. */
  #amountAt(place: number): Found | null {
    const word = (next: number) => this.#words[this.#at + place + next]?.plain ?? "";
    const first = amountOf(word(0));
    if (!first) return null;
    let length = 1;
    let { value } = first;
    const multiple = first.unit === null ? MULTIPLES[word(length)] : undefined;
    if (multiple !== undefined) {
      value *= multiple;
      length++;
    }
    let unit: Found["unit"] = first.unit === "km" || first.unit === "sqft" ? first.unit : null;
    if (word(length) === "sq") length++;
    const named = UNITS[word(length)];
    if (named !== undefined) {
      unit = named;
      length++;
    }
    const thousands = multiple === undefined ? first.unit : "thousands";
    return { amount: { ...first, value, unit: thousands }, unit, length };
  }

  #fieldOf({ value }: Amount, unit: Found["unit"], year: boolean): RangeField {
    if (unit === "km") return "mileage";
    if (unit === "sqft") return "area";
    return year && unit === null && value < 3000 ? "year" : "price";
  }

  #restrict(field: RangeField, bounds: Bounds): void {
    const rounded = Object.fromEntries(
      Object.entries(bounds).map(([end, value]) => [end, Math.round(value)]),
    );
    this.#search = ranged(this.#search, field, { ...readBounds(this.#search[field]), ...rounded });
  }

  #filler(): boolean {
    const word = this.#words[this.#at]?.plain ?? "";
    if (!FILLERS.has(word) && !LINKS.has(word) && word !== "-") return false;
    this.#take(1, "filler");
    return true;
  }

  /** Corrects a typing error; two words first, since "land cruser" is one name. */
  #misspelt(): boolean {
    for (const length of [3, 2, 1]) {
      const typed = this.#plain(length);
      const meant = typed === null ? null : nearest(typed, this.#lexicon.keys());
      const meaning = meant === null ? undefined : this.#lexicon.get(meant);
      if (meant !== null && meaning) return this.#understand(length, meaning, meant);
    }
    return this.#misspeltRange();
  }

  /** Reads "undr 90k": a word close to "under", with an amount after it. */
  #misspeltRange(): boolean {
    const at = this.#at;
    const word = this.#words[at];
    const meant = word ? nearest(word.plain, [...BELOW, ...ABOVE]) : null;
    if (!word || meant === null) return false;
    this.#words[at] = { ...word, plain: meant };
    if (!this.#range()) {
      this.#words[at] = word;
      return false;
    }
    const amount = this.#words.slice(at + 1, this.#at).map(({ typed }) => typed);
    const part = this.#parts.pop();
    if (part) this.#parts.push({ ...part, meant: [meant, ...amount].join(" ") });
    return true;
  }

  #notKnown(): void {
    const word = this.#words[this.#at];
    if (word) this.#unknown.push(word.typed);
    this.#take(1, "unknown");
  }

  /** Returns so many words from here on as one phrase; null where there are fewer. */
  #plain(length: number, skip = 0): string | null {
    const words = this.#words.slice(this.#at + skip, this.#at + skip + length);
    const joined = words.map((word) => word.plain).filter((word) => word !== "-");
    return words.length < length || joined.length < (length > 1 ? 2 : 1) ? null : joined.join(" ");
  }

  #take(length: number, kind: Part["kind"], meant?: string): void {
    const first = this.#words[this.#at];
    const last = this.#words[this.#at + length - 1];
    if (first && last)
      this.#parts.push({ from: first.from, to: last.to, kind, ...(meant !== undefined && { meant }) });
    this.#at += length;
  }

  /** Sets the kind where a filter belongs to one kind only: nobody looks for flats with an automatic gearbox. */
  #sensible(): SmartFields {
    const search = this.#search;
    if (search.section !== undefined) return search;
    const fields = Object.keys(search).filter((field) => field !== "sort" && field !== "q") as RangeField[];
    const kinds = (["all", "vehicles", "apartments"] as const).filter((section) =>
      fields.every((field) => fits(field, section)),
    );
    const [kind = sectionOf(search)] = kinds;
    return kind === "all" ? search : { ...search, section: kind };
  }
}

interface Found {
  readonly amount: Amount;
  readonly unit: "km" | "sqft" | "aed" | "beds" | null;
  readonly length: number;
}
