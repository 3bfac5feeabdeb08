/** Runs programs as named steps with a time limit. It shows their output when they fail, and their times. */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { countsOf } from "./counts.ts";
import { packagesBin } from "./packages.ts";
import { endOfGroup, spawned, withFolderFirst } from "./processes.ts";

/** Path of the repository. */
export const root = join(import.meta.dirname, "..");

type Environment = Readonly<Record<string, string>>;

export interface Step {
  readonly name: string;
  /** Program and arguments; programs of npm are found first. */
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Environment | (() => Environment);
  /** Time limit, s. It ends a step that hangs; a busy machine must not reach it. */
  readonly limitS: number;
  /** Whether the output shows while the step runs; beside another step it shows at the end. */
  readonly live?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** The output of the step, stdout and stderr in order. */
  readonly output: string;
}

/**
 * Runs steps in order, at most `atOnce` at a time. Prints a line for each finished step and the output of failed
 * ones.
 * @returns One result for each step, in the given order.
 */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<StepResult[]> {
  const results = Array.from<StepResult>({ length: steps.length });
  const queue = steps.map((step, index) => ({ step, index }));
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next.index] = await runStep(next.step, atOnce === 1);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/** Runs one step, alone or beside others, and prints how it went. */
async function runStep(step: Step, isAlone: boolean): Promise<StepResult> {
  const isLive = step.live === true && isAlone;
  if (isLive) console.log(`\n--- ${step.name}`);
  const begin = performance.now();
  const { ok, output } = await run(step, isLive);
  const seconds = (performance.now() - begin) / 1000;
  if (!isLive && step.live) console.log(`\n--- ${step.name}\n${output.trimEnd()}`);
  else if (!ok && !isLive) console.log(`\n${output.trimEnd()}\n`);
  const skipped = /^SKIPPED: .*$/m.exec(output)?.[0] ?? "";
  console.log(
    `${ok ? "ok    " : "FAILED"} ${step.name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${skipped}`.trimEnd(),
  );
  return { name: step.name, ok, seconds, output };
}

function run(step: Step, isLive: boolean): Promise<{ ok: boolean; output: string }> {
  const { program, args, shell, detached } = spawned(step.command);
  const bin = join(root, "node_modules", ".bin");
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      cwd: step.cwd ?? root,
      env: { ...withFolderFirst(bin, withFolderFirst(packagesBin, process.env)), ...envOf(step) },
      stdio: ["ignore", "pipe", "pipe"],
      // Nothing that the step started outlives it.
      detached,
      shell,
    });
    const endGroup = (signal: NodeJS.Signals) => {
      const end = endOfGroup(child.pid!, signal);
      try {
        if ("kill" in end) process.kill(...end.kill);
        else spawnSync(end.run[0]!, end.run.slice(1), { stdio: "ignore" });
      } catch {
        // The group has already ended.
      }
    };
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (isLive) process.stdout.write(chunk);
    };
    const timer = setTimeout(() => {
      take(Buffer.from(`\n${step.name}: ended after ${step.limitS} s.\n`));
      endGroup("SIGTERM");
      setTimeout(endGroup, 5_000, "SIGKILL").unref();
    }, step.limitS * 1000);
    running.add(endGroup);
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const settle = (ok: boolean) => {
      clearTimeout(timer);
      running.delete(endGroup);
      endGroup("SIGTERM");
      resolve({ ok, output });
    };
    child.on("error", (error) => {
      output += `${program}: ${error.message}\n`;
      settle(false);
    });
    child.on("close", (code) => settle(code === 0));
  });
}

const running = new Set<(signal: NodeJS.Signals) => void>();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const endGroup of running) endGroup("SIGTERM");
    process.exit(130);
  });
}

function envOf({ env }: Step): Environment {
  return typeof env === "function" ? env() : (env ?? {});
}

/** Returns the parts that a step skipped because a program is missing. Tests that skip themselves do not count. */
export function leftOutIn({ output }: StepResult): string[] {
  return linesOf(output, "SKIPPED");
}

/**
 * Prints the end of a run and exits: the time of each step, counts of tests and retries, skipped parts, each failed
 * test with the command that runs it alone, and the tests of all steps in the last line.
 * @param onlyWhole Proofs that run whole elsewhere.
 */
export function summarise(results: readonly StepResult[], onlyWhole: readonly string[] = []): never {
  console.log("\n--- Summary");
  for (const { name, ok, seconds } of results)
    console.log(`${ok ? "ok    " : "FAILED"} ${name.padEnd(44)} ${seconds.toFixed(1).padStart(7)} s`);
  for (const word of ["TESTS", "SKIPPED", "SKIPPED TESTS", "RETRIED", "FAILED TEST"])
    for (const { name, output } of results)
      for (const line of linesOf(output, word)) console.log(`${line} (${name})`);
  for (const proof of onlyWhole) console.log(`npm run proof: ${proof}`);
  const failed = results.filter(({ ok }) => !ok);
  for (const { name } of failed) console.log(`failed: ${name}`);
  const minutes = (performance.now() / 60_000).toFixed(1);
  console.log(`${results.length - failed.length} of ${results.length} steps passed, ${minutes} min`);
  const tests = countsOf(results);
  console.log(`tests: ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`);
  process.exit(failed.length === 0 ? 0 : 1);
}

function linesOf(output: string, word: string): string[] {
  return output.split("\n").filter((line) => line.startsWith(`${word}: `));
}
