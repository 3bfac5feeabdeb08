/** Helpers that run and install programs. */
import { execFileSync, spawn, spawnSync, type ExecFileSyncOptions } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { findK6 } from "../load-tests/bin/k6.ts";
import { root } from "./steps.ts";

/** The reason for skipping a check. */
export class Skipped extends Error {}

/**
 * Runs a program and shows its output.
 * @param limitS Time limit, s.
 * @throws Error when the program fails.
 */
export function run(
  command: readonly [string, ...string[]],
  limitS: number,
  options: Pick<ExecFileSyncOptions, "cwd" | "env"> = {},
): void {
  const [program, ...args] = command;
  execFileSync(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    timeout: limitS * 1000,
    killSignal: "SIGKILL",
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
  });
}

/**
 * Runs a program whose output goes to a file, and is shown only when the program fails. It does not block this
 * process, which reads what a server that it started prints: unread, the server waits at a full pipe for ever.
 * @param limitS Time limit, s.
 * @throws Error when the program fails.
 */
export async function runWithLog(
  [program, ...args]: readonly [string, ...string[]],
  limitS: number,
  { cwd, env, log }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv; readonly log: string },
): Promise<void> {
  const out = openSync(log, "w");
  const timeout = limitS * 1000;
  const stdio = ["ignore", out, out] as const;
  const child = spawn(program, args, { stdio: [...stdio], timeout, killSignal: "SIGKILL", cwd, env });
  closeSync(out);
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  if (code === 0) return;
  console.log(readFileSync(log, "utf8"));
  throw new Error(`${program} ended with ${code ?? signal}`);
}

/** Returns whether a program runs and succeeds; shows no output. */
export function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore", timeout: 60_000 }).status === 0;
}

/** Returns the path of k6 (`load-tests/bin/k6.ts`); null, and a line that says so, where there is none. */
export function k6Here(isTimed = true): string | null {
  try {
    return findK6(isTimed);
  } catch (error) {
    console.log("SKIPPED: no k6");
    console.log(error instanceof Error ? error.message : error);
    return null;
  }
}

/** Returns whether apt may install packages. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs Debian packages without their recommendations. Waits while another step installs some.
 * @throws Error when a package is not available.
 */
export function install(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]])
    execFileSync("apt-get", ["-o", "DPkg::Lock::Timeout=600", ...args], {
      stdio: "ignore",
      timeout: 900_000,
      env,
    });
}
