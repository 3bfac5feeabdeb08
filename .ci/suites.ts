/** The tests as steps: units in Node, journeys in a browser. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root, type Step } from "./steps.ts";

/** Units, properties, API, contract, realtime probes: all that needs no browser. */
export const units: Step = { name: "vitest", command: ["vitest", "run"], limitS: 2_400, live: true };

/** The app as browsers get it. */
export const webBuild: Step = {
  name: "web build",
  command: ["node", "mock-server/bin/start.mjs", "--build-only"],
  limitS: 600,
};

type Part = "core" | "more" | "rest" | "all";

/**
 * Journeys of people through the built app in Chromium: `core` belongs to `npm test`, `more` to CI, `rest` to
 * `npm run proof`, `all` are the three. `only` is a part of a title.
 */
export function journeys(
  part: Part,
  router: "embedded" | "crossbar" = "embedded",
  only?: string,
): Omit<Step, "name"> {
  return playwright({ ROUTER: router, JOURNEYS: part }, only ? ["-g", only] : []);
}

/** What the page of a lot costs a slow processor, timed. */
export const measuredJourneys = playwright({ JOURNEYS: "measured" });

/** Tests of these files alone, which may end in a line (`web/e2e/buying.spec.ts:12`). */
export function testsOf(files: readonly string[]): Step[] {
  const specs = files.filter((file) => isSpec(file));
  const tests = files.filter((file) => !isSpec(file));
  return [
    ...(tests.length > 0
      ? [{ ...units, command: ["vitest", "run", ...tests] satisfies Step["command"] }]
      : []),
    ...(specs.length > 0 ? [webBuild, { name: "journeys", ...playwright({ JOURNEYS: "all" }, specs) }] : []),
  ];
}

/** The screens that matter, pixel by pixel. */
export const pictures: Step = {
  name: "screens, pixel by pixel",
  command: ["node", ".ci/screenshots.ts"],
  env: browser,
  limitS: 2_400,
  live: true,
};

function playwright(env: Readonly<Record<string, string>>, args: readonly string[] = []): Omit<Step, "name"> {
  return {
    command: ["playwright", "test", "-c", "web", ...args],
    env: () => ({ ...browser(), ...env }),
    limitS: 4_800,
    live: true,
  };
}

function isSpec(file: string): boolean {
  return /\.spec\.ts(:\d+)?$/.test(file);
}

let found: Readonly<Record<string, string>> | null = null;

/** Returns the environment in which a step finds the browser; an empty one where there is none, and the step says so. */
export function browser(): Readonly<Record<string, string>> {
  found ??= findBrowser();
  return found;
}

function findBrowser(): Readonly<Record<string, string>> {
  try {
    const lines = execFileSync(process.execPath, [join(root, "web/e2e/browser.mjs")], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 600_000,
    });
    return Object.fromEntries(
      lines
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    );
  } catch {
    return {};
  }
}
