/** Tests of `condition.tsx`. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConditionReport } from "./condition.tsx";

/** The report of a car with a grade, without its tags. */
function reportOf(grade: number): string {
  const condition = { grade, zones: [], tyres: [], checks: [] };
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
