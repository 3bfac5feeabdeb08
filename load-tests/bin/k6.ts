/** Finds k6, or builds it from its Go modules. */
import { spawnSync } from "node:child_process";
import { builtProgram, buildWithGo, QUICK_BUILD } from "./go-build.ts";

/**
 * Finds k6 in this order: K6_PATH, the PATH, .bin, a new build when Go is present.
 * @param isTimed Whether the times that it measures count: only then is a new build optimised.
 * @throws Error with the ways to get k6 on this platform.
 */
export function findK6(isTimed = true): string {
  const names = isTimed ? ["k6"] : ["k6", "k6-untimed"];
  const found = [process.env["K6_PATH"], "k6", ...names.map((name) => builtProgram(name))].find(
    (program) => program && runs(program),
  );
  const k6 =
    found ?? buildWithGo(names.at(-1)!, "load-tests/k6", "go.k6.io/k6/v2", isTimed ? undefined : QUICK_BUILD);
  if (!k6) throw new Error(installHint());
  return k6;
}

/** The first version that runs TypeScript and `k6/websockets`. k6 begins with the name of its file. */
function runs(program: string): boolean {
  const { status, stdout } = spawnSync(program, ["version"], { encoding: "utf8", timeout: 20_000 });
  return status === 0 && /^k6(-untimed)?(\.exe)? v[1-9]/.test(stdout);
}

function installHint(): string {
  const guide = "https://grafana.com/docs/k6/latest/set-up/install-k6/";
  const ways: Partial<Record<NodeJS.Platform, string>> = {
    darwin: "brew install k6",
    win32: "winget install k6 --source winget",
    linux: `the packages or the program of ${guide}, or Go 1.21 or newer on the PATH (then it is built, in minutes)`,
  };
  return `k6 is not here. Get it with:\n  ${ways[process.platform] ?? guide}\nor name it in K6_PATH.`;
}

if (import.meta.main) {
  try {
    console.log(findK6());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
