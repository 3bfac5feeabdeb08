/** Tests of `work-queue.ts`. */
import { describe, expect, it } from "vitest";
import { QueueFull, WorkQueue } from "./work-queue.ts";

/** Work that ends when the test releases it. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const run = (key: string): Promise<void> => {
    started.push(key);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.set(key, (error) => (error ? reject(error) : resolve()));
    return promise;
  };
  const end = async (key: string, error?: Error): Promise<void> => {
    ends.get(key)?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, run, end };
}

describe("the work queue", () => {
  it("runs a key once for all requests while it waits or runs", async () => {
    const work = heldWork();
    const queue = new WorkQueue(work.run, 10);
    const both = Promise.all([queue.ask("a"), queue.ask("a")]);
    await work.end("a");
    await both;
    expect(work.started).toEqual(["a"]);
  });

  it("runs one at a time, requested work first", async () => {
    const work = heldWork();
    const queue = new WorkQueue(work.run, 10);
    queue.prepare("first");
    queue.prepare("idle");
    queue.prepare("wanted later");
    const asked = [queue.ask("urgent"), queue.ask("wanted later")];
    expect(work.started).toEqual(["first"]);
    for (const key of ["first", "wanted later", "urgent", "idle"]) await work.end(key);
    await Promise.all(asked);
    expect(work.started).toEqual(["first", "wanted later", "urgent", "idle"]);
  });

  it("reports a failure to its requests, and tries again for the next", async () => {
    const work = heldWork();
    const queue = new WorkQueue(work.run, 10);
    const failing = queue.ask("a").catch((error: unknown) => error);
    await work.end("a", new Error("disk full"));
    expect(await failing).toEqual(new Error("disk full"));
    const again = queue.ask("a");
    await work.end("a");
    await expect(again).resolves.toBeUndefined();
  });

  it("refuses new keys when too many requests wait, except keys in progress", async () => {
    const work = heldWork();
    const queue = new WorkQueue(work.run, 2);
    const asked = [queue.ask("a"), queue.ask("b"), queue.ask("b")];
    await expect(queue.ask("c")).rejects.toThrow(QueueFull);
    await work.end("a");
    await work.end("b");
    await Promise.all(asked);
  });
});
