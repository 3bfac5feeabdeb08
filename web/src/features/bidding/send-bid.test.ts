import { ApiProblem, NetworkProblem, type Schema } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import type { Intention } from "./intention.ts";
import { type Fate, sendBid } from "./send-bid.ts";

const intention: Intention = { lotId: 107, amount: 179_000, mode: "exact", key: "aaaaaaaaaaaaaaaa" };
const judged = { id_bid: 1 } as Schema<"BidReply">;

const refusal = (code: "BID_TOO_LOW" | "INTERNAL", status: number) =>
  new ApiProblem({ code, status, message: "x", details: {}, requestId: null, retryAfterMs: null });

/** Sends a bid to a server that answers with these in turn; an Error is thrown. */
async function send(...answers: (Schema<"BidReply"> | Error)[]) {
  const keys: string[] = [];
  let overdue = 0;
  const fate: Fate = await sendBid(intention, {
    post: async ({ key }) => {
      keys.push(key);
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error("asked too often");
      return answer;
    },
    pause: async () => undefined,
    onOverdue: () => void overdue++,
    signal: new AbortController().signal,
  });
  return { fate, keys, overdue };
}

describe("sending a bid", () => {
  it("ends with the server's judgement", async () => {
    expect((await send(judged)).fate).toEqual({ kind: "judged", reply: judged });
  });

  it("ends with a refusal and asks no more", async () => {
    const { fate, keys } = await send(refusal("BID_TOO_LOW", 409));
    expect(fate).toMatchObject({ kind: "refused", problem: { code: "BID_TOO_LOW" } });
    expect(keys).toHaveLength(1);
  });

  it("looks a lost answer up under the same key until it is there, and says so once", async () => {
    const lost = new NetworkProblem("unreachable");
    const late = new DOMException("", "TimeoutError");
    const { fate, keys, overdue } = await send(lost, late, refusal("INTERNAL", 504), judged);
    expect(fate.kind).toBe("judged");
    expect(keys).toEqual(Array.from({ length: 4 }, () => intention.key));
    expect(overdue).toBe(1);
  });

  it("takes the server's own failure for an answer, a gateway's for none", async () => {
    expect((await send(refusal("INTERNAL", 500))).fate.kind).toBe("refused");
    expect((await send(refusal("INTERNAL", 502), judged)).fate.kind).toBe("judged");
  });

  it("does not hide a defect", async () => {
    await expect(send(new TypeError("defect"))).rejects.toThrow("defect");
  });

  it("stops when the page is left", async () => {
    const leaving = new AbortController();
    const sending = sendBid(intention, {
      post: async () => {
        leaving.abort();
        throw new NetworkProblem("unreachable");
      },
      pause: async () => undefined,
      onOverdue: () => undefined,
      signal: leaving.signal,
    });
    await expect(sending).rejects.toThrow(/abort/i);
  });
});
