/** Tests of `condition.tsx`. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConditionReport } from "./condition.tsx";

/** The report of a car with a grade, without its tags. */
function reportOf(grade: number, checks: Schema<"LotCondition">["checks"] = []): string {
  const condition = { grade, zones: [], tyres: [], checks };
  return renderToStaticMarkup(createElement(ConditionReport, { condition, body: "suv", pictures: [] }));
}

// @proves 9.constant.rating-length-5
it("the condition is rated from one to five, with as many marks", () => {
  for (const grade of [1, 4, 5]) {
    const html = reportOf(grade);
    expect(html.replaceAll(/<[^>]*>/g, "")).toContain(`${grade} of 5`);
    expect(html.match(/h-1\.5 w-6 bg-ink/g)).toHaveLength(grade);
    expect(html.match(/h-1\.5 w-6/g)).toHaveLength(5);
  }
});

it("what the inspector could not check stands apart from the checks, with its reason", () => {
  const words = reportOf(4, [
    { name: "Engine", result: "good", note: null },
    { name: "Underside", result: "unseen", note: "No lift at this yard" },
  ]).replaceAll(/<[^>]*>/g, "");
  expect(words).toContain("Technical checksEngineNo findings");
  expect(words).toContain("What the inspector did not seeUnderside: No lift at this yard");
  expect(reportOf(4)).not.toContain("did not see");
});
