/**
 * Golden vectors: the rules as examples that any engine can be held to. A file of `rules/` tells one part of them; each
 * vector says what is given, what happens in which order, and what must have come of it. Amounts in AED, times in seconds.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export interface Vector {
  /** A sentence. */
  readonly name: string;
  readonly given: Given;
  readonly commands: readonly Command[];
  /** How the lot stands afterwards; what is left out may be anything. */
  readonly expected: Partial<Seen>;
}

export interface Given {
  readonly lot: {
    readonly kind?: "vehicle" | "apartment";
    readonly start_price: number;
    readonly step: number;
    readonly min_price?: number;
    readonly buy_now?: number;
    /** Until it ends; an hour when left out. */
    readonly seconds?: number;
  };
  /** Buyers by name, with the money in their deposit; all of them may bid unless `as` says otherwise. */
  readonly people: Readonly<Record<string, Bidder>>;
}

export interface Bidder {
  readonly deposit: number;
  readonly as?: "unverified" | "registered" | "unsigned" | "standby" | "locked" | "seller_of_the_lot";
}

/** One thing that happens, and the answer to it; fields that are left out may be anything. */
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
  /** The clock goes to this many seconds before the lot's end; what comes due on the way is done. */
  | { readonly do: "go_to"; readonly left: number }
  /** The clock goes on; what comes due on the way is done. */
  | { readonly do: "wait"; readonly seconds: number }
  | { readonly do: "pause" }
  | { readonly do: "resume" };

export interface Answer {
  /** Of a refusal; null: it was accepted. */
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
  /** Seconds from the opening to the end as it stands. */
  readonly ends_after: number;
  readonly buynow_open: boolean;
  /** What each deposit holds for the lot. */
  readonly held: Readonly<Record<string, number>>;
  /** What everybody reads, oldest first: "bid A 20000", "minimum_reached". */
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
