/** Tests of `request-log.ts`. */
import { describe, expect, it } from "vitest";
import { START } from "../sqlite/test-support/people.ts";
import { openTestApp } from "../test-support/app.ts";

describe("the log of requests", () => {
  it("has requests, users and results, newest first", async () => {
    const { get, post, tokenOf } = await openTestApp();
    const token = await tokenOf(1);
    const headers = { "idempotency-key": "k-0123456789" };
    await post("/api/auction/makebid", { id_auction: 1, price: 20_000 }, { token, headers });
    const refused = await post("/api/auction/makebid", { id_auction: 1, price: 1 }, { token, headers });
    await get("/api/nowhere");
    const { body } = await get("/_mock/log");
    expect(body.data).toMatchObject([
      { method: "GET", path: "/api/nowhere", operation: null, status: 404, result: "NO_SUCH_CALL" },
      {
        request_id: refused.body.request_id,
        at: new Date(START).toISOString(),
        method: "POST",
        path: "/api/auction/makebid",
        operation: "makebid",
        status: 409,
        id_user: 1,
        result: "KEY_REUSED",
      },
      { operation: "makebid", status: 200, id_user: 1, result: "success" },
    ]);
    expect(body.data[1].ms).toBeGreaterThan(0);
  });

  it("says whether a call was made, how often, by whom and with which result", async () => {
    const { get, post, tokenOf } = await openTestApp();
    for (const user of [1, 2, 1]) {
      const headers = { "idempotency-key": `filter-${user}-0123` };
      await post(
        "/api/auction/makebid",
        { id_auction: 1, price: 1 },
        { token: await tokenOf(user), headers },
      );
    }
    await get("/api/auction/lot/1");
    const countOf = async (query: string) => (await get(`/_mock/log?${query}`)).body.data.length;
    expect(await countOf("operation=makebid")).toBe(3);
    expect(await countOf("operation=makebid&id_user=1")).toBe(2);
    expect(await countOf("operation=makebid&status=200")).toBe(0);
    expect(await countOf("path=/api/auction/lot/1&limit=5")).toBe(1);
    expect(await countOf("operation=listMyLots")).toBe(0);
    expect((await get("/_mock/log?operation=makeBid")).body.details.errors).toMatchObject([
      { field: "operation", message: "The API has no call named makeBid" },
    ]);
  });

  it("has the requests since an instant", async () => {
    const { get } = await openTestApp();
    await get("/api/auction/lot/1");
    const at = (await get("/_mock/log")).body.data[0].at as string;
    const later = new Date(Date.parse(at) + 1).toISOString();
    const countOf = async (since: string) =>
      (await get(`/_mock/log?path=/api/auction/lot/1&since=${since}`)).body.data.length;
    expect([await countOf(at), await countOf(later)]).toEqual([1, 0]);
    expect((await get("/_mock/log?since=yesterday")).status).toBe(422);
  });

  it("says with what a call was made and answered, when it is asked for bodies", async () => {
    const { get, post, tokenOf } = await openTestApp();
    const headers = { "idempotency-key": "bodies-0123456" };
    await post(
      "/api/auction/makebid",
      { id_auction: 1, price: 1, mode: "exact" },
      { token: await tokenOf(1), headers },
    );
    await get("/api/auction/history/1?limit=5");
    const [history, bid] = (await get("/_mock/log?bodies=true")).body.data;
    expect(bid).toMatchObject({
      query: {},
      body: { id_auction: 1, price: 1, mode: "exact" },
      reply: { result: "BID_TOO_LOW", details: { next_min: 20_000 } },
    });
    expect(history).toMatchObject({ query: { limit: "5" }, body: null, reply: { result: "success" } });
    expect((await get("/_mock/log")).body.data[1]).not.toHaveProperty("body");
  });

  it("masks each password, code, token and account in its bodies", async () => {
    const { get, post, tokenOf } = await openTestApp();
    const token = await tokenOf(1);
    await post("/api/auth/signin", { id: "person1@marsa.test", password: "not-this-one" });
    await post("/api/auth/confirm", { password: "nor-this-one" }, { token });
    await post("/_mock/tokens", { count: 1 });
    await get(`/api/nowhere?token=${token}`);
    const { text, body } = await get("/_mock/log?bodies=true");
    expect(text).not.toMatch(/not-this-one|nor-this-one/);
    expect(text).not.toContain(token);
    expect(body.data.at(-1).body).toEqual({ id: "person1@marsa.test", password: "[secret]" });
    expect(body.data[1].reply.data[0].access_token).toBe("[secret]");
  });

  it("keeps the bodies of the last hundred requests", async () => {
    const { get } = await openTestApp();
    for (let i = 0; i < 101; i++) await get("/api/config");
    const { data } = (await get("/_mock/log?bodies=true&limit=500")).body;
    expect([data[99].reply.result, data[100].reply]).toEqual(["success", undefined]);
  });

  it("is exported as a HAR file, oldest first, with the filters of the log", async () => {
    const { get, post } = await openTestApp();
    await get("/api/config");
    await get("/api/auction/history/1?limit=5");
    await post("/api/auth/signin", { id: "person1@marsa.test", password: "not-this-one" });
    const all = await get("/_mock/log/har");
    expect(all.headers.get("content-type")).toBe("application/octet-stream");
    const { log } = JSON.parse(all.text);
    expect([log.version, log.entries.length]).toEqual(["1.2", 3]);
    expect(log.entries[1]).toMatchObject({
      request: {
        method: "GET",
        url: expect.stringMatching(/^http.*\/api\/auction\/history\/1\?limit=5$/),
        queryString: [{ name: "limit", value: "5" }],
      },
      response: { status: 200, content: { mimeType: "application/json" } },
      comment: "getHistory",
    });
    expect(log.entries[2].request.postData.text).toBe('{"id":"person1@marsa.test","password":"[secret]"}');
    expect(JSON.parse((await get("/_mock/log/har?operation=getConfig")).text).log.entries).toHaveLength(1);
    expect((await get("/_mock/log/har?operation=nothing")).status).toBe(422);
  });

  it("is exported with a body of twenty thousand levels in it, cut where nobody reads on", async () => {
    const { get, post } = await openTestApp();
    const levels = 20_000;
    await post("/api/auth/signin", `{"id":${"[".repeat(levels)}${"]".repeat(levels)},"password":"not-this"}`);
    for (const path of ["/_mock/log/har", "/_mock/log?bodies=true"]) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain("[more levels]");
    }
  });

  it("contains no body, query, token or secret of a path by default", async () => {
    const { get, post, send, tokenOf } = await openTestApp();
    const token = await tokenOf(1);
    await post("/api/auth/signin", { id: "person1@marsa.test", password: "not-this-one" });
    await get("/api/auction/history/1?before=987654", { token });
    await send("PUT", `/api/push/registrations/${token}`, { token, body: {} });
    await get(`/api/nowhere/${token}`);
    const { text, body } = await get("/_mock/log");
    expect(body.data).toHaveLength(4);
    expect(text).not.toMatch(/person1|not-this-one|987654/);
    expect(text).not.toContain(token);
  });

  it("stores the last five hundred, returns as many as requested, and can be emptied", async () => {
    const { get, send } = await openTestApp();
    for (let i = 0; i < 505; i++) await get(`/api/nowhere/${i}`);
    const all = await get("/_mock/log?limit=500");
    expect(all.body.data).toHaveLength(500);
    expect(all.body.data[0].path).toBe("/api/nowhere/504");
    expect(all.body.data[499].path).toBe("/api/nowhere/5");
    expect((await get("/_mock/log")).body.data).toHaveLength(100);
    expect((await get("/_mock/log?limit=501")).status).toBe(422);
    await send("DELETE", "/_mock/log");
    expect((await get("/_mock/log")).body.data).toMatchObject([{ operation: "clearRequestLog" }]);
  });

  it("has a line without a status for a call whose socket was closed", async () => {
    const { get, post } = await openTestApp();
    await post("/_mock/faults", { operation: "getConfig", drop: true });
    await expect(get("/api/config")).rejects.toThrow("closed without an answer");
    expect((await get("/_mock/log")).body.data[0]).toMatchObject({
      operation: "getConfig",
      status: 0,
      result: null,
    });
  });

  it("skips reads of the controls, and has their changes", async () => {
    const { get, post } = await openTestApp();
    await get("/_mock/bots");
    await get("/_mock/log");
    await post("/_mock/bots", { count: 3 });
    expect((await get("/_mock/log")).body.data).toMatchObject([{ operation: "setBots" }]);
  });
});
