/** The test suites as steps: unit tests in Node, journeys in a browser. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { shardOption } from "./shard.ts";
import { root, type Step } from "./steps.ts";

/**
 * Returns the tests without a browser (units, properties, API, contract, realtime probes): `core` belongs to `npm test`,
 * `more` to CI.
 */
export function units(part: "core" | "more"): Omit<Step, "name"> {
  return { ...unitTests, command: [...unitTests.command, ...shardOption], env: { TESTS: part } };
}

const unitTests = { command: ["vitest", "run"], limitS: 2_400, live: true } as const;

/** The built app. */
export const webBuild: Step = {
  name: "web build",
  command: ["node", "mock-server/bin/start.mjs", "--build-only"],
  limitS: 600,
};

/** What the oldest supported browsers lack, in the files of the build. */
export const oldestBrowsers: Step = {
  name: "oldest browsers",
  command: ["node", ".ci/browsers/check.ts"],
  limitS: 300,
};

type Part = "core" | "more" | "rest" | "all";

/**
 * Returns the journeys through the built app in Chromium: `core` belongs to `npm test`, `more` to CI, `rest` to
 * `npm run proof`; `all` are the three.
 * @param chosen Options of Playwright that choose some of them.
 */
export function journeys(
  part: Part,
  router: "embedded" | "crossbar" = "embedded",
  chosen: readonly string[] = shardOption,
): Omit<Step, "name"> {
  return playwright({ ROUTER: router, JOURNEYS: part }, chosen);
}

/** Timed journeys that measure a lot page on a slow processor. */
export const measuredJourneys = playwright({ JOURNEYS: "measured" });

/** Returns the tests of these files, which may end in a line (`web/e2e/bidding/buying.spec.ts:12`). */
export function testsOf(files: readonly string[]): Step[] {
  const specs = files.filter((file) => isSpec(file));
  const tests = files.filter((file) => !isSpec(file));
  return [
    ...(tests.length > 0
      ? [
          {
            ...unitTests,
            name: "vitest",
            command: [...unitTests.command, ...tests] satisfies Step["command"],
          },
        ]
      : []),
    ...(specs.length > 0 ? [webBuild, { name: "journeys", ...playwright({ JOURNEYS: "all" }, specs) }] : []),
  ];
}

/** The comparison of screens with their pictures. */
export const pictures: Step = {
  name: "screens, pixel by pixel",
  command: ["node", ".ci/screenshots.ts"],
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

type Environment = Readonly<Record<string, string>>;

let found: Environment | null = null;

/** Returns the environment in which a step finds the browser; empty without a browser, and the step then says so. */
export function browser(): Environment {
  found ??= findBrowser();
  return found;
}

/**
 * Returns the environment with the browser of a fixed version, which npm carries for Linux x64; empty on another
 * machine.
 */
export function fixedBrowser(): Environment {
  return findBrowser("--npm");
}

function findBrowser(...options: readonly string[]): Environment {
  try {
    const lines = execFileSync(process.execPath, [join(root, "web/e2e/browser.mjs"), ...options], {
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
