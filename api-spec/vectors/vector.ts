/**
 * Golden vectors: the rules as examples for any engine. A file of `rules/` covers one part; each vector has the
 * given state, the commands in order, and the expected result. Amounts in AED, times in seconds.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export interface Vector {
  /** A sentence. */
  readonly name: string;
  readonly given: Given;
  readonly commands: readonly Command[];
  /** The expected lot afterwards; omitted fields may have any value. */
  readonly expected: Partial<Seen>;
}

export interface Given {
  readonly lot: {
    readonly kind?: "vehicle" | "apartment";
    readonly start_price: number;
    readonly step: number;
    readonly min_price?: number;
    readonly buy_now?: number;
    /** Time until its end; an hour when left out. */
    readonly seconds?: number;
  };
  /** Buyers by name, with the money in their deposit; all may bid unless `as` says otherwise. */
  readonly people: Readonly<Record<string, Bidder>>;
}

export interface Bidder {
  readonly deposit: number;
  readonly as?: "unverified" | "registered" | "unsigned" | "standby" | "locked" | "seller_of_the_lot";
}

/** One command and its reply; omitted fields may have any value. */
export type Command =
  | {
      readonly do: "bid";
      readonly by: string;
      readonly mode: "exact" | "max";
      readonly amount: number;
      readonly answer: Answer;
    }
  | { readonly do: "buy"; readonly by: string; readonly price: number; readonly answer: Answer }
  | { readonly do: "remove_maximum"; readonly by: string; readonly answer: Answer }
  | {
      readonly do: "change_price";
      readonly which: "min" | "start" | "buy_now";
      readonly price: number | null;
      readonly answer: Answer;
    }
  /** Moves the clock to this many seconds before the lot's end and runs all deadlines on the way. */
  | { readonly do: "go_to"; readonly left: number }
  /** Moves the clock and runs all deadlines on the way. */
  | { readonly do: "wait"; readonly seconds: number }
  | { readonly do: "pause" }
  | { readonly do: "resume" };

export interface Answer {
  /** Code of a refusal; null: accepted. */
  readonly code?: string | null;
  readonly outcome?: string;
  readonly price?: number;
  readonly next_min?: number;
  readonly my_max?: number;
  readonly leading?: boolean;
  readonly light?: string;
  readonly extended?: boolean;
  readonly hold?: number;
  readonly power_left?: number;
  readonly top_up?: number;
  readonly late_ms?: number;
}

export interface Seen {
  readonly status: string;
  readonly price: number | null;
  readonly leader: string | null;
  readonly light: string;
  readonly next_min: number;
  readonly bids: number;
  readonly bidders: number;
  /** Seconds from the opening to the present end. */
  readonly ends_after: number;
  readonly buynow_open: boolean;
  /** The deposit held for the lot, by person. */
  readonly held: Readonly<Record<string, number>>;
  /** The public history, oldest first: "bid A 20000", "minimum_reached". */
  readonly history: readonly string[];
}

const folder = join(import.meta.dirname, "rules");

/** The parts of the rules, by the names of their files. */
export function vectorsByPart(): ReadonlyMap<string, readonly Vector[]> {
  const files = readdirSync(folder).toSorted();
  return new Map(
    files.map((file) => [
      basename(file, ".json").replaceAll("-", " "),
      JSON.parse(readFileSync(join(folder, file), "utf8")) as Vector[],
    ]),
  );
}
