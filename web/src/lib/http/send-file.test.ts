import { createApi } from "@marsa/api-spec/client";
import { NetworkProblem } from "@marsa/api-spec/client-problem";
import { beforeEach, expect, it, vi } from "vitest";
import { sendFile } from "./send-file.ts";
import { sendWithProgress } from "./send-with-progress.ts";

vi.mock(import("./api.ts"), async (original) => ({
  ...(await original()),
  // A request outside a browser needs a whole address.
  apiVia: (fetch) => createApi({ origin: "http://localhost", fetch }),
}));
vi.mock(import("./send-with-progress.ts"), () => ({ sendWithProgress: vi.fn<typeof sendWithProgress>() }));

const PART = 512 * 1024;
const STORED = { id_file: 7, kind: "lot_photo", url: "/files/p/u7-960.webp", width: 1200, height: 800 };
const whole = { ...STORED, thumbhash: null, name: "a.jpg", bytes: 5 };
const fileOf = (size: number) => new File([new Uint8Array(size)], "a.jpg", { type: "image/jpeg" });
const done = (data: object) => Response.json({ result: "success", data });

/** A server that loses the line at the given requests; it has what came before, also where its answer is lost. */
function setUp(lost: readonly number[], before = 0) {
  const asked: number[] = [];
  const ids = new Set<string>();
  let has = before;
  vi.mocked(sendWithProgress).mockImplementation(async (request, onProgress) => {
    const { pathname, searchParams } = new URL(request.url);
    const from = Number(searchParams.get("from"));
    const size = Number(searchParams.get("size"));
    ids.add(pathname);
    asked.push(from);
    onProgress(1);
    if (lost.includes(asked.length)) throw new TypeError("The connection was lost");
    has = Math.max(has, Math.min(size, from + PART));
    return done({ received: has, file: has === size ? whole : null });
  });
  return { asked, ids };
}

beforeEach(() => {
  // Pauses pass at once.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.setTimerTickMode("nextTimerAsync");
  return () => vi.useRealTimers();
});

it("a file goes part after part, and tells how much of it has left", async () => {
  const { asked } = setUp([]);
  const parts: number[] = [];
  const sent = await sendFile("lot_photo", fileOf(PART * 2 + 10), { onProgress: (part) => parts.push(part) });
  expect(sent).toEqual(whole);
  expect(asked).toEqual([0, PART, 2 * PART]);
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
});

it("a part that is lost is sent again, and nothing before it", async () => {
  const { asked } = setUp([2, 3]);
  await sendFile("lot_photo", fileOf(PART * 2 + 10));
  expect(asked).toEqual([0, PART, PART, PART, 2 * PART]);
});

it("a line that stays down gives the choice to the person, and the same file goes on where it stopped", async () => {
  const file = fileOf(PART * 3);
  const down = setUp([2, 3, 4, 5, 6, 7]);
  await expect(sendFile("lot_photo", file)).rejects.toThrow(NetworkProblem);
  expect(down.asked).toEqual([0, PART, PART, PART, PART, PART, PART]);
  const again = setUp([], 2 * PART);
  await sendFile("lot_photo", file);
  expect(again.asked).toEqual([0, 2 * PART]);
  expect([...again.ids]).toEqual([...down.ids]);
});

it("a refused file is not sent again", async () => {
  const { asked } = setUp([]);
  vi.mocked(sendWithProgress).mockImplementation(async () => {
    asked.push(0);
    const problem = {
      type: "https://marsa.test/problems/unsupported-type",
      title: "Unsupported type",
      status: 415,
    };
    return Response.json(
      {
        ...problem,
        result: "UNSUPPORTED_TYPE",
        message: "Unsupported file type",
        details: {},
        request_id: "1",
      },
      { status: 415, headers: { "content-type": "application/problem+json" } },
    );
  });
  await expect(sendFile("lot_photo", fileOf(9))).rejects.toThrow("Unsupported file type");
  expect(asked).toEqual([0]);
});
