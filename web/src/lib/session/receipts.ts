import type { Schema } from "@marsa/api-spec/client-problem";
import { useSyncExternalStore } from "react";
import { onSessionChange } from "./session.ts";

export type Receipt = Schema<"Receipt">;
type BidReply = Pick<Schema<"BidReply">, "receipt" | "epoch" | "id_auction">;

const PREFIX = "marsa.receipt.";
const at = ({ userId, lotId, epoch }: Place) => `${PREFIX}${userId}.${lotId}.${epoch}`;

/** Whose receipts of which lot, in which database: one that was reset knows nothing of the lots of the other. */
interface Place {
  readonly userId: number;
  readonly lotId: number;
  readonly epoch: string;
}
/** The oldest go first. */
const MOST = 100;

/** Keeps receipts in a store such as localStorage, by person and lot: a receipt proves something as long as it is not ours. */
export function createReceiptKeeper(
  store: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">,
) {
  const find = (place: Place): readonly Receipt[] =>
    JSON.parse(store.getItem(at(place)) ?? "[]") as Receipt[];
  return {
    find,
    /** Adds one; the same command answered again adds nothing. */
    keep(place: Place, receipt: Receipt): void {
      const others = find(place).filter(({ seq }) => seq !== receipt.seq);
      store.setItem(at(place), JSON.stringify([...others, receipt].slice(-MOST)));
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
export function keepReceipt(userId: number, { receipt, epoch, id_auction: lotId }: BidReply): void {
  try {
    keeper?.keep({ userId, lotId, epoch }, receipt);
  } catch {
    // Storage may be full or forbidden.
  }
  changed();
}

/** The receipts that this browser has of a person's commands on a lot, the oldest first. null: nobody is signed in. */
export function useReceipts(
  userId: number | null,
  lot: { readonly id_auction: number; readonly live: { readonly epoch: string } },
): readonly Receipt[] {
  const { id_auction: lotId, live } = lot;
  return useSyncExternalStore(subscribe, () =>
    userId === null ? NONE : receiptsOf({ userId, lotId, epoch: live.epoch }),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function receiptsOf(place: Place): readonly Receipt[] {
  const key = at(place);
  const known = read.get(key);
  if (known) return known;
  const found = keeper?.find(place) ?? NONE;
  read.set(key, found);
  return found;
}
