import { useSyncExternalStore } from "react";
import type { NewRemark } from "./queries.ts";

/** Remarks that are not sent yet, by lot: another lot may be opened in between. */
const written = new Map<number, readonly NewRemark[]>();
const listeners = new Set<() => void>();
const NONE: readonly NewRemark[] = [];

/** The remarks on a lot, in the order in which they were written. */
export function useRemarks(lotId: number): readonly NewRemark[] {
  return useSyncExternalStore(listen, () => written.get(lotId) ?? NONE);
}

/** Writes the remark at a field (null: the whole lot); an empty text removes it. */
export function setRemark(lotId: number, field: string | null, text: string): void {
  const known = written.get(lotId) ?? NONE;
  const words = text.trim();
  const others = known.filter((remark) => remark.field !== field);
  if (words === "") written.set(lotId, others);
  else if (others.length === known.length) written.set(lotId, [...known, { field, text: words }]);
  else
    written.set(
      lotId,
      known.map((remark) => (remark.field === field ? { field, text: words } : remark)),
    );
  for (const listener of listeners) listener();
}

/** Forgets the remarks on a lot that is decided. */
export function forgetRemarks(lotId: number): void {
  written.delete(lotId);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
