import { expect, it } from "vitest";
import { movingWords, pauseEffects, resumeEffects } from "./queries.ts";

/** Tests of `words.ts`. */

const running = {
  paused: false,
  reason: null,
  since: null,
  lots: 3,
  open: 143,
  moves: [],
  lanes: [],
  resume_end: null,
};

it("says before a pause how many lots are open, and how many of them move by its length", () => {
  const text = pauseEffects(running).join(" ");
  expect(text).toContain("the 143 open lots");
  expect(text).toContain("end 10 minutes after you resume");
  expect(pauseEffects({ open: 1 }).join(" ")).toContain("the open lot. No lot ends");
  expect(movingWords(3, 30)).toBe("If it lasts 30 minutes, 3 lots would end later than planned:");
  expect(movingWords(0, 60)).toBe("If it lasts 1 hour, no lot would end later than planned.");
});

it("says before a resume how many ends move, and to when", () => {
  const paused = { ...running, paused: true, reason: "Power cut", since: "2026-11-22T04:12:00.000Z" };
  const text = resumeEffects({ ...paused, lots: 2, resume_end: "2026-11-22T04:52:00.000Z" }).join(" ");
  expect(text).toContain("Bidding opens again on 143 lots");
  expect(text).toContain("2 lots end later than planned, from about Nov 22, 08:52");
  expect(resumeEffects({ ...paused, lots: 0 }).join(" ")).toContain("No end moves");
});
