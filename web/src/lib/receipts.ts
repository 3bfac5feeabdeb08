import type { Schema } from "@marsa/api-spec/client-problem";
import { useSyncExternalStore } from "react";
import { onSessionChange } from "./session.ts";

export type Receipt = Schema<"Receipt">;

const PREFIX = "marsa.receipt.";
const at = (userId: number, lotId: number) => `${PREFIX}${userId}.${lotId}`;
/** The oldest go first. */
const MOST = 100;

/** Keeps receipts in a store such as localStorage, by person and lot: a receipt proves something as long as it is not ours. */
export function createReceiptKeeper(
  store: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">,
) {
  const find = (userId: number, lotId: number): readonly Receipt[] =>
    JSON.parse(store.getItem(at(userId, lotId)) ?? "[]") as Receipt[];
  return {
    find,
    /** Adds one; the same command answered again adds nothing. */
    keep(userId: number, receipt: Receipt): void {
      const others = find(userId, receipt.id_auction).filter(({ seq }) => seq !== receipt.seq);
      store.setItem(at(userId, receipt.id_auction), JSON.stringify([...others, receipt].slice(-MOST)));
    },
    /** Whoever signs out leaves nothing behind: a receipt names his maximum. */
    forgetAll(): void {
      const all = Array.from({ length: store.length }, (_, place) => store.key(place));
      for (const key of all) if (key?.startsWith(PREFIX)) store.removeItem(key);
    },
  };
}

const keeper = typeof localStorage === "undefined" ? null : createReceiptKeeper(localStorage);
const listeners = new Set<() => void>();
const NONE: readonly Receipt[] = [];
/** What was read last, so that a component that asks again gets the same list until there is another. */
const read = new Map<string, readonly Receipt[]>();

function changed(): void {
  read.clear();
  for (const listener of listeners) listener();
}

onSessionChange((change) => {
  if (change !== "signed-out") return;
  keeper?.forgetAll();
  changed();
});

/** Keeps the receipt of a command in this browser. A browser that keeps nothing does not stop a bid. */
export function keepReceipt(userId: number, receipt: Receipt): void {
  try {
    keeper?.keep(userId, receipt);
  } catch {
    // Storage may be full or forbidden.
  }
  changed();
}

/** The receipts that this browser has of a person's commands on a lot, the oldest first. null: nobody is signed in. */
export function useReceipts(userId: number | null, lotId: number): readonly Receipt[] {
  return useSyncExternalStore(subscribe, () => (userId === null ? NONE : receiptsOf(userId, lotId)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function receiptsOf(userId: number, lotId: number): readonly Receipt[] {
  const key = at(userId, lotId);
  const known = read.get(key);
  if (known) return known;
  const found = keeper?.find(userId, lotId) ?? NONE;
  read.set(key, found);
  return found;
}
