/**
 * Prints at the end of a run, as lines that .ci repeats: how many journeys passed, failed, were retried and skipped;
 * the reason of each skip; and each failure with its trace, its screenshot and the command that runs this journey
 * alone.
 */
import { relative } from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

const SLOWEST = 3;
/** An assertion prints its locator, the expected and the received value in its first lines. */
const REASON_LINES = 6;
const REASON_CHARACTERS = 500;

export default class CountReporter implements Reporter {
  private suite: Suite | null = null;

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const groups = Object.groupBy(tests, (test) => test.outcome());
    const { expected = [], unexpected = [], flaky = [], skipped = [] } = groups;
    const counts = `${expected.length + flaky.length} passed, ${unexpected.length} failed, ${flaky.length} retried`;
    console.log(`TESTS: ${counts}, ${skipped.length} skipped; slowest: ${slowestOf(tests)}`);
    for (const [why, those] of Map.groupBy(skipped, reasonOf))
      console.log(`SKIPPED TESTS: ${those.length}, ${why}`);
    for (const test of flaky) console.log(`RETRIED: ${nameOf(test)}: ${firstFailure(test)}`);
    for (const test of unexpected) console.log(`FAILED TEST: ${nameOf(test)}: ${firstFailure(test)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function slowestOf(tests: readonly TestCase[]): string {
  const timed = tests.map((test) => ({
    title: nameOf(test),
    ms: Math.max(0, ...test.results.map(({ duration }) => duration)),
  }));
  const slowest = timed.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  return slowest.map(({ title, ms }) => `${Math.round(ms / 1000)} s ${title}`).join("; ");
}

function nameOf(test: TestCase): string {
  return test.titlePath().slice(1).join(" › ");
}

function reasonOf({ annotations, results }: TestCase): string {
  const all = [...annotations, ...results.flatMap((result) => result.annotations)];
  return all.find(({ type }) => type === "skip")?.description ?? "no reason given";
}

function firstFailure(test: TestCase): string {
  const result = test.results.find(({ error }) => error);
  const { file, line } = test.location;
  const again = `again: npm test -- ${relative(process.cwd(), file)}:${line}`;
  return [reasonOfFailure(result), ...keptOf(result), again].join("; ");
}

/** Returns on one line where a journey failed, on what, and what it found instead. */
function reasonOfFailure(result: TestResult | undefined): string {
  const { message, location } = result?.error ?? {};
  if (message === undefined) return "no reason given";
  const lines = message
    .replaceAll(COLOURS, "")
    .split("\n")
    .map((line) => line.trim());
  const why = lines.filter(Boolean).slice(0, REASON_LINES).join(" | ").slice(0, REASON_CHARACTERS);
  return location ? `line ${location.line}: ${why}` : why;
}

/** Returns the paths of a failure's trace and screenshot. */
function keptOf(result: TestResult | undefined): string[] {
  return (result?.attachments ?? [])
    .filter(({ name, path }) => path !== undefined && /^(trace|screenshot)$/.test(name))
    .map(({ name, path = "" }) => `${name}: ${relative(process.cwd(), path)}`);
}

// oxlint-disable-next-line no-control-regex -- the escape codes of colours
const COLOURS = /\u001B\[[0-9;]*m/g;
