import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Command, isSentOnce, sendCommand } from "./command.ts";

const { requests, fetch } = vi.hoisted(() => {
  const sent: Request[] = [];
  const answer = (request: Request) => {
    sent.push(request);
    return Promise.resolve(Response.json({ result: "success", data: { run_seq: 1 } }));
  };
  return { requests: sent, fetch: answer };
});
vi.mock(import("#/lib/http/api.ts"), async () => {
  const { createApi } = await import("@marsa/api-spec/client");
  return { api: createApi({ origin: "http://marsa.test", fetch }), onSessionEnded: () => {} };
});
beforeEach(() => void requests.splice(0));

const COMMANDS: readonly (readonly [Command, string, object | null])[] = [
  [{ do: "final-call", lotId: 12 }, "POST /live/ctrl/final-call", { id_auction: 12, id_queue: 3 }],
  [{ do: "green-light", lotId: 12 }, "GET /live/ctrl/release/12", null],
  [{ do: "skip", lotId: 12 }, "GET /live/ctrl/skip-lot/12", null],
  [{ do: "lower-start", lotId: 12 }, "POST /live/ctrl/lower-startprice", { id_auction: 12 }],
  [
    { do: "change-min", lotId: 12, price: 9, reason: null },
    "POST /live/ctrl/minprice-change",
    { id_auction: 12, price: 9 },
  ],
  [
    { do: "change-min", lotId: 12, price: 9, reason: "The seller agreed" },
    "POST /live/ctrl/minprice-change",
    { id_auction: 12, price: 9, reason: "The seller agreed" },
  ],
  [{ do: "step", lotId: 12, step: 500 }, "POST /live/ctrl/step-change", { id_auction: 12, step: 500 }],
  [
    { do: "disable", lotId: 12, reason: "Papers" },
    "POST /live/ctrl/lot/disable",
    { id_auction: 12, id_queue: 3, reason: "Papers" },
  ],
  [{ do: "enable", lotId: 12 }, "POST /live/ctrl/lot/enable", { id_auction: 12, id_queue: 3 }],
  [
    { do: "reopen", lotId: 12, reason: "A bid was missed" },
    "POST /live/ctrl/reopen",
    { id_auction: 12, id_queue: 3, reason: "A bid was missed" },
  ],
  [{ do: "move", lotId: 12, from: 5, to: 3 }, "POST /live/ctrl/move-lot", { id_queue: 3, from: 5, to: 3 }],
  [{ do: "pause", reason: "Sound" }, "POST /live/ctrl/pause", { id_queue: 3, reason: "Sound" }],
  [{ do: "say", text: "Welcome" }, "POST /live/ctrl/message", { id_queue: 3, text: "Welcome" }],
  [{ do: "unsay" }, "POST /live/ctrl/message", { id_queue: 3, text: "" }],
  [{ do: "next", lotId: 12 }, "POST /live/ctrl/next-lot", { id_auction: 12, id_queue: 3 }],
  [{ do: "open" }, "POST /live/ctrl/open", { id_queue: 3 }],
  [{ do: "resume" }, "POST /live/ctrl/resume", { id_queue: 3 }],
  [{ do: "end" }, "POST /live/ctrl/end", { id_queue: 3 }],
  [{ do: "takeover" }, "POST /live/ctrl/takeover", { id_queue: 3 }],
  [{ do: "decline" }, "POST /live/ctrl/takeover", { id_queue: 3, refuse: true }],
];

describe("a command of the desk", () => {
  it.each(COMMANDS)(
    "%o names the state that the auctioneer saw, and has a key of its own",
    async (command, call, body) => {
      await sendCommand(3, command, 41);
      await sendCommand(3, command, 42);
      const [first, second] = requests;
      expect(`${first?.method} ${new URL(first?.url ?? "").pathname.replace("/api", "")}`).toBe(call);
      expect(first?.body ? await first.json() : null).toEqual(body);
      expect([first, second].map((request) => request?.headers.get("if-match"))).toEqual(["41", "42"]);
      const keys = [first, second].map((request) => request?.headers.get("idempotency-key"));
      expect(keys[0]).toMatch(/^\w{16,}$/);
      expect(keys[0]).not.toBe(keys[1]);
    },
  );

  it("is sent only once where a GET changes state", () => {
    const byGet = COMMANDS.filter(([, call]) => call.startsWith("GET")).map(([command]) => command.do);
    expect(COMMANDS.filter(([command]) => isSentOnce(command)).map(([command]) => command.do)).toEqual(byGet);
  });
});
