import { expect, test } from "vitest";
import { resultsOf, resultsWords } from "./results.ts";

const lot = (result: "sold" | "notSold" | "summarizing" | "withdrawn" | null, price: number | null) => ({
  result,
  live: { price } as never,
});

test("sold, awaiting, passed and withdrawn lots are counted apart, and lots without a result not at all", () => {
  const run = [
    lot("sold", 20_000),
    lot("sold", 30_000),
    lot("summarizing", 25_000),
    lot("notSold", null),
    lot("withdrawn", null),
    lot("withdrawn", null),
    lot(null, 40_000),
  ];
  expect(resultsOf(run)).toEqual({ sold: 2, value: 50_000, awaiting: 1, notSold: 1, withdrawn: 2 });
  expect(resultsWords(resultsOf(run))).toBe("2 sold · 1 awaits · 1 passed · 2 withdrawn");
  expect(resultsWords(resultsOf([]))).toBe("0 sold");
});
