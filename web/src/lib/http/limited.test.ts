import { describe, expect, it } from "vitest";
import { limited } from "./limited.ts";

describe("a limit", () => {
  it("never runs more jobs at once, and runs all of them in order", async () => {
    const run = limited(2);
    const started: number[] = [];
    let now = 0;
    let most = 0;
    const job = (n: number) => async () => {
      started.push(n);
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
      return n;
    };
    await expect(Promise.all([1, 2, 3, 4, 5].map((n) => run(job(n))))).resolves.toEqual([1, 2, 3, 4, 5]);
    expect(started).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it("gives the place of a failed job to the next one", async () => {
    const run = limited(1);
    const failed = run(() => Promise.reject(new Error("no")));
    const after = run(() => Promise.resolve("yes"));
    await expect(failed).rejects.toThrow("no");
    await expect(after).resolves.toBe("yes");
  });
});
