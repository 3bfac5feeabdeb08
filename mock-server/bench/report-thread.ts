/** Loaded into a measured server: answers each message with the work of its main thread since the last one. */
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

const NS_PER_MS = 1e6;
const US_PER_MS = 1e3;
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let loop = performance.eventLoopUtilization();
let cpu = process.threadCpuUsage();

process.on("message", () => {
  const { user, system } = process.threadCpuUsage(cpu);
  const report: ThreadReport = {
    busy: performance.eventLoopUtilization(loop).utilization,
    cpuMs: (user + system) / US_PER_MS,
    delayP99Ms: delay.percentile(99) / NS_PER_MS,
    delayMostMs: delay.max / NS_PER_MS,
  };
  delay.reset();
  loop = performance.eventLoopUtilization();
  cpu = process.threadCpuUsage();
  process.send?.(report);
});
