/** Tests: people at the door of a sale, from the card to the paddle. */
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";
import { beforeEach, expect, it } from "vitest";
import { ownData } from "../identity/own-data/repository-own-data.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { ADMIN, aLane, CLERK, SECOND, type Lane } from "./test-support/a-lane.ts";

const PHONE = "+971506642108";
const CARD = {
  firstName: "Khalifa",
  lastName: "Al Marri",
  phone: "050 664 2108",
  emirates_id: "784-1988-4620917-3",
  emirates_id_expires: "2028-09-30",
  birth_date: "1988-05-09",
};

let lane: Lane;
beforeEach(async () => {
  lane = await aLane();
});

const register = (change: object = {}) =>
  lane.as(CLERK, "/live/room/walkins", { id_queue: 1, ...CARD, ...change });
const enter = (id: number, code: string) => lane.as(CLERK, "/live/room/walkins/code", { id_user: id, code });
const codes = async (to = PHONE): Promise<string[]> =>
  (await lane.get(`/_mock/inbox?to=${encodeURIComponent(to)}`)).body.data.map(
    ({ code }: { code: string }) => code,
  );
const sign = async (as = CLERK): Promise<number> => {
  const form = new FormData();
  form.set("kind", "document");
  form.set("file", new Blob(["%PDF-1.4\n%%EOF"]), "signature.pdf");
  return (await lane.post("/api/files", form, { token: await lane.tokenOf(as) })).body.data.id_file;
};
const admit = async (id: number, change: object = {}, key?: string) =>
  lane.as(
    CLERK,
    "/live/room/walkins/paddle",
    { id_queue: 1, id_user: id, signature: await sign(), deposit: 30_000, ...change },
    key,
  );
const pay = (url: string) =>
  lane.app.request(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "outcome=paid",
  });
const verified = async (): Promise<number> => {
  const { id_user } = (await register()).body.data;
  await enter(id_user, (await codes())[0]!);
  return id_user;
};
const fields = async (change: object) =>
  (await register(change)).body.details.errors.map(({ field }: { field: string }) => field);
const errorOf = ({ body }: Awaited<ReturnType<typeof register>>) => body.details.errors[0];

it("a person at the door gets a paddle in four steps, and bids in the room before staff accept the profile", async () => {
  const { body } = await register();
  expect(body.data).toMatchObject({ name: "Khalifa Al Marri", phone: PHONE, verified: false });
  const id = body.data.id_user;
  expect((await enter(id, (await codes())[0]!)).body.data.verified).toBe(true);
  const { paddle, payment } = (await admit(id, { number: 214 })).body.data;
  expect(paddle).toEqual({
    number: 214,
    line: null,
    name: "Khalifa Al Marri",
    covers: 0,
    limit: null,
    limit_asked: null,
  });
  expect(payment).toMatchObject({ amount: 30_000, fee: 600, charge: 30_600, status: "pending" });
  await pay(payment.url);
  expect((await lane.paddles(CLERK))[0]).toMatchObject({ number: 214, covers: 150_000 });
  expect((await lane.fromRoom(20_000)).body.data.outcome).toBe("leading");
  const onNet = await lane.net(id, 20_500);
  expect(onNet.body.result).toBe("STANDBY");
  expect(await lane.findings()).toEqual([]);
});

it("nobody gets a paddle before the phone is verified, and a wrong code changes nothing", async () => {
  const { id_user: id } = (await register()).body.data;
  expect((await admit(id)).body.details.why).toBe("The phone is not verified");
  const wrong = (await codes())[0] === "000000" ? "000001" : "000000";
  expect((await enter(id, wrong)).body.result).toBe("CODE_WRONG");
  expect((await enter(1, "123456")).status).toBe(404);
});

it("a card that was read wrong is corrected, and another phone is verified anew", async () => {
  const id = await verified();
  const again = (await register({ firstName: "Khaled", phone: "050 111 2233" })).body.data;
  expect(again).toMatchObject({ id_user: id, name: "Khaled Al Marri", verified: false });
  expect(await codes("+971501112233")).toHaveLength(1);
});

it("the page stops for a document that another client has, a locked person, and a phone that is theirs", async () => {
  const id = await verified();
  await admit(id);
  const taken = errorOf(await register({ phone: "050 111 2233" }));
  expect(taken).toMatchObject({
    field: "emirates_id",
    message: "Khalifa Al Marri has this document already: give them a paddle as a known client",
  });
  const other = { emirates_id: "784-1990-1234567-1" };
  expect(errorOf(await register(other))).toEqual({
    field: "phone",
    message: "Khalifa Al Marri has this phone already",
  });
  await lane.context.store.write(async (db) =>
    sqlite(db).prepare("UPDATE profile SET lock_reason = 'Unpaid lot' WHERE user_id = ?").run(id),
  );
  expect(errorOf(await register()).message).toBe("This person is locked: Unpaid lot");
});

it("an expired card, a child, and a number that is none are refused at their fields", async () => {
  expect(await fields({ emirates_id_expires: "2020-01-01" })).toEqual(["emirates_id_expires"]);
  expect(await fields({ birth_date: "2015-01-01", emirates_id: "12" })).toEqual([
    "birth_date",
    "emirates_id",
  ]);
  expect(await fields({ phone: "12" })).toEqual(["phone"]);
});

it("the card's number is stored encrypted, and the person finds it in the export of their data", async () => {
  const id = await verified();
  await admit(id);
  const rows = await lane.context.store.read(async (db) =>
    sqlite(db).prepare("SELECT fields, sealed FROM profile WHERE user_id = ?").all(id),
  );
  expect(JSON.stringify(rows)).not.toContain("4620917");
  const own = await lane.context.store.read((db) => ownData(db, id));
  expect(JSON.stringify(own)).toContain("784-1988-4620917-3");
});

it("the card's number stands in no reply of the door, in no event, sheet, mail or log", async () => {
  const { body, text } = await register();
  const id = body.data.id_user;
  const replies = [text, (await enter(id, (await codes())[0]!)).text];
  const admitted = await admit(id, { number: 214 });
  replies.push(admitted.text, (await pay(admitted.body.data.payment.url)).statusText);
  replies.push(
    (await register({ phone: "050 111 2233" })).text,
    (await register({ birth_date: "2015-01-01" })).text,
  );
  replies.push(
    (await lane.fromRoom(20_000)).text,
    JSON.stringify([await lane.paddles(CLERK), await lane.board()]),
  );
  for (const path of ["/_mock/log", "/_mock/log/har", "/_mock/inbox", "/api/auction/history/1"])
    replies.push((await lane.get(path)).text);
  const found = { filter: { q: CARD.emirates_id, tab: "all" } };
  for (const [path, asked] of [
    ["/backoffice/clients/export", found],
    ["/backoffice/audit/export", {}],
  ] as const) {
    const sheet = await lane.app.request(`/api${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${await lane.tokenOf(ADMIN)}`, "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    replies.push(JSON.stringify(sheetOf(new Uint8Array(await sheet.arrayBuffer()))));
  }
  for (const path of ["/backoffice/clients/list", "/backoffice/audit"])
    replies.push((await lane.as(ADMIN, path)).text);
  await lane.settled();
  const everything = [...replies, ...lane.logged, JSON.stringify(lane.published)].join("\n");
  expect(everything).toContain("Khalifa Al Marri");
  expect(everything.replaceAll(/[^\d\n]/g, "")).not.toContain("4620917");
});

it("a repeated key charges once, and only the signature of this counter counts", async () => {
  const id = await verified();
  expect(errorOf(await admit(id, { signature: await sign(SECOND) })).field).toBe("signature");
  const body = { id_queue: 1, id_user: id, signature: await sign(), deposit: 30_000 };
  const send = () => lane.as(CLERK, "/live/room/walkins/paddle", body, "walk-in-once-1");
  const [one, two] = [await send(), await send()];
  expect(two.body.data.payment.id_payment).toBe(one.body.data.payment.id_payment);
  expect((await admit(id)).body.data).toMatchObject({ paddle: one.body.data.paddle });
});

it("a limit in place of the deposit charges nothing, and one of the two is given", async () => {
  const id = await verified();
  expect(errorOf(await admit(id, { deposit: undefined })).field).toBe("deposit");
  expect(errorOf(await admit(id, { limit: 40_000 })).field).toBe("deposit");
  const { paddle, payment } = (await admit(id, { deposit: undefined, limit: 40_000, number: 214 })).body.data;
  expect([paddle, payment]).toMatchObject([{ number: 214, limit: 40_000, covers: 40_000 }, null]);
  expect((await lane.fromRoom(20_000)).body.data.outcome).toBe("leading");
  expect(await lane.findings()).toEqual([]);
});
