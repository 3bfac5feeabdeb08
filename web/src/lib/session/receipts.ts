import type { Schema } from "@marsa/api-spec/client-problem";
import { useSyncExternalStore } from "react";
import { onSessionChange } from "./session.ts";
import { deviceStorage } from "../browser/storage.ts";

export type Receipt = Schema<"Receipt">;
type BidReply = Pick<Schema<"BidReply">, "receipt" | "epoch" | "id_auction">;

const PREFIX = "marsa.receipt.";
const at = ({ userId, lotId, epoch }: Place) => `${PREFIX}${userId}.${lotId}.${epoch}`;

/** The person, the lot and the database of a receipt. A reset database does not know the lots of the old one. */
interface Place {
  readonly userId: number;
  readonly lotId: number;
  readonly epoch: string;
}
/** The most receipts of a browser; the oldest are dropped first. */
const MOST_RECEIPTS = 100;

/**
 * Keeps receipts by person and lot in a storage such as localStorage. A receipt outside our database is a proof for the
 * person.
 */
export function createReceiptKeeper(
  store: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">,
) {
  const find = (place: Place): readonly Receipt[] =>
    JSON.parse(store.getItem(at(place)) ?? "[]") as Receipt[];
  return {
    find,
    /** Adds a receipt once, even if the command is answered again. */
    keep(place: Place, receipt: Receipt): void {
      const others = find(place).filter(({ seq }) => seq !== receipt.seq);
      store.setItem(at(place), JSON.stringify([...others, receipt].slice(-MOST_RECEIPTS)));
    },
    /** Removes all receipts when a session ends: a receipt shows the person's maximum. */
    forgetAll(): void {
      const all = Array.from({ length: store.length }, (_, place) => store.key(place));
      for (const key of all) if (key?.startsWith(PREFIX)) store.removeItem(key);
    },
  };
}

const keeper = createReceiptKeeper(deviceStorage);
const listeners = new Set<() => void>();
const NONE: readonly Receipt[] = [];
/** The last lists read, so that a component gets the same array until it changes. */
const read = new Map<string, readonly Receipt[]>();

function changed(): void {
  read.clear();
  for (const listener of listeners) listener();
}

onSessionChange((change) => {
  if (change === "signed-in") return;
  keeper.forgetAll();
  changed();
});

/** Keeps the receipt of a command in this browser. */
export function keepReceipt(userId: number, { receipt, epoch, id_auction: lotId }: BidReply): void {
  keeper.keep({ userId, lotId, epoch }, receipt);
  changed();
}

/** The receipts in this browser of a person's commands on a lot, the oldest first. null: nobody is signed in. */
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
  const found = keeper.find(place);
  read.set(key, found);
  return found;
}
