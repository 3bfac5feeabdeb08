/** Programs of the benches in processes of their own, and what they use, by /proc (Linux). */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TICKS_A_SECOND = 100;

/** `core`: the one it may run on; null: any. What a write costs depends much on where the reader runs. */
export function start(core: number | null, program: string, ...args: (string | number)[]): ChildProcess {
  const pinned = { execPath: "taskset", execArgv: ["-c", String(core), process.execPath] };
  return fork(join(import.meta.dirname, program), args.map(String), core === null ? {} : pinned);
}

export async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

/** What a child says next. */
export async function answer<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, "message")) as [Message];
  return message;
}

/** All processes of a group. */
export function groupOf(leader: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && Number(statOf(pid)[2]) === leader);
}

/** Processor time that they have used so far, s. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid);
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND;
  }, 0);
}

export function memoryKb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }, 0);
}

/** The fields of /proc/PID/stat after the name; empty when it has ended. */
function statOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  } catch {
    return [];
  }
}
