import { expect, it } from "vitest";
import { runBulk } from "./run-bulk.ts";

const deleted = (lot: number) =>
  lot === 2 ? Promise.reject(new Error("It changed")) : Promise.resolve(null);

it("one refused lot does not keep the others from their turn", async () => {
  const done: number[] = [];
  const results = await runBulk({
    cards: [1, 2, 3],
    act: deleted,
    onDone: (count) => done.push(count),
    isStopped: () => false,
  });
  expect(results).toEqual([
    { card: 1, ok: true, message: null },
    { card: 2, ok: false, message: "It changed" },
    { card: 3, ok: true, message: null },
  ]);
  expect(done).toEqual([1, 2, 3]);
});

it("a stop leaves the lots after it alone", async () => {
  let asked = 0;
  const results = await runBulk({
    cards: [1, 3, 4],
    act: (lot) => {
      asked++;
      return deleted(lot);
    },
    onDone: () => undefined,
    isStopped: () => asked === 1,
  });
  expect(asked).toBe(1);
  expect(results.map(({ ok }) => ok)).toEqual([true, false, false]);
  expect(results[2]?.message).toBe("Stopped before this lot");
});
