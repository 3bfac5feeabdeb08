import { ApiProblem, NetworkProblem, type Schema } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import type { Intention } from "./intention.ts";
import { findOutcome, sendBid } from "./send-bid.ts";
import { bidReply } from "../test-support.ts";

const intention: Intention = { lotId: 107, amount: 179_000, mode: "exact", key: "aaaaaaaaaaaaaaaa" };
const judged = bidReply();

const refusal = (code: "BID_TOO_LOW" | "INTERNAL" | "UNAUTHORIZED", status: number) =>
  new ApiProblem({ code, status, message: "x", details: {}, requestId: null, retryAfterMs: null });
const lost = new NetworkProblem("unreachable", undefined, "once");
const foreign = new NetworkProblem("unreadable", "HTTP 403", "once");
const late = new DOMException("", "TimeoutError");

type Answer = Schema<"BidOutcome"> | Error;
const word = (state: "unknown" | "in_progress"): Answer => ({ key: "", state, status: null, reply: null });
const answered: Answer = {
  key: "",
  state: "answered",
  status: 200,
  reply: { result: "success", data: judged as unknown as Record<string, never> },
};

function next<Value>(answers: (Value | Error)[]): Value {
  const answer = answers.shift();
  if (answer === undefined || answer instanceof Error) throw answer ?? new Error("asked too often");
  return answer;
}

/** Sends a bid once to a server with this answer, which may come late, then looks it up; an Error is thrown. */
async function send(answer: Schema<"BidReply"> | Error | Promise<Schema<"BidReply">>, ...words: Answer[]) {
  const keys: string[] = [];
  let posted = 0;
  let overdue = 0;
  const sent = await sendBid(intention, {
    post: async () => {
      posted++;
      return answer instanceof Promise ? await answer : next([answer]);
    },
    ask: async (key) => {
      keys.push(key);
      return next(words);
    },
    // Each pause ends when all that could happen has happened.
    pause: () => new Promise((resolve) => void setImmediate(() => resolve())),
    onOverdue: () => void overdue++,
    signal: new AbortController().signal,
  });
  return { sent, keys, posted, overdue };
}

describe("sending a bid", () => {
  it("ends with the server's decision", async () => {
    expect((await send(judged)).sent).toEqual({ kind: "judged", reply: judged });
  });

  it("ends with a refusal and looks nothing up", async () => {
    const { sent, keys } = await send(refusal("BID_TOO_LOW", 409));
    expect(sent).toMatchObject({ kind: "refused", problem: { code: "BID_TOO_LOW" } });
    expect(keys).toEqual([]);
  });

  it("looks a lost answer up by its key until the server knows the outcome, and never sends again", async () => {
    const { sent, keys, posted, overdue } = await send(late, lost, word("in_progress"), answered);
    expect(sent).toEqual({ kind: "judged", reply: judged });
    expect(keys).toEqual([intention.key, intention.key, intention.key]);
    expect(posted).toBe(1);
    expect(overdue).toBe(1);
  });

  it("finds a refusal, in its own words", async () => {
    const reply = {
      result: "LOT_CLOSED",
      message: "Your bid arrived 0.41 s after close",
      details: { late_ms: 410 },
    };
    const words = {
      key: "",
      state: "answered",
      status: 409,
      reply: reply as unknown as Record<string, never>,
    } as const;
    expect((await send(lost, words)).sent).toMatchObject({
      kind: "refused",
      problem: { code: "LOT_CLOSED", status: 409, message: reply.message, details: { late_ms: 410 } },
    });
  });

  it("is unheard of, and not lost, when the server knows nothing twice: it may still be on its way", async () => {
    expect((await send(lost, word("unknown"), word("unknown"))).sent).toEqual({ kind: "unheard" });
    expect((await send(lost, word("unknown"), answered)).sent.kind).toBe("judged");
  });

  it("takes an answer that comes after the looks, which knew nothing yet", async () => {
    const { promise, resolve } = Promise.withResolvers<Schema<"BidReply">>();
    const sending = send(promise, word("unknown"), word("unknown"));
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    resolve(judged);
    const { sent, keys, posted, overdue } = await sending;
    expect(sent).toEqual({ kind: "judged", reply: judged });
    expect([keys.length, posted, overdue]).toEqual([2, 1, 1]);
  });

  it("takes what a look finds while the answer is still on its way", async () => {
    const { promise } = Promise.withResolvers<Schema<"BidReply">>();
    expect((await send(promise, answered)).sent.kind).toBe("judged");
  });

  it("is unheard of when the late answer never comes", async () => {
    const { promise, reject } = Promise.withResolvers<Schema<"BidReply">>();
    const sending = send(promise, word("unknown"), word("unknown"));
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    reject(late);
    expect((await sending).sent).toEqual({ kind: "unheard" });
  });

  it("assumes nothing when the session ends before the answer", async () => {
    expect((await send(lost, refusal("UNAUTHORIZED", 401))).sent).toEqual({ kind: "unasked" });
  });

  it("looks up what another server answered in the place of ours", async () => {
    const { sent, keys, posted } = await send(foreign, foreign, answered);
    expect(sent.kind).toBe("judged");
    expect(keys).toEqual([intention.key, intention.key]);
    expect(posted).toBe(1);
  });

  it("ends without an outcome when nobody answers the looks", async () => {
    const { sent, keys } = await send(foreign, foreign, lost, foreign);
    expect(sent).toEqual({ kind: "unanswered" });
    expect(keys).toHaveLength(3);
  });

  it("ends without an outcome while the server still decides", async () => {
    const decided = await send(lost, word("in_progress"), word("in_progress"), word("in_progress"));
    expect(decided.sent).toEqual({ kind: "unanswered" });
  });

  it.each([
    ["no reply", null],
    ["a cut success", { result: "succ" }],
    ["a refusal with an unknown code", { result: "NOPE", message: "No.", details: {} }],
  ])("does not take an answer about the key for an outcome without a known one: %s", async (_, reply) => {
    const odd = { ...answered, reply: reply as never };
    expect((await send(lost, odd, odd, odd)).sent).toEqual({ kind: "unanswered" });
  });

  it("is lost without a look when it never left the machine", async () => {
    const { sent, keys } = await send(new NetworkProblem("unreachable"));
    expect(sent).toEqual({ kind: "lost" });
    expect(keys).toEqual([]);
  });

  it("looks up after a failure of the server, which may come after the work", async () => {
    expect((await send(refusal("INTERNAL", 500), answered)).sent.kind).toBe("judged");
    const { sent } = await send(refusal("INTERNAL", 500), word("unknown"), word("unknown"));
    expect(sent).toMatchObject({ kind: "refused", problem: { code: "INTERNAL" } });
  });

  it("does not hide a bug", async () => {
    await expect(send(new TypeError("defect"))).rejects.toThrow("defect");
    await expect(send(lost, new TypeError("defect"))).rejects.toThrow("defect");
  });

  it("stops when the person leaves the page", async () => {
    const leaving = new AbortController();
    const asking = findOutcome(intention.key, {
      ask: async () => {
        leaving.abort();
        throw lost;
      },
      pause: async () => undefined,
      signal: leaving.signal,
    });
    await expect(asking).rejects.toThrow(/abort/i);
  });
});
