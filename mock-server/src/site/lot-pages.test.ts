/** Tests of `lot-pages.ts`. */
import { expect, it } from "vitest";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestApp } from "../test-support/app.ts";
import type { Context } from "../http/context.ts";
import { createLotPages } from "./lot-pages.ts";

/** `isEdge`: another process commits, so this one hears of no event. */
async function setUp(isEdge = false) {
  const app = await openTestApp();
  const { context } = app;
  const deaf = { ...context, store: { ...context.store, onCommit: () => () => false } };
  const cluster = { edge: {} } as Context["cluster"];
  const pages = createLotPages(isEdge ? { ...deaf, cluster } : context);
  let made = 0;
  const visit = (status = 200) =>
    pages.get("1", "/auction/1 br", async () => {
      made += 1;
      return { status, headers: new Headers(), body: new Uint8Array(1) };
    });
  /** How many pages were made for these visits. */
  const madeFor = async (...visits: (() => Promise<unknown>)[]) => {
    const before = made;
    for (const each of visits) await each();
    return made - before;
  };
  return { ...app, visit, madeFor };
}

it("A thousand visitors of a lot at once are one page", async () => {
  const { visit, madeFor } = await setUp();
  expect(await madeFor(() => Promise.all(Array.from({ length: 1_000 }, () => visit())))).toBe(1);
  expect(await madeFor(visit)).toBe(0);
});

it.each([
  ["the process that commits", false],
  ["an edge", true],
])(
  "At %s a page is made anew after a public event of its lot, and never after a sealed act",
  async (_, isEdge) => {
    const { store, visit, madeFor } = await setUp(isEdge);
    const act = { lot: 1, user: 1, mode: "max" } as const;
    await visit();
    expect(await bid(store, { ...act, amount: 25_000 })).toMatchObject({ ok: true });
    expect(await madeFor(visit)).toBe(1);
    expect(await bid(store, { ...act, amount: 30_000 })).toMatchObject({ ok: true });
    expect(await bid(store, { lot: 2, user: 2, amount: 25_000 })).toMatchObject({ ok: true });
    expect(await madeFor(visit)).toBe(0);
  },
);

it("A page is a second old at most, by the clock of the auctions", async () => {
  const { clock, visit, madeFor } = await setUp();
  await visit();
  clock.advance(999);
  expect(await madeFor(visit)).toBe(0);
  clock.advance(1);
  expect(await madeFor(visit)).toBe(1);
});

it("A page that is missing is not kept", async () => {
  const { visit, madeFor } = await setUp();
  expect(await madeFor(() => visit(404), visit)).toBe(2);
});
