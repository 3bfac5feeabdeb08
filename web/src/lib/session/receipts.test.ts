import { expect, it } from "vitest";
import { createReceiptKeeper, type Receipt } from "./receipts.ts";

const receipt = (seq: number, lot = 7): Receipt => ({
  id_auction: lot,
  seq,
  kind: "bid",
  amount: 20_000 + seq,
  received_at: "2026-11-22T10:03:02.014Z",
  hash: "0".repeat(64),
  salt: null,
});

const place = (userId: number, lotId = 7) => ({ userId, lotId, epoch: "first" });

function storage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
  };
}

it("receipts are kept by person and lot, each once", () => {
  const keeper = createReceiptKeeper(storage());
  keeper.keep(place(1), receipt(3));
  keeper.keep(place(1), receipt(5));
  keeper.keep(place(1), receipt(3));
  keeper.keep(place(1, 8), receipt(4, 8));
  keeper.keep(place(2), receipt(9));
  expect(keeper.find(place(1)).map(({ seq }) => seq)).toEqual([5, 3]);
  expect(keeper.find(place(2)).map(({ seq }) => seq)).toEqual([9]);
  expect(keeper.find(place(3))).toEqual([]);
  expect(keeper.find({ ...place(1), epoch: "after a reset" })).toEqual([]);
});

it("the oldest ones are dropped above the limit, and a sign-out removes all receipts and nothing else", () => {
  const store = storage();
  const keeper = createReceiptKeeper(store);
  for (let seq = 1; seq <= 120; seq++) keeper.keep(place(1), receipt(seq));
  expect(keeper.find(place(1))).toHaveLength(100);
  expect(keeper.find(place(1))[0]?.seq).toBe(21);
  store.setItem("marsa.theme", "calm");
  keeper.forgetAll();
  expect([keeper.find(place(1)), store.length]).toEqual([[], 1]);
});
