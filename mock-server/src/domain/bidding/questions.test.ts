/** Tests of `questions.ts`. */
import { expect, it } from "vitest";
import { questionsCloseAt, takesQuestions } from "./questions.ts";
import { aLot } from "../test-support/room.ts";

const HOUR_MS = 3_600_000;
const lane = { queueId: 1, bids: "maxima", finalCall: false, closesAt: null, paused: null } as const;

it("a standard lot takes questions until an hour before its end, also before it opens", () => {
  const lot = aLot({ opensAt: 5 * HOUR_MS, endsAt: 10 * HOUR_MS });
  expect(questionsCloseAt(lot)).toBe(9 * HOUR_MS);
  expect([0, 5, 9].map((hour) => takesQuestions(lot, hour * HOUR_MS))).toEqual([true, true, false]);
});

it.each([
  ["active", true],
  ["inProgress", false],
  ["sold", false],
] as const)("a lot in a lane with the status %s takes questions: %s", (status, takes) => {
  const lot = aLot({ status, lane, endsAt: 0 });
  expect([questionsCloseAt(lot), takesQuestions(lot, HOUR_MS)]).toEqual([null, takes]);
});

it.each(["draft", "moderation", "summarizing", "notSold"] as const)("a lot in %s takes none", (status) => {
  expect(takesQuestions(aLot({ status, endsAt: 9 * HOUR_MS }), 0)).toBe(false);
});
