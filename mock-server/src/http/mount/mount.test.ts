/** Tests of `mount.ts`. */
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../store/errors.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";
import { ok, refuse, type Handler } from "../handler.ts";
import { routes } from "../routes.ts";

const key = { "idempotency-key": "4f1b2c3d5e6f7a8b" };
const bid = { id_auction: 1, price: 20_000 };

/** A path of the operation with a value for each parameter. */
const samplePath = (id: OperationId) =>
  routes
    .find((route) => route.id === id)!
    .pattern.replaceAll(/:(\w+)/g, (_, name: string) => (name === "id" ? "1" : "all"));

/** Calls an operation with a body that would be valid for a bid. */
const send = (app: TestApp, id: OperationId, token?: string) => {
  const { method, body } = operations[id];
  return app.send(method.toUpperCase(), samplePath(id), {
    // A page of its own asks, which proves nobody's identity.
    headers: {
      ...key,
      origin: "http://localhost",
      ...(body === "form" && { "content-type": "multipart/form-data; boundary=x" }),
    },
    ...(token !== undefined && { token }),
    ...(body !== null && { body: bid }),
  });
};

describe("a request to the API", () => {
  it("without a readable body is refused before any work", async () => {
    const { post } = await openTestApp();
    const call = (body: string, headers = {}) =>
      post("/api/auction/makebid", body, { headers: { ...key, ...headers } });
    expect(await call("{")).toMatchObject({ status: 400, body: { result: "BAD_REQUEST" } });
    expect(await call("")).toMatchObject({ status: 400 });
    expect(await call("{}", { "content-type": "text/plain" })).toMatchObject({
      status: 415,
      body: { result: "UNSUPPORTED_TYPE" },
    });
    expect(await call(`"${"x".repeat(70_000)}"`)).toMatchObject({
      status: 413,
      body: { result: "TOO_LARGE" },
    });
  });

  it("with invalid fields gets a sentence for each", async () => {
    const { post, tokenOf } = await openTestApp();
    const call = { id_auction: 1, price: 0, seller: 3 };
    const { status, body } = await post("/api/auction/makebid", call, { token: await tokenOf(1) });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      result: "VALIDATION",
      message: "Idempotency key is required",
      details: {
        errors: [
          { field: "Idempotency-Key", message: "Idempotency key is required" },
          { field: "seller", message: "Seller is not known here" },
          { field: "price", message: "Minimum value is 1" },
        ],
      },
    });
  });

  it("takes no parameter twice, so that no reader of the address picks another value", async () => {
    const { get } = await openTestApp();
    for (const query of ["limit=1&limit=2", "limit=2&limit=2"]) {
      const { status, body } = await get(`/api/auction/history/1?${query}`);
      expect([status, body.details.errors[0].field]).toEqual([422, "limit"]);
    }
  });

  it("to an unknown path is a problem, to a known one with another method names the right methods", async () => {
    const { get, post, app } = await openTestApp();
    const unknown = await get("/api/nothing");
    expect(unknown).toMatchObject({ status: 404, body: { result: "NO_SUCH_CALL" } });
    expect(unknown.headers.get("content-type")).toBe("application/problem+json");
    const other = await post("/api/auth/me", {});
    expect(other).toMatchObject({ status: 405, body: { result: "METHOD_NOT_ALLOWED" } });
    expect(other.headers.get("allow")).toBe("GET, HEAD");
    expect((await app.request("/api/auth/me", { method: "OPTIONS" })).status).toBe(405);
  });

  it("is answered with JSON that no cache may store, and a request id in each problem", async () => {
    const { get } = await openTestApp();
    const config = await get("/api/config");
    expect(Object.fromEntries(config.headers)).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
    });
    const [first, second] = [await get("/api/auth/me"), await get("/api/auth/me")];
    expect(first.body.request_id).toMatch(/^[0-9a-f]{6}-\w+$/);
    expect(second.body.request_id).not.toBe(first.body.request_id);
  });

  it.each([
    ["HEAD", {}, 405],
    ["GET", { "sec-purpose": "prefetch;prerender" }, 400],
    ["GET", { purpose: "prefetch" }, 400],
  ] as const)("runs no command of a GET as %s with %j", async (method, headers, status) => {
    let runs = 0;
    const skipLot: Handler<"skipLot"> = async () => {
      runs += 1;
      return refuse("NOT_FOUND");
    };
    const app = await openTestApp({ handlers: { skipLot } });
    const token = await app.tokenOf(1);
    const answered = await app.send(method, "/api/live/ctrl/skip-lot/1", {
      token,
      headers: { ...key, ...headers },
    });
    expect([answered.status, runs]).toEqual([status, 0]);
  });

  it("has its path decoded once, so that a search may hold a slash or a percent sign", async () => {
    const searches: string[] = [];
    const searchFacet: Handler<"searchFacet"> = async ({ params }) => {
      searches.push(params.search);
      return ok({ items: [], more: false });
    };
    const { post } = await openTestApp({ handlers: { searchFacet } });
    for (const search of ["X5/X6", "100%", "a b", "%2F", "إيه"]) {
      await post(`/api/auction/selectlist/all/${encodeURIComponent(search)}/mark`, {});
    }
    expect(searches).toEqual(["X5/X6", "100%", "a b", "%2F", "إيه"]);
  });
});

describe("access to calls", () => {
  const ids = Object.keys(operations) as OperationId[];
  it.each(ids.filter((id) => operations[id].auth === "required"))("%s needs a session", async (id) => {
    const app = await openTestApp();
    const answered = await send(app, id);
    expect(answered).toMatchObject({ status: 401, body: { result: "UNAUTHORIZED" } });
    expect(answered.headers.get("www-authenticate")).toBe("Bearer");
  });

  it.each(ids.filter((id) => operations[id].auth !== "none"))("%s takes no bad token", async (id) => {
    const app = await openTestApp();
    expect(await send(app, id, "A".repeat(43))).toMatchObject({ status: 401 });
    expect(await send(app, id, "not a token")).toMatchObject({ status: 401 });
  });

  it.each(ids.filter((id) => operations[id].auth === "optional"))(
    "%s does not need a session",
    async (id) => {
      const app = await openTestApp();
      expect((await send(app, id)).status).not.toBe(401);
    },
  );

  it.each(ids.filter((id) => operations[id].auth === "registered"))(
    "%s asks a visitor to register before anything else of the request is looked at",
    async (id) => {
      const { send: ask } = await openTestApp();
      for (const body of [bid, {}, { id_auction: "one" }]) {
        const answered = await ask("POST", samplePath(id), { body });
        expect(answered).toMatchObject({ status: 403, body: { result: "REGISTRATION_REQUIRED" } });
      }
    },
  );

  it.each(ids.filter((id) => operations[id].auth === "none"))("%s does not look at a token", async (id) => {
    const app = await openTestApp();
    const answered = await send(app, id, "A".repeat(43));
    expect(answered.body?.result).not.toBe("UNAUTHORIZED");
  });

  it("takes the token from the Authorization header alone", async () => {
    const { get, tokenOf } = await openTestApp();
    const token = await tokenOf(1);
    expect((await get("/api/auth/me", { headers: { authorization: `bearer ${token}` } })).status).toBe(200);
    expect((await get("/api/auth/me", { headers: { cookie: `token=${token}` } })).status).toBe(401);
    expect((await get("/api/auth/me", { headers: { authorization: `Basic ${token}` } })).status).toBe(401);
    expect((await get(`/api/auth/me?token=${token}`)).status).toBe(401);
  });
});

const failing = (error: Error): { getConfig: Handler<"getConfig"> } => ({
  getConfig: async () => {
    throw error;
  },
});

/** Knows one dictionary, and adds headers to answers and refusals. */
const getDictionary: Handler<"getDictionary"> = async ({ params }) =>
  params.name === "marks"
    ? ok({ name: "marks", items: [] }, { etag: '"1"' })
    : refuse("NOT_FOUND", {}, { "x-hint": "1" });

describe("a handler that fails", () => {
  it("is a problem without its cause, which the log has under the same id", async () => {
    const { get, logged } = await openTestApp({ handlers: failing(new Error("a secret inside")) });
    const { status, body, text } = await get("/api/config");
    expect([status, body.result, body.message]).toEqual([500, "INTERNAL", "Error, please try again later"]);
    expect(text).not.toContain("secret");
    expect(JSON.parse(logged[0]!)).toMatchObject({
      level: "error",
      request: body.request_id,
      operation: "getConfig",
    });
  });

  it("asks to retry when the store cannot write now", async () => {
    const { get } = await openTestApp({ handlers: failing(new StoreUnavailable("disk full")) });
    const answered = await get("/api/config");
    expect(answered).toMatchObject({ status: 503, body: { result: "UNAVAILABLE" } });
    expect(answered.headers.get("retry-after")).toBe("1");
  });

  it("may add headers to answers and refusals", async () => {
    const { get } = await openTestApp({ handlers: { getDictionary } });
    expect((await get("/api/dict/marks")).headers.get("etag")).toBe('"1"');
    expect((await get("/api/dict/none")).headers.get("x-hint")).toBe("1");
  });
});

/** Returns more than the contract allows. */
const getBalance: Handler<"getBalance"> = async () => {
  const data = {
    balance_summ: 1,
    balance_reserv: 0,
    available: 1,
    holds: [],
    epoch: "e",
    seq: 0,
    min_price: 31_337,
  };
  return ok(data);
};

describe("a reply that breaks the contract", () => {
  it("never leaves the server while replies are checked, and is logged without its values", async () => {
    const { get, tokenOf, logged } = await openTestApp({ handlers: { getBalance } });
    const { status, text } = await get("/api/auth/balance", { token: await tokenOf(1) });
    expect(status).toBe(500);
    expect(text).not.toContain("31337");
    expect(logged.splice(0).join()).toMatch(
      /ReplyDefect: getBalance 200: reply\/data must NOT have additional/,
    );
  });

  it("is not detected where checks are off", async () => {
    const { get, tokenOf } = await openTestApp({ handlers: { getBalance }, env: { checkReplies: false } });
    expect((await get("/api/auth/balance", { token: await tokenOf(1) })).status).toBe(200);
  });
});

describe("the controls", () => {
  it("are unknown calls when they are off, and no answer names one", async () => {
    const { get, post } = await openTestApp({ env: { controls: false } });
    const unknown = {
      status: 404,
      body: { result: "NO_SUCH_CALL", message: "The API has no call at this address" },
    };
    expect(await get("/_mock/accounts")).toMatchObject(unknown);
    expect(await get("/_mock/account")).toMatchObject(unknown);
    expect(await post("/_mock/tokens", { count: 1 })).toMatchObject(unknown);
  });
});

describe("a command on a lot", () => {
  it("is in flight from its receipt until its answer, from any sender", async () => {
    const counts: number[] = [];
    const makebid: Handler<"makebid"> = async ({ receivedAt }, { inFlight }) => {
      counts.push(inFlight.receivedBefore(1, receivedAt + 1));
      return refuse("REGISTRATION_REQUIRED");
    };
    const { post, context, clock, tokenOf } = await openTestApp({ handlers: { makebid } });
    const token = await tokenOf(1);
    await post("/api/auction/makebid", bid, { token, headers: key });
    expect(counts).toEqual([1]);
    expect(context.inFlight.receivedBefore(1, clock.now() + 1)).toBe(0);
    await post("/api/auction/makebid", { id_auction: 1 }, { token, headers: key });
    expect(context.inFlight.receivedBefore(1, clock.now() + 1)).toBe(0);
  });
});
