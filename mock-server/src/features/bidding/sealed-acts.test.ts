/** Tests: nobody but its owner can read or hear the moment of a sealed act (a maximum raised, cancelled or kept). */
import { operations } from "@marsa/api-spec/generated/operations";
import { strFromU8, unzipSync } from "fflate";
import { HEARTBEAT } from "@marsa/realtime/topics";
import { describe, expect, it } from "vitest";
import { car, person, SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";

const OWNER = 1;
const RIVAL = 2;
const WATCHER = 5;

/** Calls that answer with figures of the process. */
const UNSTEADY = new Set(["getHealth"]);
const SORTS = ["ending", "new", "price_asc", "price_desc", "bids", "year", "mileage"];
const FACETS = ["kind", "status", "light", "mark", "model", "emirate", "vat"];

/** Every GET about lot 1 or about nothing, every list of lots in each order, every count, and the pages. */
const reads: readonly (readonly [string, string, unknown?])[] = [
  ...Object.entries(operations).flatMap(([name, { method, path, mount, changes }]) =>
    method === "get" && mount === "/api" && !changes && !UNSTEADY.has(name) && !/\{(?!id\})/.test(path)
      ? [["GET", `${mount}${path.replace("{id}", "1")}`] as const]
      : [],
  ),
  ...SORTS.map((sort) => ["POST", "/api/auction/lots", { sort }] as const),
  ...["auction/lots/live", "auction/lots/favorites", "my/lots/all", "my/lots/outbid"].map(
    (list) => ["POST", `/api/${list}`, {}] as const,
  ),
  ...FACETS.map((field) => ["POST", `/api/auction/selectlist/favorites/${field}`, {}] as const),
  ["POST", "/api/auction/selectlist/all/all/menu_otypes", {}],
  ["POST", "/api/auction/count/all/all", {}],
  ["POST", "/api/auction/count/all/all", { filter: { light: ["red"] } }],
  ["POST", "/api/auction/statistics", { search: "Nissan" }],
  ["POST", "/api/auction/suggest", { text: "nissan under 200k" }],
  ["POST", "/api/auction/schedule", { from: "2026-11-22" }],
  ["POST", "/api/auction/map/all", {}],
  ["POST", "/api/auction/export/all", {}],
  ["POST", "/api/auction/conditions", { id_auction: 1 }],
  ["POST", "/api/sale/lots/all", {}],
  ["HEAD", "/api/auction/lot/1"],
  ["GET", "/auction/1"],
  ["GET", "/auction"],
  ["GET", "/sitemap.xml"],
  ["GET", "/metrics"],
];

/** What each answer carries of its own, and what tells nothing but the time. */
const OWN_HEADERS = new Set(["x-request-id", "server-timing", "date"]);

/** Removes random values: epochs, request ids, keys, salts and their hashes. */
const withoutChance = (text: string) =>
  text
    .replaceAll(/"(request_id|epoch|vapid_key)":"[^"]*"/g, "")
    .replaceAll(/\b[0-9a-f]{32}(?:[0-9a-f]{32})?\b/g, "");

/** The text of an answer. A packed file has the time of its making in it: its parts count. */
function textOf(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString() !== "PK") return bytes.toString();
  return JSON.stringify(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}

/** Everything that strangers, a rival, a watcher and the seller read now: status, headers and text of each answer. */
async function readAll({ app }: TestApp, tokens: Readonly<Record<string, string | undefined>>) {
  const answers: Record<string, unknown> = {};
  for (const [who, token] of Object.entries(tokens)) {
    for (const [method, path, body] of reads) {
      const reply = await app.request(`http://localhost:4000${path}`, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const kept = [...reply.headers].filter(([name]) => !OWN_HEADERS.has(name));
      const bytes = Buffer.from(await reply.arrayBuffer());
      const told = withoutChance(textOf(bytes));
      answers[`${who}: ${method} ${path} ${JSON.stringify(body ?? "")}`] = [reply.status, kept, told];
    }
  }
  return answers;
}

async function setUp() {
  const users = [1, 2, 3, 4, WATCHER].map((id) => person(id, 1_000_000));
  const seller = person(SELLER, 0, { roles: ["seller"] });
  const lots = [car(1, { reserve: 35_027 }), car(2)];
  const app = await openTestApp({ scene: { users: [...users, seller], lots }, jobs: true });
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
  await call("fav/add/1", WATCHER, {});
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

type World = Awaited<ReturnType<typeof setUp>>;

const worded = (event: object) => withoutChance(JSON.stringify(event));

/** All that others read and hear of a world around a sealed act; null: nothing is done at its time. */
async function story(act: ((world: World) => Promise<void>) | null) {
  const world = await setUp();
  await world.nextHint(3, 21_000);
  await world.settled();
  const tokens = {
    stranger: undefined,
    rival: await world.tokenOf(RIVAL),
    watcher: await world.tokenOf(WATCHER),
    seller: await world.tokenOf(SELLER),
  };
  const before = await readAll(world, tokens);
  const heard = world.published.length;
  await act?.(world);
  const after = await readAll(world, tokens);
  await world.nextHint(4, 24_000);
  await world.context.sceneControl.setClock({ byMs: 60_000 });
  await world.settled();
  const later = await readAll(world, tokens);
  const { data: inbox } = (await world.get("/_mock/inbox")).body;
  const owner = ["person1@marsa.test", "+971500000001"];
  // Each topic has an order of its own. Hints are collected for a moment, and pass events of other topics or not.
  const others = world.published
    .slice(heard)
    .filter(({ topic }) => topic !== `user.${OWNER}`)
    .toSorted((a, b) => a.topic.localeCompare(b.topic));
  return {
    before,
    after,
    later,
    heard: others.filter(({ topic }) => topic !== HEARTBEAT).map(worded),
    // How many heartbeats there are is a matter of time.
    heartbeat: others
      .filter(({ topic }) => topic === HEARTBEAT)
      .map(worded)
      .at(-1),
    messages: inbox.filter(({ to }: { to: string }) => !owner.includes(to)),
  };
}

describe("A sealed act", () => {
  it.each([
    ["a raised maximum", (world: World) => world.bid(1, OWNER, 33_000, "max")],
    ["a cancelled maximum", (world: World) => world.call("removeproxy", OWNER, { id_auction: 1 })],
  ])("(%s) changes nothing that others can read or hear, then or later", async (_, act) => {
    const { before, after, ...done } = await story(act);
    expect(after).toEqual(before);
    const { before: _before, after: _after, ...undone } = await story(null);
    expect(done).toEqual(undone);
    expect(done.heartbeat).toContain("now");
  });
});
