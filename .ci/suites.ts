import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root, type Step } from "./steps.ts";

/** Units, properties, API, contract, realtime probes: all that needs no browser. */
export const units: readonly Step[] = [
  { name: "vitest", command: ["vitest", "run"], limitS: 2_400, live: true },
];

/**
 * Journeys through the built app in a real Chromium.
 * In: which router they talk over, and which of them: `core` belongs to `npm test`, `more` to CI, `all` are both; besides, a title's part.
 * Out: the build and the run; the run fails with a sentence when no browser can be had.
 */
export async function journeys(
  router: "embedded" | "crossbar" = "embedded",
  part: "core" | "more" | "all" = "core",
  only?: string,
): Promise<Step[]> {
  return [
    { name: "web build", command: ["node", "mock-server/bin/start.mjs", "--build-only"], limitS: 600 },
    {
      name: `journeys (${part}, ${router})`,
      command: ["playwright", "test", "-c", "web", ...(only ? ["-g", only] : [])],
      env: { ...browser(), ROUTER: router, JOURNEYS: part },
      limitS: 4_800,
      live: true,
    },
  ];
}

/** What the environment of a browser's steps needs to find it; nothing when there is none, and they say so. */
export function browser(): Record<string, string> {
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
