/** Tests of the lower thread priority. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

const script = `
import { getPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { lowerPriority } from ${JSON.stringify(new URL("./lower-priority.ts", import.meta.url).href)};
const seen = [];
for (const nice of [3, 6, 4]) { lowerPriority(nice); seen.push(getPriority(0)); }
parentPort.postMessage(seen);
`;

it.runIf(process.platform === "linux")("a thread lowers its priority, and never raises it", async () => {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  const [[first, second, third]] = (await once(worker, "message")) as [number[]];
  expect(first).toBeGreaterThanOrEqual(3);
  expect(second).toBeGreaterThanOrEqual(6);
  expect(third).toBe(second);
});
