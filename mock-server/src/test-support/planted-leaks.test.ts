/** Tests of the secret scan of `app.ts`: it finds planted leaks. */
import { expect, it } from "vitest";
import { file } from "../http/handler.ts";
import { spreadsheet, XLSX, type SheetOrder } from "../http/spreadsheet/spreadsheet.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { car, person, SELLER } from "../sqlite/test-support/people.ts";
import { openTestApp } from "./app.ts";

const RESERVE = 29_989;
const MAXIMUM = 26_003;
const STAFF = 23;

/** Lot 1 with an unreached reserve, led by person 1 with a maximum; every export of lots answers this sheet. */
async function openWith(order: Omit<SheetOrder, "name">, name = "Lots") {
  const users = [person(1, 100_000), person(SELLER, 0), person(STAFF, 0, { roles: ["backoffice"] })];
  const app = await openTestApp({
    scene: { users, lots: [car(1, { reserve: RESERVE })] },
    handlers: {
      exportLots: async () => file(await spreadsheet({ ...order, name }), { type: XLSX, name: "a.xlsx" }),
    },
  });
  expect(await bid(app.store, { lot: 1, user: 1, amount: MAXIMUM, mode: "max" })).toMatchObject({ ok: true });
  const exported = async (userId: number) => {
    const authorization = `Bearer ${await app.tokenOf(userId)}`;
    const headers = { "content-type": "application/json", authorization };
    const init = { method: "POST", headers, body: "{}" };
    expect((await app.app.request("/api/auction/export/all", init)).status).toBe(200);
    return app.leaks.splice(0);
  };
  return { app, exported };
}

const empty = { columns: [{ title: "Lot", kind: "number", width: 8 }], rows: [] } as const;

const oneLeak = (what: string) => [expect.stringContaining(what)];

it("a secret in an event is found, unless each of its receivers may know it", async () => {
  const { app } = await openWith(empty);
  const leaksOf = async (...event: Parameters<typeof app.publisher.publish>) => {
    await app.publisher.publish(...event);
    return app.leaks.splice(0);
  };
  const reserve = { minimum: RESERVE };
  expect(await leaksOf("heartbeat.pub", { max: MAXIMUM })).toEqual(
    oneLeak("heartbeat.pub reveals the maximum of lot 1"),
  );
  expect(await leaksOf("live.queue.1", { text: "from 29,989" })).toEqual(
    oneLeak("the reserve of lot 1 at text"),
  );
  expect(await leaksOf("live.ctrl.1", reserve, { eligible: [STAFF, SELLER] })).toEqual([]);
  expect(await leaksOf("live.ctrl.1", reserve, { eligible: [STAFF, 1] })).toEqual(
    oneLeak("live.ctrl.1 reveals"),
  );
  expect(await leaksOf("user.1", { max: MAXIMUM }, { eligible: [1] })).toEqual([]);
});

it.each<[string, Omit<SheetOrder, "name">, string?]>([
  ["number", { columns: [{ title: "Price", kind: "aed", width: 9 }], rows: [[RESERVE]] }],
  ["text", { columns: [{ title: "Note", kind: "text", width: 9 }], rows: [["at least AED 29,989"]] }],
  ["title", { columns: [{ title: "From 29989", kind: "text", width: 9 }], rows: [] }],
  ["name of a sheet", empty, "From 29989"],
])("a secret in a spreadsheet is found as a %s, unless its reader may know it", async (_, order, name) => {
  const { exported } = await openWith(order, name);
  const leak = ["POST /api/auction/export/all reveals the reserve of lot 1 at its text"];
  expect([await exported(1), await exported(SELLER)]).toEqual([leak, []]);
});
