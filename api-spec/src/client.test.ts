/** The typed client. */
import { describe, expect, it, vi } from "vitest";
import { createApi, newKey, reply } from "./client.ts";
import { ApiProblem, NetworkProblem } from "./client-problem.ts";
import { bid, problem, server, success } from "./client-test-support.ts";

describe("a call", () => {
  // @proves 7.convention.accept-language-en-and-a-bearer
  // @proves 9.constant.api-language-en
  it("goes below /api in English with the present token", async () => {
    const { api, asked } = server(success([]));
    await api.GET("/auction/lot/{id}", { params: { path: { id: 7 } } });
    expect(asked[0]?.url).toBe("http://marsa.test/api/auction/lot/7");
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer t0ken");
    expect(asked[0]?.headers.get("accept-language")).toBe("en");
  });

  it("carries no token when there is none", async () => {
    const { api, asked, token } = server(success({}));
    token.value = null;
    await api.GET("/config");
    expect(asked[0]?.headers.has("authorization")).toBe(false);
  });

  it("finds the controls below /api, like every call", async () => {
    const { api, asked } = server(success([]));
    await api.GET("/_mock/accounts");
    expect(asked[0]?.url).toBe("http://marsa.test/api/_mock/accounts");
  });

  it("sends a whole body to a control, since browsers refuse to send a stream", async () => {
    const streams: boolean[] = [];
    class Watched extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(input, init);
        streams.push(init?.body instanceof ReadableStream);
      }
    }
    vi.stubGlobal("Request", Watched);
    const { api, asked } = server(success({ up: false }));
    await api.POST("/_mock/router", { body: { up: false } });
    vi.unstubAllGlobals();
    expect(asked[0]).toMatchObject({ url: "http://marsa.test/api/_mock/router", body: '{"up":false}' });
    expect(asked[0]?.headers.get("content-type")).toBe("application/json");
    expect(streams).not.toContain(true);
  });

  it("returns the data of its reply", async () => {
    const { api } = server(success([{ id: "buyer@marsa.test" }]));
    await expect(reply(api.GET("/_mock/accounts"))).resolves.toEqual([{ id: "buyer@marsa.test" }]);
  });
});

describe("a refusal", () => {
  it("throws its code, sentence, facts and request", async () => {
    const { api } = server(
      problem(409, "BID_TOO_LOW", {
        message: "The bid is below the allowable one",
        details: { next_min: 181_000 },
      }),
    );
    const error = await api.POST("/auction/makebid", bid).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({
      code: "BID_TOO_LOW",
      status: 409,
      message: "The bid is below the allowable one",
      details: { next_min: 181_000 },
      requestId: "b1c8-04",
    });
  });

  it("has the sentence of each field", async () => {
    const errors = [{ field: "id", message: "Field is required" }];
    const { api } = server(problem(422, "VALIDATION", { details: { errors } }));
    const error = await api
      .POST("/auth/signin", { body: { id: "", password: "" } })
      .catch((caught: unknown) => caught);
    expect((error as ApiProblem).fieldErrors).toEqual({ id: "Field is required" });
  });
});

describe("the network", () => {
  it("is tried again for a bid with its key, with the same key and body", async () => {
    const { api, asked, pauses } = server(new TypeError("Failed to fetch"), success({ outcome: "leading" }));
    await api.POST("/auction/makebid", bid);
    expect(asked.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["k1", "k1"]);
    expect(asked[1]?.body).toBe(asked[0]?.body);
    expect(pauses).toEqual([300]);
  });

  it("is not tried again for a call that could do its work twice", async () => {
    const { api, asked } = server(new TypeError("Failed to fetch"));
    await expect(api.POST("/auction/lots", { body: { limit: 24 } })).rejects.toBeInstanceOf(NetworkProblem);
    expect(asked).toHaveLength(1);
  });

  it("waits as long as Retry-After says", async () => {
    const { api, pauses } = server(
      problem(503, "UNAVAILABLE", {}, { "retry-after": "2" }),
      success({ items: [] }),
    );
    await api.POST("/auction/lots", { body: { limit: 24 } });
    expect(pauses).toEqual([2_000]);
  });

  it("leaves nothing open without a network, since the call never left", async () => {
    const { api, network } = server(new TypeError("a"), new TypeError("b"), new TypeError("c"));
    network.isOnline = false;
    await expect(api.POST("/auction/makebid", bid)).rejects.toMatchObject({ leftOpen: "nothing" });
  });

  it("leaves a bid open when the connection breaks", async () => {
    const { api } = server(new TypeError("a"), new TypeError("b"), new TypeError("c"));
    await expect(api.POST("/auction/makebid", bid)).rejects.toMatchObject({
      kind: "unreachable",
      leftOpen: "once",
    });
  });

  it("passes on the reason of a caller who gave up", async () => {
    const stop = new AbortController();
    const api = createApi({
      origin: "http://marsa.test",
      fetch: (request) => {
        stop.abort(new Error("left the page"));
        return Promise.reject(request.signal.reason as Error);
      },
    });
    await expect(api.GET("/config", { signal: stop.signal })).rejects.toThrow("left the page");
  });
});

describe("the end of a session", () => {
  it("is reported once, with its token", async () => {
    const { api, onUnauthorized } = server(problem(401, "UNAUTHORIZED"));
    await expect(api.GET("/auth/me")).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith("t0ken", expect.any(ApiProblem));
  });

  it("is not the result of a wrong password, at sign-in or later", async () => {
    const { api, onUnauthorized } = server(
      problem(401, "UNAUTHORIZED", { details: { reason: "credentials" } }),
      problem(401, "UNAUTHORIZED", { details: { reason: "credentials" } }),
    );
    await expect(api.POST("/auth/signin", { body: { id: "a", password: "b" } })).rejects.toMatchObject({
      status: 401,
    });
    await expect(api.POST("/auth/confirm", { body: { password: "b" } })).rejects.toMatchObject({
      status: 401,
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("is not reported for a visitor without a token", async () => {
    const { api, onUnauthorized, token } = server(problem(401, "UNAUTHORIZED"));
    token.value = null;
    await expect(api.GET("/auth/me")).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe("an Idempotency-Key", () => {
  it("is 32 hexadecimal digits and never the same twice", () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newKey()).not.toBe(newKey());
  });
});
