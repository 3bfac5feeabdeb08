import { expect, it } from "vitest";
import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { runBulk } from "./use-bulk-run.ts";

const refusal = new ApiProblem({
  code: "STALE",
  status: 409,
  message: "It changed",
  details: {},
  requestId: null,
  retryAfterMs: null,
});

const deleted = (lot: number) => (lot === 2 ? Promise.reject(refusal) : Promise.resolve(null));

const unknown = () => Promise.reject(new NetworkProblem("unreadable", "HTTP 403", "once"));

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
    { card: 2, ok: false, message: "It changed." },
    { card: 3, ok: true, message: null },
  ]);
  expect(done).toEqual([1, 2, 3]);
});

it("a lost answer claims nothing about its lot", async () => {
  const [result] = await runBulk({ cards: [1], act: unknown, onDone: () => {}, isStopped: () => false });
  expect(result?.message).toContain("We don't know whether this was done.");
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

it("a lost connection leaves the lots after it alone, and they can be tried again", async () => {
  let asked = 0;
  const results = await runBulk({
    cards: [1, 2, 3],
    act: (lot) => {
      asked++;
      return lot === 2 ? unknown() : Promise.resolve(null);
    },
    onDone: () => undefined,
    isStopped: () => false,
  });
  expect(asked).toBe(2);
  expect(results.map(({ ok, again = false }) => [ok, again])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});
