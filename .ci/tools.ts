import { execFileSync, spawnSync, type ExecFileSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { root } from "./steps.ts";

/** A reason why something is not done here, to be told and not to be failed for. */
export class Skipped extends Error {}

/** Runs a program, at most `limitS` seconds; its output is shown. Throws when it fails. */
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

/** Whether a program runs and succeeds, without a word. */
export function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore", timeout: 60_000 }).status === 0;
}

/** Whether packages may be installed with apt. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Debian's packages, without what they only recommend. Throws when they cannot be had. */
export function install(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]])
    execFileSync("apt-get", args, { stdio: "ignore", timeout: 900_000, env });
}
