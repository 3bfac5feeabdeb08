/** Tests of `bounded-queue.ts`. */
import { expect, it } from "vitest";
import { createBoundedQueue } from "./bounded-queue.ts";

/** Work that ends when it is told to. */
function slow() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve("done") };
}

it("refuses work beyond its places, and takes work again when some has ended", async () => {
  const queue = createBoundedQueue(3, 3);
  const one = slow();
  const running = queue.run("a", one.work);
  const waiting = [queue.run("b", async () => "b"), queue.run("c", async () => "c")];
  expect(queue.run("d", async () => "d")).toBeNull();
  one.end();
  expect(await Promise.all([running, ...waiting])).toEqual(["done", "b", "c"]);
  expect(await queue.run("d", async () => "d")).toBe("d");
});

it("leaves places to others when one caller has taken all of their own", async () => {
  const queue = createBoundedQueue(10, 2);
  const one = slow();
  const own = [queue.run("a", one.work), queue.run("a", async () => "second")];
  expect(queue.run("a", async () => "third")).toBeNull();
  const other = queue.run("b", async () => "b");
  one.end();
  expect(await Promise.all([...own, other])).toEqual(["done", "second", "b"]);
});

it("runs one piece of work at a time, also after one that failed", async () => {
  const queue = createBoundedQueue(3, 3);
  const failed = queue.run("a", () => Promise.reject(new Error("broken")));
  const next = queue.run("a", async () => "next");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("next");
});
