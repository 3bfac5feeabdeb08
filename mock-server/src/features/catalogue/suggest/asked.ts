/** The list that a text asks for, and what its suggestions need. */
import type { Context } from "../../../http/context.ts";
import type { Filter } from "../query/filter.ts";
import type { Section } from "../query/sections.ts";

export type Needs = Pick<Context, "store" | "clock" | "terms">;

/** A list of lots and its reader. `userId` null: nobody signed in. */
export interface Asked {
  readonly section: Section;
  readonly filter: Filter;
  readonly userId: number | null;
}

/** The longest words of a filter, characters. */
export const LONGEST_WORDS = 120;
