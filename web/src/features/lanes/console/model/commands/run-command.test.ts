import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import { runCommand, type RunCommand } from "./run-command.ts";
import type { Command } from "./command.ts";
import type { DeskView } from "../desk/desk-view.ts";
import { aDesk } from "../test-support.ts";

const stale = (details: Record<string, unknown>) =>
  new ApiProblem({
    code: "STALE",
    status: 409,
    message: "This has changed in the meantime",
    details,
    requestId: null,
    retryAfterMs: null,
  });

/** A server with a lane at `seq`; each refusal of an older seq moves the screen to `ahead`. */
function aServer(seq: number, ahead: DeskView, start = aDesk()) {
  const sent: (readonly [Command["do"], number])[] = [];
  let known = { view: start, seq: 40 };
  const deps: RunCommand = {
    send: async (command, at) => {
      sent.push([command.do, at]);
      if (at !== seq) throw stale({ why: "The lane has moved on", seq });
      return {} as never;
    },
    look: () => known,
    reach: async (at) => void (known = { view: ahead, seq: at }),
  };
  return { sent, deps };
}

const bidNow = aDesk({ live: { price: 122_000, leader: "Bidder 3" } });

describe("a command of the desk", () => {
  it("names the seq of the lane that the auctioneer saw", async () => {
    const { sent, deps } = aServer(40, aDesk());
    expect(await runCommand({ do: "final-call", lotId: 12 }, aDesk(), deps)).toMatchObject({ kind: "done" });
    expect(sent).toEqual([["final-call", 40]]);
  });

  it("is not done when its precondition has changed, and says what changed", async () => {
    const { sent, deps } = aServer(41, bidNow);
    expect(await runCommand({ do: "final-call", lotId: 12 }, aDesk(), deps)).toEqual({
      kind: "changed",
      what: "Bidder 3 leads at 122,000.",
    });
    expect(sent).toHaveLength(1);
  });

  it("is sent again after a bid that its precondition does not include", async () => {
    const { sent, deps } = aServer(41, bidNow);
    expect(await runCommand({ do: "pause", reason: "Sound in the hall" }, aDesk(), deps)).toMatchObject({
      kind: "done",
    });
    expect(sent).toEqual([
      ["pause", 40],
      ["pause", 41],
    ]);
  });

  it("is never sent again where a GET changes state", async () => {
    for (const what of ["green-light", "skip"] as const) {
      const { sent, deps } = aServer(41, bidNow);
      expect(await runCommand({ do: what, lotId: 12 }, aDesk(), deps)).toMatchObject({ kind: "changed" });
      expect(sent).toHaveLength(1);
    }
  });

  it("is not sent when its lot has changed during a dialog", async () => {
    const { sent, deps } = aServer(40, aDesk(), aDesk({ phase: "finished" }));
    const outcome = await runCommand(
      { do: "change-min", lotId: 12, price: 110_000, reason: null },
      aDesk(),
      deps,
    );
    expect(outcome).toEqual({ kind: "changed", what: "The hammer has fallen." });
    expect(sent).toEqual([]);
  });

  it("is refused in the server's words", async () => {
    const deps = {
      ...aServer(40, aDesk()).deps,
      send: () => Promise.reject(stale({ why: "A lot is reopened once" })),
    };
    expect(await runCommand({ do: "reopen", lotId: 12, reason: "Again" }, aDesk(), deps)).toEqual({
      kind: "refused",
      why: "A lot is reopened once.",
    });
  });

  it("may stay unanswered, and the result is then unknown", async () => {
    const deps = {
      ...aServer(40, aDesk()).deps,
      send: () => Promise.reject(new NetworkProblem("unreachable")),
    };
    expect(
      await runCommand({ do: "resume" }, aDesk({ state: "paused" }), {
        ...deps,
        look: () => ({ view: aDesk({ state: "paused" }), seq: 1 }),
      }),
    ).toEqual({
      kind: "unanswered",
    });
  });
});
