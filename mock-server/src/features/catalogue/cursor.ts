import { hash } from "node:crypto";
import type { Filter } from "./filter.ts";
import type { Sort } from "./order.ts";

/** Where a page ended, and what the list's first page was read against. */
export interface Place {
  /** Instant of the first page (ms): what is open, upcoming or finished stays so for the whole walk. */
  readonly at: number;
  /** Last history row that the first page included; keys count as they were then. */
  readonly pinned: number;
  readonly stretch: number;
  readonly key: number;
  readonly id: number;
}

/** And how many lots the first page counted: it is most of its cost, and no other page of the walk counts anew. */
export interface Cursor extends Place {
  readonly total: number;
}

export interface ListQuery {
  /** A section, or the name of another list. */
  readonly section: string;
  readonly filter: Filter;
  readonly sort: Sort;
}

/** The cursor as an opaque word of the wire. It belongs to the list it came from. */
export function encodeCursor({ at, pinned, stretch, key, id, total }: Cursor, query: ListQuery): string {
  return Buffer.from(JSON.stringify([at, pinned, stretch, key, id, total, nameOf(query)])).toString(
    "base64url",
  );
}

/** The cursor that `encodeCursor` made for this list; null for anything else. */
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

/** Short name of a list; the order in which a client writes its fields doesn't matter. */
function nameOf({ section, filter, sort }: ListQuery): string {
  const fields = Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash("sha256", JSON.stringify([section, sort, fields]), "base64url").slice(0, 8);
}
