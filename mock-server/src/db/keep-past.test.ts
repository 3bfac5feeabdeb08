import { describe, expect, it } from "vitest";
import { aside } from "./aside.ts";
import { keepPast } from "./keep-past.ts";
import type { ReaderPool } from "./readers.ts";

/** A count of numbers: those up to 100 are long ago. */
const howMany = aside(
  import.meta.url,
  "howMany",
  (_db, { from, to }: { from: number; to: number }) =>
    numbers.filter((each) => each >= from && each < to).length,
  {
    of: ({ from, to }) => (to > 100 ? { past: { from, to: 100 }, rest: { from: 100, to }, until: 99 } : null),
    join: (past, rest) => past + rest,
  },
);
let numbers: number[] = [];

/** Answers at once, or when it is let; counts what it is asked. */
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
    const answers = inputs.map((input) => query.run(undefined as never, input));
    await this.held?.promise;
    return answers;
  };
  close = async () => undefined;
}

function open() {
  const pool = new FakePool();
  numbers = [10, 20, 150];
  const readers = keepPast(pool);
  return { pool, readers, count: (to = 1_000) => readers.ask(howMany, { from: 0, to }) };
}

/** As a commit does it. */
function add(readers: ReturnType<typeof keepPast>, number: number): void {
  numbers.push(number);
  readers.changed(number);
}

describe("What a query says of lots that ended long ago", () => {
  it("is asked once and kept, while the rest is asked each time", async () => {
    const { pool, readers, count } = open();
    expect(await count()).toBe(3);
    expect(pool.asked).toBe(2);
    add(readers, 160);
    expect(await count()).toBe(4);
    expect(await count()).toBe(4);
    expect(pool.asked).toBe(4);
  });

  it("is asked anew as soon as one of them has changed", async () => {
    const { readers, count } = open();
    expect(await count()).toBe(3);
    add(readers, 99);
    expect(await count()).toBe(4);
  });

  it("is asked once by all who come before it is answered", async () => {
    const { pool, count } = open();
    pool.hold();
    const answers = Promise.all([count(), count(), count()]);
    pool.held!.resolve();
    expect(await answers).toEqual([3, 3, 3]);
    expect(pool.asked).toBe(4);
  });

  it("is not put beside a rest of after its change", async () => {
    const { pool, readers, count } = open();
    await count();
    pool.hold();
    const late = count();
    // One is moved from long ago to now: seen by neither of two moments, or by both.
    numbers = [10, 150, 170];
    readers.changed(20);
    pool.held!.resolve();
    expect(await late).toBe(3);
  });

  it("is kept per question, and a question that has no such part is asked whole", async () => {
    const { pool, count } = open();
    expect(await count(1_000)).toBe(3);
    expect(await count(50)).toBe(2);
    expect(pool.asked).toBe(3);
  });

  it("is not kept when it could not be read", async () => {
    const { pool, count } = open();
    pool.fails = true;
    await expect(count()).rejects.toThrow("The disk is gone");
    pool.fails = false;
    expect(await count()).toBe(3);
  });

  it("makes room for newer ones", async () => {
    const { pool, readers } = open();
    for (let from = 0; from < 600; from++) await readers.ask(howMany, { from: -from, to: 1_000 });
    const before = pool.asked;
    await readers.ask(howMany, { from: 0, to: 1_000 });
    await readers.ask(howMany, { from: -599, to: 1_000 });
    expect(pool.asked - before).toBe(3);
  });
});
