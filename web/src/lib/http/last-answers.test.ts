/** Tests of `last-answers.ts`. */
import { expect, it } from "vitest";
import { lastAnswers, plainPath, sendAndNote } from "./last-answers.ts";

const problem = (status: number, id: string) =>
  new Response(JSON.stringify({ request_id: id }), {
    status,
    headers: { "content-type": "application/problem+json" },
  });
const ask = (path: string) => new Request(`http://localhost${path}`);

it("an answer without a success is noted with its request id, and can still be read", async () => {
  const answer = await sendAndNote(ask("/api/auction/lot/7?q=omar@marsa.test"), async () =>
    problem(404, "a-1"),
  );
  expect(await answer.json()).toEqual({ request_id: "a-1" });
  expect(lastAnswers()[0]).toMatchObject({ path: "/api/auction/lot/7", status: 404, requestId: "a-1" });
});

it("a success is not noted, a lost connection is", async () => {
  const before = lastAnswers();
  await sendAndNote(ask("/api/config"), async () => new Response("{}"));
  expect(lastAnswers()).toBe(before);
  await expect(sendAndNote(ask("/api/config"), () => Promise.reject(new TypeError("lost")))).rejects.toThrow(
    "lost",
  );
  expect(lastAnswers()[0]).toMatchObject({ path: "/api/config", status: 0, requestId: null });
});

it("a few are kept, the newest first", async () => {
  for (let i = 0; i < 20; i += 1) await sendAndNote(ask(`/api/${i}`), async () => problem(500, `id-${i}`));
  expect(lastAnswers().map(({ requestId }) => requestId)).toEqual(
    [19, 18, 17, 16, 15, 14, 13, 12].map((i) => `id-${i}`),
  );
});

it("a repeated call is kept once, with its newest answer", async () => {
  await sendAndNote(ask("/api/bid"), async () => problem(500, "bid"));
  for (let i = 0; i < 20; i += 1) await sendAndNote(ask("/api/fate"), async () => problem(500, `fate-${i}`));
  expect(
    lastAnswers()
      .slice(0, 2)
      .map(({ requestId }) => requestId),
  ).toEqual(["fate-19", "bid"]);
});

it.each([
  ["/api/auction/lot/7", "/api/auction/lot/7"],
  ["/_mock/clock", "/_mock/clock"],
  ["/api/auction/selectlist/all/omar%40marsa.test/mark", "/api/auction/selectlist/all/…/mark"],
  ["/api/auction/selectlist/all/0501234567/mark", "/api/auction/selectlist/all/…/mark"],
  ["/api/auction/bid/4f1b2c3d5e6f7a8b", "/api/auction/bid/…"],
  ["/files/d/aGVsbG8gd29ybGQ", "/files/d/…"],
  ["/", "/"],
])("%s is noted as %s", (path, noted) => {
  expect(plainPath(path)).toBe(noted);
});
