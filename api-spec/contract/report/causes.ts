/** Groups failed and skipped checks by their cause. */
import type { Result } from "../base/check.ts";

export interface Cause {
  readonly text: string;
  /** Names of the checks. */
  readonly checks: readonly string[];
  /** The first result of this cause. */
  readonly example: Result;
}

/** Causes of failures, the one with most checks first. */
export function causesOf(results: readonly Result[]): Cause[] {
  return grouped(results, ({ broken }) => (broken === null ? null : causeOf(broken)));
}

/** Reasons of skipped checks, the one with most checks first. */
export function reasonsOf(results: readonly Result[]): Cause[] {
  return grouped(results, ({ skipped }) => skipped);
}

function grouped(results: readonly Result[], textOf: (result: Result) => string | null): Cause[] {
  const findings = results.flatMap((result) => {
    const text = textOf(result);
    return text === null ? [] : [{ text, result }];
  });
  return [...Map.groupBy(findings, ({ text }) => text)]
    .map(([text, all]) => ({
      text,
      checks: all.map(({ result }) => result.check.name),
      example: all[0]!.result,
    }))
    .toSorted((a, b) => b.checks.length - a.checks.length);
}

const REPLY = /^([A-Z]+ [^ ]+) answered (\d+)/;

/**
 * Returns the text that failures of one cause share: call and status without ids, or the failed expectation without
 * its values.
 */
function causeOf(broken: string): string {
  const lines = broken.split("\n");
  const reply = REPLY.exec(lines[0] ?? "");
  if (!reply) return withoutValues(lines[0] ?? "");
  const [, asked = "", status = ""] = reply;
  const wanted = lines.find((line, i) => i > 0 && line !== "") ?? "";
  return `${withoutIds(asked)} answered ${status}${wanted ? `. ${withoutValues(wanted)}` : ""}`;
}

function withoutIds(asked: string): string {
  return asked.replace(/\?.*$/, "").replaceAll(/(?<=\/)\d+(?=\/|$)/g, "{id}");
}

function withoutValues(text: string): string {
  return text.replaceAll(/"[^"]*"/g, '"…"').replaceAll(/\d+/g, "…");
}
