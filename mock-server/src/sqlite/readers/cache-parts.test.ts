/** Tests of `cache-parts.ts`. */
import { describe, expect, it } from "vitest";
import { workerQuery } from "../../store/worker-query.ts";
import { cacheParts } from "./cache-parts.ts";
import type { ReaderPool } from "./readers.ts";

/** A count of numbers: those from 100 to 200 are moving. */
const howMany = workerQuery(
  import.meta.url,
  "howMany",
  (_db, { from, to }: { from: number; to: number }) =>
    numbers.filter((each) => each >= from && each < to).length,
  {
    of: ({ from, to }) =>
      to > 200
        ? {
            steady: [
              { input: { from, to: 100 }, ends: { after: -Infinity, until: 99 } },
              { input: { from: 201, to }, ends: { after: 200, until: Infinity } },
            ],
            rest: { from: 100, to: 201 },
          }
        : null,
    join: (steady, rest) => steady.reduce((sum, part) => sum + part, rest),
  },
);
let numbers: number[] = [];

/** Answers at once or when released, and counts the queries. */
class FakePool implements ReaderPool {
  asked = 0;
  held: PromiseWithResolvers<void> | null = null;
  fails = false;

  hold(): void {
    this.held = Promise.withResolvers();
  }

  run: ReaderPool["run"] = async (query, inputs) => {
    this.asked += inputs.length;
    if (this.fails) throw new Error("The disk is gone");
    const answers = await Promise.all(inputs.map((input) => query.run(undefined as never, input)));
    await this.held?.promise;
    return answers;
  };
  make: ReaderPool["make"] = async ({ run, make }, input) => make(await run(undefined as never, input));
  release = async () => undefined;
  close = async () => undefined;
}

function open() {
  const pool = new FakePool();
  numbers = [10, 20, 150];
  const readers = cacheParts(pool);
  return { pool, readers, count: (to = 1_000) => readers.ask(howMany, { from: 0, to }) };
}

/** Changes the numbers like a commit. */
function add(readers: ReturnType<typeof cacheParts>, number: number): void {
  numbers.push(number);
  readers.changed(number);
}

describe("The cacheable part of a query", () => {
  it("is read once and cached, while the live part is read each time", async () => {
    const { pool, readers, count } = open();
    expect(await count()).toBe(3);
    expect(pool.asked).toBe(3);
    add(readers, 160);
    expect(await count()).toBe(4);
    expect(await count()).toBe(4);
    expect(pool.asked).toBe(5);
  });

  it("is read again as soon as one of its lots has changed", async () => {
    const { readers, count } = open();
    expect(await count()).toBe(3);
    add(readers, 99);
    expect(await count()).toBe(4);
    add(readers, 201);
    expect(await count()).toBe(5);
  });

  it("is read again when a lot leaves the live part, not when one changes within it, and no other part is", async () => {
    const { pool, readers, count } = open();
    await count();
    for (const end of [100, 200]) readers.changed(end);
    await count();
    expect(pool.asked).toBe(4);
    numbers = [10, 20, 250];
    for (const end of [150, 250]) readers.changed(end);
    expect(await count()).toBe(3);
    expect(pool.asked).toBe(6);
    numbers = [10, 150, 250];
    for (const end of [20, 150]) readers.changed(end);
    expect(await count()).toBe(3);
    expect(pool.asked).toBe(8);
  });

  it("is read once for all who ask before the answer", async () => {
    const { pool, count } = open();
    pool.hold();
    const answers = Promise.all([count(), count(), count()]);
    pool.held!.resolve();
    expect(await answers).toEqual([3, 3, 3]);
    expect(pool.asked).toBe(5);
  });

  it("is not joined with a live part from after its change", async () => {
    const { pool, readers, count } = open();
    await count();
    pool.hold();
    const late = count();
    // One number moves from long ago to now: two snapshots could see neither or both.
    numbers = [10, 150, 170];
    for (const end of [20, 170]) readers.changed(end);
    pool.held!.resolve();
    expect(await late).toBe(3);
  });

  it("is cached per query, and a query without such a part is read whole", async () => {
    const { pool, count } = open();
    expect(await count(1_000)).toBe(3);
    expect(await count(50)).toBe(2);
    expect(pool.asked).toBe(4);
  });

  it("is not cached when the read failed", async () => {
    const { pool, count } = open();
    pool.fails = true;
    await expect(count()).rejects.toThrow("The disk is gone");
    pool.fails = false;
    expect(await count()).toBe(3);
  });

  it("is dropped for newer ones when the cache is full", async () => {
    const { pool, readers } = open();
    for (let from = 0; from < 1_100; from++) await readers.ask(howMany, { from: -from, to: 1_000 });
    const before = pool.asked;
    await readers.ask(howMany, { from: 0, to: 1_000 });
    await readers.ask(howMany, { from: -1_099, to: 1_000 });
    expect(pool.asked - before).toBe(3);
  });
});
