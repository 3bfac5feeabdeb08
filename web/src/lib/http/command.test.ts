import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { operations } from "@marsa/api-spec/generated/operations";
import { globSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { command, once } from "./command.ts";

const { asked, answers, token, fetch } = vi.hoisted(() => {
  const keys: (string | null)[] = [];
  const waiting: (() => Response)[] = [];
  const answer = (request: Request) => {
    keys.push(request.headers.get("idempotency-key"));
    const next = waiting.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError("Failed to fetch"));
  };
  return { asked: keys, answers: waiting, token: { value: "a" }, fetch: answer };
});
vi.mock(import("./token.ts"), () => ({ readToken: () => token.value, writeToken: () => {} }));
vi.mock(import("./api.ts"), async () => {
  const { createApi } = await import("@marsa/api-spec/client");
  return {
    api: createApi({ origin: "http://marsa.test", fetch, pause: async () => undefined }),
    onSessionEnded: () => {},
  };
});
beforeEach(() => {
  asked.splice(0);
  answers.splice(0);
  token.value = "a";
});

const html = () => new Response("<html>", { status: 403, headers: { "content-type": "text/html" } });
const paid = () => Response.json({ result: "success", data: { id_auction: 7, paid_at: "now" } });
const another = () => Response.json({ result: "success", data: { items: [] } });
const refused = (status: number, result: string) => () =>
  Response.json({ result, message: "No.", details: {}, request_id: "r" }, { status });

/** The keys of these presses, one for each. */
async function keysOf(...presses: (() => Promise<unknown>)[]): Promise<(string | null | undefined)[]> {
  const keys = [];
  for (const press of presses) {
    asked.splice(0);
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await press().catch(() => null);
    expect(new Set(asked).size).toBe(1);
    keys.push(asked[0]);
  }
  return keys;
}
const pay = (id = 7) => command("/my/pay", { id_auction: id }, "paid_at");

const forfeit = (confirm: string) => () =>
  command("/backoffice/settlements/forfeit", { id_auction: 7, reason: "Not paid" }, "settlement", {
    header: { "X-Confirm": confirm },
  });

describe("a command", () => {
  it.each([
    ["HTML in its place", [html, html, html]],
    ["a lost connection", []],
    ["another call's success", [another]],
    [
      "a failure of the server",
      [refused(500, "INTERNAL"), refused(500, "INTERNAL"), refused(500, "INTERNAL")],
    ],
  ])("keeps its key for the next press after %s, until there is an answer", async (_, first) => {
    answers.push(...first);
    const lost = await keysOf(pay);
    answers.push(paid, paid);
    const [again, next] = await keysOf(pay, pay);
    expect(again).toBe(lost[0]);
    expect(next).not.toBe(again);
  });

  it("is another intention after a refusal", async () => {
    answers.push(refused(402, "DEPOSIT_REQUIRED"), paid);
    const [first, second] = await keysOf(pay, pay);
    expect(second).not.toBe(first);
  });

  it("is another intention with other content, or by another person", async () => {
    const [seven, eight, other] = await keysOf(
      pay,
      () => pay(8),
      () => {
        token.value = "b";
        return pay();
      },
    );
    expect(new Set([seven, eight, other]).size).toBe(3);
  });

  it("is the same intention with a new confirmation", async () => {
    const [first, second] = await keysOf(forfeit("one"), forfeit("two"));
    expect(second).toBe(first);
  });

  it("does not take another call's success for its own", async () => {
    answers.push(another);
    await expect(pay()).rejects.toMatchObject({
      name: "NetworkProblem",
      kind: "unreadable",
      leftOpen: "once",
    });
  });

  it("ends in time when nobody answers", async () => {
    const silent = once(
      ["never"],
      null,
      (_, __, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new NetworkProblem("unreachable", null, "once")));
        }),
      0,
    );
    await expect(silent).rejects.toMatchObject({ leftOpen: "once" });
  });

  it("passes on the refusal of the server", async () => {
    answers.push(refused(409, "STALE"));
    await expect(pay()).rejects.toBeInstanceOf(ApiProblem);
  });
});

describe("every call with a key", () => {
  const features = new URL("../../features/", import.meta.url);
  const sources = [features, new URL("../", import.meta.url)]
    .flatMap((folder) => globSync("**/*.{ts,tsx}", { cwd: folder }).map((file) => new URL(file, folder)))
    .filter(
      ({ pathname }) => !/\.test\.tsx?$|test-support|\/lib\/http\/(command|under-key)\.ts$/.test(pathname),
    )
    .map((file) => readFileSync(file, "utf8"));

  it("goes by the command that keeps its key", () => {
    expect(sources.filter((text) => text.includes("newKey(") && text.includes('"Idempotency-Key"'))).toEqual(
      [],
    );
    const senders = sources.filter((text) => /"Idempotency-Key"/.test(text));
    expect(senders.filter((text) => !/\b(once|underKey)\b/.test(text))).toEqual([]);
  });

  it.each(
    Object.values(operations)
      .filter(({ keyed }) => keyed)
      .map(({ method, path }) => [method, path] as const),
  )("has a screen: %s %s", (_, path) => {
    const parent = path.slice(0, path.lastIndexOf("/") + 1);
    const named = sources.some((text) => text.includes(`"${path}"`) || text.includes(`\`${parent}\${`));
    expect(named).toBe(true);
  });
});
