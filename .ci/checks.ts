/** The static checks of `npm run check`: style, types, imports, dead code, documents and generated code. */
import { shareOf } from "./shard.ts";
import { root, runSteps, type Step, type StepResult } from "./steps.ts";

const install: Step = { name: "packages of the checks", command: ["node", ".ci/packages.ts"], limitS: 900 };

/** Checks that run without the product. */
const checks: readonly Step[] = [
  {
    name: "types: server, contract, tools",
    command: ["tsc", "-p", "tsconfig.json", "--noEmit"],
    limitS: 600,
  },
  { name: "types: web", command: ["tsc", "-p", "web/tsconfig.json", "--noEmit"], limitS: 600 },
  { name: "types: k6 scenarios", command: ["tsc", "-p", "load-tests/scenarios/tsconfig.json"], limitS: 600 },
  { name: "lint", command: ["oxlint", "--deny-warnings", "--type-aware"], limitS: 600 },
  { name: "format", command: ["oxfmt", "--check", "."], limitS: 600 },
  {
    name: "arrows",
    command: [
      "depcruise",
      "--config",
      ".dependency-cruiser.cjs",
      "api-spec",
      "realtime",
      "mock-server",
      "web",
      "load-tests",
      ".ci",
    ],
    limitS: 600,
  },
  { name: "circles of folders", command: ["node", ".ci/folders.ts"], limitS: 600 },
  { name: "dead code", command: ["knip"], limitS: 600 },
  {
    name: "documents",
    command: ["redocly", "lint", "openapi.yaml", "asyncapi.yaml", "--config", "redocly.yaml"],
    cwd: `${root}/api-spec`,
    env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    limitS: 600,
  },
  { name: "generated code is current", command: ["node", ".ci/generated.ts"], limitS: 600 },
];

/** Runs the checks, two at a time, since most of them use one core. */
export async function runChecks(): Promise<StepResult[]> {
  return [...(await runSteps([install])), ...(await runSteps(shareOf(checks), 2))];
}
