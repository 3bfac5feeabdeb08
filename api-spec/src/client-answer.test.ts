/** Answers that somebody else gives in the place of this API. */
import { describe, expect, it } from "vitest";
import { reply } from "./client.ts";
import { NetworkProblem } from "./client-problem.ts";
import { bid, problem, server } from "./client-test-support.ts";

const as = (type: string, body: string | Uint8Array<ArrayBuffer> | null, status = 200, headers = {}) =>
  new Response(body, { status, headers: { ...(type !== "" && { "content-type": type }), ...headers } });
const placed = { result: "success", data: { outcome: "leading", price: 179_000 } };
const json = (body: unknown, status = 200) => as("application/json", JSON.stringify(body), status);
const portal = (status: number) =>
  as("text/html; charset=utf-8", "<html>Sign in to the Wi-Fi</html>", status);

/** Replies that somebody else than this API sends, or that broke on their way. */
const FOREIGN: Readonly<Record<string, () => Response>> = {
  ...Object.fromEntries(
    [200, 400, 401, 402, 403, 404, 407, 409, 413, 422, 429, 451, 500, 502, 503, 504, 511].map((status) => [
      `HTML with ${status}`,
      () => portal(status),
    ]),
  ),
  "a success cut after 60 bytes": () => as("application/json", JSON.stringify(placed).slice(0, 60)),
  "a success cut after its first byte": () => as("application/json", "{"),
  "an empty body": () => as("application/json", ""),
  "204 without a body": () => as("", null, 204),
  "202 with the right JSON": () => json(placed, 202),
  "{}": () => json({}),
  '{"ok":true}': () => json({ ok: true }),
  null: () => json(null),
  "a list": () => json([placed]),
  "a text": () => json("success"),
  "a success without data": () => json({ result: "success" }),
  "a success with null as data": () => json({ result: "success", data: null }),
  "a success with a text as data": () => json({ result: "success", data: "done" }),
  "another API's success": () => json({ result: "ok", data: placed.data }),
  "a refusal's code with 200": () => json({ result: "BID_TOO_LOW", message: "No.", data: {} }),
  "the right JSON as text": () => as("text/plain", JSON.stringify(placed)),
  "the right JSON as HTML": () => as("text/html", JSON.stringify(placed)),
  "the right JSON without a type": () => as("", new TextEncoder().encode(JSON.stringify(placed))),
  "a redirect": () => as("", null, 302, { location: "https://portal.test/login" }),
  "a problem of another server": () =>
    as(
      "application/problem+json",
      JSON.stringify({ type: "about:blank", title: "Forbidden", status: 403 }),
      403,
    ),
  "a gateway's own JSON": () => json({ message: "Endpoint request timed out" }, 504),
  "an unknown code": () => problem(403, "BLOCKED_BY_POLICY"),
  "a code in small letters": () => problem(401, "unauthorized"),
  "a problem with another status than its reply": () => problem(401, "UNAUTHORIZED", { status: 407 }),
  "a known code alone": () => json({ result: "NOT_FOUND" }, 404),
  "a problem with an empty sentence": () => problem(409, "BID_TOO_LOW", { message: "" }),
  "a problem with a sentence in parts": () => problem(409, "BID_TOO_LOW", { message: ["No."] }),
  "a problem with facts in one word": () => problem(409, "BID_TOO_LOW", { details: "none" }),
  "a problem as HTML": () =>
    as(
      "text/html",
      JSON.stringify({ result: "UNAUTHORIZED", message: "Error: unauthorized", details: {} }),
      401,
    ),
  "a problem cut on its way": () =>
    as(
      "application/problem+json",
      '{"type":"https://marsa.test/problems/unauthorized","title":"Not sig',
      401,
    ),
};

describe("an answer that is not of this API", () => {
  it.each(Object.entries(FOREIGN))("leaves a bid unknown and the session alone: %s", async (_, answer) => {
    const { api, asked, onUnauthorized } = server(answer(), answer(), answer());
    const error: unknown = await reply(api.POST("/auction/makebid", bid)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkProblem);
    expect(error).toMatchObject({ kind: "unreadable", leftOpen: "once" });
    expect(new Set(asked.map(({ headers }) => headers.get("idempotency-key")))).toEqual(new Set(["k1"]));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each(Object.entries(FOREIGN))("is no data of a page: %s", async (_, answer) => {
    const { api, onUnauthorized } = server(answer(), answer(), answer());
    await expect(reply(api.GET("/auth/me"))).rejects.toMatchObject({
      name: "NetworkProblem",
      leftOpen: "nothing",
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each(Object.entries(FOREIGN))(
    "is never a reason to send a change without a key again: %s",
    async (_, answer) => {
      const { api, asked } = server(answer());
      const sent = reply(api.PUT("/auth/password", { body: { old: "a", new: "b" } } as never));
      await expect(sent).rejects.toMatchObject({ name: "NetworkProblem", leftOpen: "change" });
      expect(asked).toHaveLength(1);
    },
  );

  it.each([
    ["HTML", () => portal(200)],
    ["JSON", () => json(placed)],
    ["an empty file", () => as("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "")],
  ])("is no spreadsheet: %s", async (_, answer) => {
    const { api } = server(answer());
    await expect(api.POST("/my/export", { body: {}, parseAs: "blob" })).rejects.toThrow(NetworkProblem);
  });

  it("is an archive where the call answers with one", async () => {
    const { api } = server(as("application/zip", "PK"));
    const call = api.POST("/auth/account/export", {
      params: { header: { "X-Confirm": "X2Q9K_XhM6aJmjwnstNkxxwP" } },
      parseAs: "blob",
    });
    await expect(call).resolves.toMatchObject({ data: expect.any(Blob) });
  });

  it("is a PDF where the call answers with one", async () => {
    const { api } = server(as("application/pdf", "%PDF-1.7"));
    const params = { path: { id: 1 } };
    const call = api.GET("/my/papers/statements/{id}/pdf", { params, parseAs: "blob" });
    await expect(call).resolves.toMatchObject({ data: expect.any(Blob) });
  });

  it("is waited out like a lost one: the same key gets the stored answer", async () => {
    const { api, asked } = server(portal(403), json(placed));
    await expect(reply(api.POST("/auction/makebid", bid))).resolves.toEqual(placed.data);
    expect(asked).toHaveLength(2);
  });

  it("asks for a wait that a repeat under the key keeps", async () => {
    const busy = as("text/html", "<h1>Slow down</h1>", 503, { "retry-after": "2" });
    const { api, pauses } = server(busy, json(placed));
    await api.POST("/auction/makebid", bid);
    expect(pauses).toEqual([2_000]);
  });
});

describe("a refusal of a repeat", () => {
  it.each([
    [401, "UNAUTHORIZED"],
    [403, "STANDBY"],
    [404, "NOT_FOUND"],
    [429, "RATE_LIMITED"],
    [500, "INTERNAL"],
    [503, "UNAVAILABLE"],
  ])("says nothing about the first send, which may have arrived: %i", async (status, code) => {
    const { api } = server(portal(403), ...Array.from({ length: 2 }, () => problem(status, code)));
    await expect(api.POST("/auction/makebid", bid)).rejects.toMatchObject({
      name: "NetworkProblem",
      leftOpen: "once",
    });
  });

  it("is the fate of the command where the server stores it under the key", async () => {
    const { api } = server(portal(403), problem(409, "BID_TOO_LOW"));
    await expect(api.POST("/auction/makebid", bid)).rejects.toMatchObject({ code: "BID_TOO_LOW" });
  });

  it("still ends the session that it is about", async () => {
    const { api, onUnauthorized } = server(portal(403), problem(401, "UNAUTHORIZED"));
    await expect(api.POST("/auction/makebid", bid)).rejects.toMatchObject({ leftOpen: "once" });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});
