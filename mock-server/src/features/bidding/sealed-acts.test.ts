/** Tests: nobody but its owner can read or hear the moment of a sealed act (a maximum raised or cancelled). */
import { operations } from "@marsa/api-spec/generated/operations.ts";
import { describe, expect, it } from "vitest";
import { car } from "../../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";

const RIVAL = 2;
const OWNER = 1;

/** Calls that answer with figures of the process. */
const UNSTEADY = new Set(["getHealth"]);

/** Every GET about lot 1 or about nothing, and every list of lots. */
const reads: readonly (readonly [string, string, unknown?])[] = [
  ...Object.entries(operations).flatMap(([name, { method, path, mount, changes }]) =>
    method === "get" && mount === "/api" && !changes && !UNSTEADY.has(name) && !/\{(?!id\})/.test(path)
      ? [["GET", `${mount}${path.replace("{id}", "1")}`] as const]
      : [],
  ),
  ...["ending", "new", "price_asc", "price_desc", "bids"].map(
    (sort) => ["POST", "/api/auction/lots", { sort }] as const,
  ),
  ...["kind", "status", "light", "mark"].map(
    (field) => ["POST", `/api/auction/selectlist/all/${field}`, {}] as const,
  ),
  ["POST", "/api/auction/count/all/all", {}],
  ["POST", "/api/auction/statistics", { search: "Nissan" }],
  ["GET", "/auction/1"],
  ["GET", "/auction"],
];

/** Everything that a stranger and a rival read at this moment: status, headers and text of each answer. */
async function readAll({ send }: TestApp, rivalToken: string) {
  const answers: Record<string, unknown> = {};
  for (const token of [undefined, rivalToken]) {
    for (const [method, path, body] of reads) {
      const { status, headers, text } = await send(method, path, {
        ...(token !== undefined && { token }),
        ...(body !== undefined && { body }),
      });
      const kept = [...headers].filter(([name]) => !["x-request-id", "server-timing", "date"].includes(name));
      answers[
        `${token === undefined ? "stranger" : "rival"}: ${method} ${path} ${JSON.stringify(body ?? "")}`
      ] = { status, headers: kept, text: text.replaceAll(/"request_id":"[^"]*"/g, "") };
    }
  }
  return answers;
}

async function setUp() {
  const app = await openTestApp({ scene: { lots: [car(1, { reserve: 35_027 }), car(2)] }, jobs: true });
  let keys = 0;
  const call = async (path: string, userId: number, body: object) => {
    const answer = await app.post(`/api/auction/${path}`, body, {
      token: await app.tokenOf(userId),
      headers: { "idempotency-key": `sealed-act-${++keys}` },
    });
    expect(answer.status).toBe(200);
  };
  const bid = (lot: number, userId: number, price: number, mode: string) =>
    call("makebid", userId, { id_auction: lot, price, mode });
  await bid(1, RIVAL, 22_000, "exact");
  await bid(1, OWNER, 30_000, "max");
  /** Resolves when the hint of a later, public bid is out: all before it is out, too. */
  const nextHint = async (userId: number, price: number) => {
    await bid(2, userId, price, "exact");
    await expect
      .poll(() => JSON.stringify(app.published.filter(({ topic }) => topic === "auction.lots")))
      .toContain(`"price":${price}`);
  };
  return { ...app, call, bid, nextHint };
}

describe("A sealed act", () => {
  it.each([
    ["a raised maximum", (world: Awaited<ReturnType<typeof setUp>>) => world.bid(1, OWNER, 33_000, "max")],
    [
      "a cancelled maximum",
      (world: Awaited<ReturnType<typeof setUp>>) => world.call("removeproxy", OWNER, { id_auction: 1 }),
    ],
  ])("(%s) changes nothing that others can read or hear", async (_, act) => {
    const world = await setUp();
    await world.nextHint(3, 21_000);
    const rival = await world.tokenOf(RIVAL);
    const before = await readAll(world, rival);
    const heard = world.published.length;
    await act(world);
    expect(await readAll(world, rival)).toEqual(before);
    await world.nextHint(4, 24_000);
    const others = world.published
      .slice(heard)
      .filter(
        ({ topic, payload }) =>
          topic !== `user.${OWNER}` && JSON.stringify(payload).includes('"id_auction":1'),
      );
    expect(others).toEqual([]);
  });
});
