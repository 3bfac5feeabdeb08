/** Tests of the preloaded answers of a page. */
import { expect, it, vi } from "vitest";
import { firstReplies } from "./first-replies.ts";

const calls = [
  { method: "GET", path: "/api/config" },
  { method: "POST", path: "/api/auction/lots", body: '{"limit":24}' },
] as const;

it("are in the page as data, each beside its call", async () => {
  const block = await firstReplies(calls, async ({ path }) => JSON.stringify({ data: path }));
  const json = /^<script type="application\/json" id="first-replies">(.*)<\/script>$/.exec(block ?? "")?.[1];
  expect(JSON.parse(json ?? "null")).toEqual([
    { call: "GET /api/config", answer: { data: "/api/config" } },
    { call: 'POST /api/auction/lots {"limit":24}', answer: { data: "/api/auction/lots" } },
  ]);
});

it("cannot end their block, whatever a lot's text contains", async () => {
  const evil = "</script><script>alert(1)</script><!--";
  const block = await firstReplies(calls.slice(0, 1), async () => JSON.stringify({ title: evil }));
  expect(block?.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"]);
  expect(JSON.parse(block!.slice(block!.indexOf("["), block!.lastIndexOf("]") + 1))).toMatchObject([
    { answer: { title: evil } },
  ]);
});

it("are left out when one of them is refused, fails, or is too late", async () => {
  expect(await firstReplies(calls, async ({ method }) => (method === "GET" ? "{}" : null))).toBeNull();
  expect(await firstReplies(calls, () => Promise.reject(new Error("gone")))).toBeNull();
  vi.useFakeTimers();
  const waiting = firstReplies(calls, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBeNull();
  vi.useRealTimers();
});
