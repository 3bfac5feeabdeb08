/** Keeps a typed amount in this tab while the person signs up, signs in or tops up. */
import { tabStorage } from "#/lib/browser/storage.ts";

type Mode = "exact" | "max";

/** Begins as the keys of kept bids do: a sign-out removes them all. */
const at = (lotId: number, mode: Mode) => `marsa.bid.${lotId}.${mode}`;

/** Keeps the text of a field; an empty one is forgotten. */
export function keepAmount(lotId: number, mode: Mode, text: string): void {
  if (text === "") tabStorage.removeItem(at(lotId, mode));
  else tabStorage.setItem(at(lotId, mode), text);
}

/** Returns the kept text of a field; empty without one. */
export function keptAmount(lotId: number, mode: Mode): string {
  return tabStorage.getItem(at(lotId, mode)) ?? "";
}
