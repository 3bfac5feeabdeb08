/** Loaded into a measured server: answers each question with the work of its main thread since the last one. */
import { monitorEventLoopDelay, performance } from "node:perf_hooks";

/** Work of a thread between two questions. */
export interface ThreadReport {
  /** Part of the time in which it did something, 0 to 1. */
  readonly busy: number;
  /** CPU time, ms. */
  readonly cpuMs: number;
  /** How late its timers were, ms. */
  readonly delayP99Ms: number;
  readonly delayMostMs: number;
}

/** The question. Processes of the server load this file too, and get other messages. */
const REPORT = "report";
const NS_PER_MS = 1e6;
const US_PER_MS = 1e3;
const delay = monitorEventLoopDelay({ resolution: 1 });
let loop = performance.eventLoopUtilization();
let cpu = process.threadCpuUsage();

process.on("message", (question) => {
  if (question !== REPORT) return;
  const { user, system } = process.threadCpuUsage(cpu);
  const report: ThreadReport = {
    busy: performance.eventLoopUtilization(loop).utilization,
    cpuMs: (user + system) / US_PER_MS,
    delayP99Ms: delay.percentile(99) / NS_PER_MS,
    delayMostMs: delay.max / NS_PER_MS,
  };
  // From the first question on: a process that is never asked has no timer.
  delay.enable();
  delay.reset();
  loop = performance.eventLoopUtilization();
  cpu = process.threadCpuUsage();
  process.send?.(report);
});
