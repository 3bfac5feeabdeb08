import { afterEach, beforeEach, expect, it, vi } from "vitest";

const CONFIG = { call: "GET /api/config", answer: { data: { from: "page" } } };
const LOTS = { call: 'POST /api/auction/lots {"limit":24}', answer: { data: { items: [] } } };

/** A page that came with these answers at 100 ms; the network answers all other calls. */
async function pageWith(replies: object[] | null, now = 1_000, transferSize = 5_000) {
  vi.resetModules();
  const block = replies && { textContent: JSON.stringify(replies) };
  vi.stubGlobal("document", { getElementById: () => block });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ responseStart: 100, transferSize } as never]);
  vi.spyOn(performance, "now").mockReturnValue(now);
  vi.stubGlobal("fetch", async () => Response.json({ data: { from: "network" } }));
  const { sendUnlessAnswered } = await import("./first-replies.ts");
  return async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await sendUnlessAnswered(new Request(`http://marsa.test${path}`, init));
    return ((await response.json()) as { data: unknown }).data;
  };
}

const post = (body: object) => ({ method: "POST", body: JSON.stringify(body) });

beforeEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

it("an answer of the page is used once, then the network answers", async () => {
  const send = await pageWith([CONFIG]);
  expect(await send("/api/config")).toEqual({ from: "page" });
  expect(await send("/api/config")).toEqual({ from: "network" });
});

it("an answer belongs to a call with the same body", async () => {
  const send = await pageWith([LOTS]);
  expect(await send("/api/auction/lots", post({ limit: 12 }))).toEqual({ from: "network" });
  expect(await send("/api/auction/lots", post({ limit: 24 }))).toEqual({ items: [] });
});

it("the answers for a visitor are not used for a signed-in person, except the configuration", async () => {
  const send = await pageWith([CONFIG, { call: "GET /api/auction/lot/7", answer: { data: "a visitor's" } }]);
  const headers = { authorization: "Bearer x" };
  expect(await send("/api/auction/lot/7", { headers })).toEqual({ from: "network" });
  expect(await send("/api/config", { headers })).toEqual({ from: "page" });
});

it("a page from the browser's cache has no answers", async () => {
  expect(await (await pageWith([CONFIG], 1_000, 0))("/api/config")).toEqual({ from: "network" });
});

it("an old answer is not used, and a page without answers asks the network", async () => {
  expect(await (await pageWith([CONFIG], 16_000))("/api/config")).toEqual({ from: "network" });
  expect(await (await pageWith(null))("/api/config")).toEqual({ from: "network" });
});
