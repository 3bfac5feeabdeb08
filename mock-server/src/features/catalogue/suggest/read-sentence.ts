/** Reads a search sentence: "white SUV 2021 under 90k in Sharjah". */
import { dubaiDate } from "@marsa/api-spec/dates";
import { DAY_MS } from "../../../domain/lot/terms.ts";
import type { Schema } from "../../../http/handler.ts";
import type { Filter } from "../query/filter.ts";
import type { Section } from "../query/sections.ts";
import {
  ABOVE,
  type Amount,
  amountOf,
  BELOW,
  COUNTED,
  type Found,
  isYear,
  LINKS,
  MULTIPLES,
  UNITS,
  YEARLY,
} from "./amounts.ts";
import { both, isOfCars, kindOf, type RangeField, ranged } from "./joined-filters.ts";
import { FILLERS, type Lexicon, type Meaning, type Name, needsMake } from "./lexicon.ts";
import { type Word, wordsOf } from "./sentence-words.ts";
import { nearest } from "./typing-errors.ts";

/** A part of the sentence with its meaning. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly kind: "understood" | "filler" | "unknown";
  /** The correction of a typing error; null: typed as it is known. */
  readonly meant: string | null;
  /** The values of a dictionary that it means. */
  readonly names: readonly Name[];
}

export interface Reading {
  readonly section: Section | null;
  /** The filter of the sentence, without its unknown words. */
  readonly filter: Filter;
  readonly sort: Schema<"Sort"> | null;
  readonly parts: readonly Part[];
  /** Words that no dictionary knows, in their order; they may stand in a title. */
  readonly unknown: readonly string[];
}

/** The most words of a phrase. */
const LONGEST_PHRASE = 4;
/** Reads a sentence at an instant (ms). */
export function readSentence(sentence: string, lexicon: Lexicon, now: number): Reading {
  return new Reader(wordsOf(sentence), lexicon, now).read();
}

class Reader {
  readonly #words: Word[];
  readonly #lexicon: Lexicon;
  readonly #now: number;
  readonly #parts: Part[] = [];
  readonly #unknown: string[] = [];
  #filter: Filter = {};
  #section: Section | null = null;
  #sort: Schema<"Sort"> | null = null;
  /** The last make in the sentence. */
  #make: string | null = null;
  #at = 0;

  constructor(words: Word[], lexicon: Lexicon, now: number) {
    this.#words = words;
    this.#lexicon = lexicon;
    this.#now = now;
  }

  read(): Reading {
    while (this.#at < this.#words.length) {
      const read = this.#phrase() || this.#range() || this.#number() || this.#filler() || this.#misspelt();
      if (!read) this.#notKnown();
    }
    if (isOfCars(this.#filter)) this.#communitiesAsWords();
    return {
      section: this.#section ?? kindOf(this.#filter),
      filter: this.#filter,
      sort: this.#sort,
      parts: this.#parts,
      unknown: this.#unknown,
    };
  }

  /** Reads the longest phrase of the lexicon that begins here. */
  #phrase(): boolean {
    for (let length = LONGEST_PHRASE; length > 0; length--) {
      const phrase = this.#plain(length);
      const meaning = phrase === null ? null : this.#meaningOf(phrase);
      if (meaning) return this.#understand(length, meaning);
    }
    return false;
  }

  /** Returns the meaning of a phrase here: a model's is one of the make before it, where it has one of that name. */
  #meaningOf(phrase: string): Meaning | null {
    const meaning = this.#lexicon.phrases.get(phrase);
    if (meaning?.kind !== "names" || meaning.names[0].field !== "model") return meaning ?? null;
    const [first, ...others] = meaning.names.filter(({ parent }) => parent === this.#make);
    if (first) return { kind: "names", names: [first, ...others] };
    return needsMake(phrase) ? null : meaning;
  }

  #understand(length: number, meaning: Meaning, meant: string | null = null): boolean {
    if (meaning.kind === "section") this.#section = meaning.section;
    else if (meaning.kind === "sort") this.#sort = meaning.sort;
    else if (meaning.kind === "ends") {
      const day = (after: number) => dubaiDate(this.#now + after * DAY_MS);
      this.#filter = { ...this.#filter, ends: { from: day(meaning.from), to: day(meaning.to) } };
    } else if (meaning.kind === "filter") this.#filter = both(this.#filter, meaning.filter);
    else {
      const [{ field, value }] = meaning.names;
      this.#filter = both(this.#filter, { [field]: meaning.names.map((name) => name.value) });
      if (field === "mark") this.#make = value;
    }
    this.#take(length, "understood", meant, meaning.kind === "names" ? meaning.names : []);
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
    this.#filter = ranged(
      this.#filter,
      field,
      below ? { to: found.amount.value } : { from: found.amount.value },
    );
    this.#take(length + found.length, "understood");
    return true;
  }

  #between(): boolean {
    const low = this.#amountAt(1);
    if (!low || !["and", "-", "to"].includes(this.#words[this.#at + 1 + low.length]?.plain ?? ""))
      return false;
    const high = this.#amountAt(2 + low.length);
    if (!high) return false;
    return this.#span(low, high, 2 + low.length + high.length);
  }

  /** Reads a number without a word before it: "2021", "2 bedrooms", "2019-2022", "50k to 90k", "84,000 km", "2020+". */
  #number(): boolean {
    const found = this.#amountAt(0);
    if (!found) return false;
    const { amount, unit, length } = found;
    const link = this.#words[this.#at + length]?.plain;
    const high = link === "-" || link === "to" ? this.#amountAt(length + 1) : null;
    if (high) return this.#span(found, high, length + 1 + high.length);
    if (unit === "beds" || unit === "seats") {
      const { field, most } = COUNTED[unit];
      if (!Number.isInteger(amount.value) || amount.value < 1 || amount.value > most) return false;
      this.#filter = both(this.#filter, { [field]: [amount.value] });
      this.#take(length, "understood");
      return true;
    }
    const orNewer = /^or (newer|later|above|more)/.exec(this.#plain(2, length) ?? "");
    const orLess = /^or (older|less|below)/.exec(this.#plain(2, length) ?? "");
    const field = this.#fieldOf(amount, unit, isYear(amount));
    if (field === "price" && unit === null && amount.unit === null) return false;
    const open = amount.andMore || orNewer ? { from: amount.value } : null;
    const exact = field === "year" ? { from: amount.value, to: amount.value } : { to: amount.value };
    this.#filter = ranged(this.#filter, field, open ?? (orLess ? { to: amount.value } : exact));
    this.#take(length + (orNewer || orLess ? 2 : 0), "understood");
    return true;
  }

  #span(low: Found, high: Found, length: number): true {
    // "50 to 90k" means thousands on both sides.
    const times =
      low.amount.value < 1000 && high.amount.unit === "thousands" && low.amount.unit === null ? 1000 : 1;
    const unit = high.unit ?? low.unit;
    const field = this.#fieldOf(high.amount, unit, isYear(low.amount) && isYear(high.amount));
    this.#filter = ranged(this.#filter, field, { from: low.amount.value * times, to: high.amount.value });
    this.#take(length, "understood");
    return true;
  }

  /** Reads an amount with its words. */
  #amountAt(place: number): Found | null {
    const word = (next: number) => this.#words[this.#at + place + next]?.plain ?? "";
    const first = amountOf(word(0));
    if (!first) return null;
    let length = 1;
    let { value } = first;
    const multiple = first.unit === null ? MULTIPLES.get(word(length)) : undefined;
    if (multiple !== undefined) {
      value *= multiple;
      length++;
    }
    let unit: Found["unit"] = first.unit === "km" || first.unit === "sqft" ? first.unit : null;
    if (word(length) === "sq") length++;
    // "7-seater" has a hyphen, "2019-2022" has one without a unit.
    const hyphen = word(length) === "-" ? 1 : 0;
    const named = UNITS.get(word(length + hyphen));
    if (named !== undefined) {
      unit = named;
      length += hyphen + 1;
    }
    const thousands = multiple === undefined ? first.unit : "thousands";
    return { amount: { ...first, value, unit: thousands }, unit, length };
  }

  #fieldOf({ value }: Amount, unit: Found["unit"], year: boolean): RangeField {
    if (unit === "km") return "mileage";
    if (unit === "sqft") return "area";
    return year && unit === null && value < 3000 ? "year" : "price";
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
      const meant = typed === null ? null : nearest(typed, this.#lexicon.phrases.keys());
      const meaning = meant === null ? null : this.#meaningOf(meant);
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

  /** The yards of vehicles are in their texts: "Patrol in Al Quoz". */
  #communitiesAsWords(): void {
    const { community, ...others } = this.#filter;
    if (!community) return;
    this.#filter = others;
    for (const [place, part] of this.#parts.entries()) {
      if (part.names[0]?.field !== "community") continue;
      const words = this.#words.filter(({ from, to }) => from >= part.from && to <= part.to);
      this.#unknown.push(...words.map(({ typed }) => typed));
      this.#parts[place] = { ...part, kind: "unknown", meant: null, names: [] };
    }
  }

  #notKnown(): void {
    const word = this.#words[this.#at];
    // One letter begins too many words.
    const isWord = word !== undefined && word.plain.length > 1;
    if (isWord) this.#unknown.push(word.typed);
    this.#take(1, isWord ? "unknown" : "filler");
  }

  /** Returns so many words from here on as one phrase; null where there are fewer. */
  #plain(length: number, skip = 0): string | null {
    const words = this.#words.slice(this.#at + skip, this.#at + skip + length);
    const joined = words.map((word) => word.plain).filter((word) => word !== "-");
    return words.length < length || joined.length < (length > 1 ? 2 : 1) ? null : joined.join(" ");
  }

  #take(length: number, kind: Part["kind"], meant: string | null = null, names: readonly Name[] = []): void {
    const first = this.#words[this.#at];
    const last = this.#words[this.#at + length - 1];
    if (first && last) this.#parts.push({ from: first.from, to: last.to, kind, meant, names });
    this.#at += length;
  }
}
