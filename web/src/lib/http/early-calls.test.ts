import { afterEach, expect, it, vi } from "vitest";

/** The page of an address for the holder of a token; the network answers each call with its own path. */
async function pageAt(pathname: string, token: string | null) {
  vi.resetModules();
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const sent: string[] = [];
  vi.stubGlobal("document", { cookie: token === null ? "" : `token=${token}`, getElementById: () => null });
  vi.stubGlobal("location", { pathname });
  vi.stubGlobal("fetch", async (asked: string | Request, { method }: RequestInit = {}) => {
    const [verb, path] =
      typeof asked === "string" ? [method, asked] : [asked.method, new URL(asked.url).pathname];
    sent.push(`${verb} ${path}`);
    return Response.json({ data: sent.length });
  });
  vi.stubGlobal("marsaEarly", undefined);
  const { sendEarlyCalls } = await import("./early-calls.ts");
  sendEarlyCalls();
  const { sendUnlessAnswered } = await import("./first-replies.ts");
  const ask = async (path: string, as: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${as}` };
    const reply = await sendUnlessAnswered(new Request(`http://marsa.test${path}`, { ...init, headers }));
    return ((await reply.json()) as { data: number }).data;
  };
  return { sent, ask };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("the first script asks what a lot's reader needs to bid, and the app takes each answer once", async () => {
  const { sent, ask } = await pageAt("/en/auction/7", "mine");
  expect(sent).toEqual([
    "GET /api/auction/lot/7",
    "GET /api/auth/me",
    "GET /api/auth/balance",
    "POST /api/auction/conditions",
    "GET /api/auction/lot/7/comparables",
  ]);
  expect(await ask("/api/auction/lot/7", "mine")).toBe(1);
  const conditions = { method: "POST", body: JSON.stringify({ id_auction: 7 }) };
  expect(await ask("/api/auction/conditions", "mine", conditions)).toBe(4);
  expect(await ask("/api/auction/lot/7", "mine")).toBe(6);
});

it("an answer is not used for another session", async () => {
  const { ask } = await pageAt("/auction/7", "mine");
  expect(await ask("/api/auth/me", "another")).toBe(6);
});

it("nothing is asked for a visitor, or on another page", async () => {
  expect((await pageAt("/auction/7", null)).sent).toEqual([]);
  expect((await pageAt("/auction", "mine")).sent).toEqual([]);
});
