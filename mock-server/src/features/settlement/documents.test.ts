/** Tests of `documents.ts`. */
import { expect, it } from "vitest";
import { car, person, SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const lots = [
  car(1, {
    buyNow: 30_000,
    documents: [{ name: "Registration card", kind: "registration" }],
    reports: [{ name: "Inspection report", kind: "inspection", pages: 3 }],
  }),
];
const users = [person(1, 40_000), person(2, 40_000), person(SELLER, 0, { roles: ["seller"] })];

async function setUp() {
  const app = await openTestApp({ scene: { users, lots } });
  const post = async (path: string, body: object) => {
    const headers = { "idempotency-key": `papers-of-${path.length}` };
    expect(
      (await app.post(`/api${path}`, body, { token: await app.tokenOf(1), headers, sure: true })).status,
    ).toBe(200);
  };
  await post("/auction/buynow", { id_auction: 1, price: 30_000 });
  return {
    ...app,
    pay: () => post("/my/pay", { id_auction: 1 }),
    read: async (userId: number) => app.get("/api/my/documents/1", { token: await app.tokenOf(userId) }),
  };
}

it("the documents of a won lot are readable for its buyer after the payment, and for nobody else", async () => {
  const { pay, read } = await setUp();
  expect((await read(1)).status).toBe(404);
  await pay();
  const { status, body } = await read(1);
  expect([status, body.data.map(({ name }: { name: string }) => name)]).toEqual([
    200,
    [
      "Tax invoice MAR-TI-2026-000001.pdf",
      "Sale sheet 20001.pdf",
      "Contract 20001.pdf",
      "Registration card.pdf",
      "Inspection report.pdf",
    ],
  ]);
  for (const other of [2, SELLER]) expect((await read(other)).status).toBe(404);
});

it("they are the same each time, and have temporary links", async () => {
  const { pay, read, app } = await setUp();
  await pay();
  const [first] = (await read(1)).body.data;
  const [again] = (await read(1)).body.data;
  expect(again).toEqual({ ...first, url: expect.any(String) });
  const fetched = await app.request(first.url);
  expect(fetched.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await fetched.arrayBuffer()).toString("latin1")).toMatch(/^%PDF/);
});
