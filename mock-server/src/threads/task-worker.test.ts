/** Tests of the worker for background tasks. */
import { describe, expect, it, onTestFinished } from "vitest";
import { inProcess, inThread, TaskWorker, type TaskResult } from "./task-worker.ts";

interface Answer extends TaskResult {
  readonly id: number;
  readonly twice: number;
}

const ANSWER = `(task) => ({ error: task < 0 ? "negative" : null, twice: task * 2 })`;
const script = (body: string) => new URL(`data:text/javascript,${encodeURIComponent(body)}`);
const threadScript = script(`
  import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", (task) => {
    if (task === 0) process.exit(1);
    parentPort.postMessage({ id: threadId, ...(${ANSWER})(task) });
  });
  parentPort.postMessage("loaded");`);
const processScript = new URL("../test-support/doubling-process.mjs", import.meta.url);

describe.each([
  ["a thread", inThread(threadScript)],
  ["a process", inProcess(processScript)],
] as const)("a worker in %s", (_where, run) => {
  function openWorker(idleMs: number | null = null) {
    const worker = new TaskWorker<number, Answer>(run, idleMs);
    onTestFinished(() => worker.end());
    return worker;
  }

  it("runs one task after the other", async () => {
    const worker = openWorker();
    const answers = await Promise.all([worker.ask(1), worker.ask(2), worker.ask(3)]);
    expect(answers.map(({ twice }) => twice)).toEqual([2, 4, 6]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  it("fails only the task with the error", async () => {
    const worker = openWorker();
    await expect(worker.ask(-1)).rejects.toThrow("negative");
    expect(await worker.ask(4)).toMatchObject({ twice: 8 });
  });

  it("fails a task that crashes the worker, and restarts with the next task", async () => {
    const worker = openWorker();
    const before = await worker.ask(1);
    await expect(worker.ask(0)).rejects.toThrow("ended");
    const after = await worker.ask(5);
    expect(after.twice).toBe(10);
    expect(after.id).not.toBe(before.id);
  });

  it("ends when it is idle, and restarts with the next task", async () => {
    const worker = openWorker(0);
    const before = await worker.ask(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    const after = await worker.ask(2);
    expect(after.id).not.toBe(before.id);
  });

  it("takes no task after it is closed", async () => {
    const worker = openWorker();
    await worker.ask(1);
    await worker.end();
    await expect(worker.ask(2)).rejects.toThrow("The worker was ended");
  });
});

it("lets a thread load before it ends it: an end while a native module loads would end the whole process", async () => {
  const loaded = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const loading = script(`
    import { parentPort, workerData } from "node:worker_threads";
    Atomics.store(workerData, 0, 1);
    parentPort.postMessage("loaded");`);
  const worker = new TaskWorker<number, Answer>(inThread(loading, loaded));
  worker.start();
  await worker.end();
  expect(loaded[0]).toBe(1);
});
