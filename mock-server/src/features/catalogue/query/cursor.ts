/** Encodes the cursors of lists. */
import { hash } from "node:crypto";
import type { Filter } from "./filter.ts";
import type { Sort } from "./order.ts";

/** The end of a page, and the state in which the first page was read. */
export interface Place {
  /** Instant of the first page (ms): open, upcoming and finished lots are judged at this instant on all pages. */
  readonly at: number;
  /** Last history row that the first page included; keys count as of this row. */
  readonly pinned: number;
  readonly stretch: number;
  readonly key: number;
  readonly id: number;
}

/** Also stores the first page's total: counting is most of a page's cost, and later pages reuse it. */
export interface Cursor extends Place {
  readonly total: number;
}

export interface ListQuery {
  /** A section, or the name of another list. */
  readonly section: string;
  readonly filter: Filter;
  readonly sort: Sort;
}

/** Encodes the cursor as an opaque word. It is valid for its own list only. */
export function encodeCursor({ at, pinned, stretch, key, id, total }: Cursor, query: ListQuery): string {
  return Buffer.from(JSON.stringify([at, pinned, stretch, key, id, total, nameOf(query)])).toString(
    "base64url",
  );
}

/** Decodes a cursor of this list; null for anything else. */
export function decodeCursor(word: string, query: ListQuery): Cursor | null {
  const fields = parsed(word);
  if (!Array.isArray(fields) || fields.length !== 7 || fields[6] !== nameOf(query)) return null;
  const numbers = fields.slice(0, 6) as unknown[];
  if (!numbers.every((each) => Number.isSafeInteger(each))) return null;
  const [at, pinned, stretch, key, id, total] = numbers as [number, number, number, number, number, number];
  const isOne = at >= 0 && pinned >= 0 && stretch >= 0 && id >= 0 && total >= 0;
  return isOne ? { at, pinned, stretch, key, id, total } : null;
}

function parsed(word: string): unknown {
  try {
    return JSON.parse(Buffer.from(word, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

/** Returns a short name of a list; the order of the filter's fields does not matter. */
function nameOf({ section, filter, sort }: ListQuery): string {
  const fields = Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash("sha256", JSON.stringify([section, sort, fields]), "base64url").slice(0, 8);
}
