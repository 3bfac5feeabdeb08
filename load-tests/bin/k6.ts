/** Where k6 is, or how to get it. It is neither in npm nor in Debian; from its Go modules it builds anywhere. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const built = join(root, ".bin", process.platform === "win32" ? "k6.exe" : "k6");

/** Go fetches a newer one of itself from this version on. */
const LEAST_GO_MINOR = 21;

/**
 * In this order: K6_PATH, the one built before, one on the PATH, one built now when Go is here (two minutes, once).
 * Out: the program. Throws an Error with the ways to get it for this platform.
 */
export function findK6(): string {
  const found = [process.env["K6_PATH"], built, "k6"].find((program) => program && runs(program));
  if (found) return found;
  if (goIsHere() && build()) return built;
  throw new Error(howToGetIt());
}

/** Version 1 was the first that runs TypeScript and `k6/websockets`. */
function runs(program: string): boolean {
  const { status, stdout } = spawnSync(program, ["version"], { encoding: "utf8", timeout: 20_000 });
  return status === 0 && /^k6(\.exe)? v[1-9]/.test(stdout);
}

function goIsHere(): boolean {
  const { stdout } = spawnSync("go", ["version"], { encoding: "utf8", timeout: 20_000 });
  const minor = /go1\.(\d+)/.exec(stdout ?? "")?.[1];
  return minor !== undefined && Number(minor) >= LEAST_GO_MINOR;
}

function build(): boolean {
  console.log("Building k6 from its Go modules; this takes two minutes and happens once …");
  const { status } = spawnSync(
    "go",
    ["build", "-trimpath", "-ldflags=-s -w", "-o", built, "go.k6.io/k6/v2"],
    {
      cwd: join(root, "load-tests", "k6"),
      env: { ...process.env, GOFLAGS: "-buildvcs=false" },
      stdio: ["ignore", "inherit", "inherit"],
      timeout: 900_000,
    },
  );
  return status === 0 && existsSync(built);
}

function howToGetIt(): string {
  const ways: Partial<Record<NodeJS.Platform, string>> = {
    darwin: "brew install k6",
    win32: "winget install k6 --source winget",
    linux:
      "Go 1.21 or newer on the PATH (then it is built by itself), or https://grafana.com/docs/k6/latest/set-up/install-k6/",
  };
  const way = ways[process.platform] ?? "https://grafana.com/docs/k6/latest/set-up/install-k6/";
  return `k6 is not here. Get it with:\n  ${way}\nor name it in K6_PATH.`;
}

if (import.meta.main) {
  try {
    console.log(findK6());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
