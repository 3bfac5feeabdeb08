/** Starts the programs of a bench as processes and reads their resource use from /proc (Linux). */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TICKS_A_SECOND = 100;

/** @param core The core of the process; null: any. The cost of a write depends on the core of the reader. */
export function start(core: number | null, program: string, ...args: (string | number)[]): ChildProcess {
  const pinned = { execPath: "taskset", execArgv: ["-c", String(core), process.execPath] };
  return fork(join(import.meta.dirname, program), args.map(String), core === null ? {} : pinned);
}

export async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

/** Resolves to the next message of a child. */
export async function answer<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, "message")) as [Message];
  return message;
}

/** Returns all processes of a group. */
export function groupOf(leader: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && Number(statOf(pid)[2]) === leader);
}

/** Returns the processor time of the processes so far, s. */
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

/** Returns the fields of /proc/PID/stat after the name; empty for an ended process. */
function statOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  } catch {
    return [];
  }
}
