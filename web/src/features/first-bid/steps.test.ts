import { describe, expect, it } from "vitest";
import { firstBidOf, minutesLeft, minutesText } from "./steps.ts";

type Me = Parameters<typeof firstBidOf>[0];
const LEAST = 1_000;

/** Somebody who has just signed up and confirmed an email. */
function newcomer(missing: Me["gate"]["missing"], change: Partial<Me> = {}): Me {
  return {
    gate: { can_bid: missing === null, missing },
    has_bid: false,
    pstatusMax: null,
    email_verified: true,
    phone_verified: false,
    ...change,
  };
}
const nameOfNow = (me: Me, total: number | null = 0) => {
  const first = firstBidOf(me, total, LEAST);
  return first && first.steps[first.now]?.name;
};

describe("the steps to a first bid", () => {
  it.each([
    ["verification", "contact"],
    ["profile", "profile"],
    ["contract", "contract"],
    ["review", "review"],
    [null, "deposit"],
  ] as const)("given that %s is missing, the step is: %s", (missing, name) => {
    expect(nameOfNow(newcomer(missing))).toBe(name);
  });

  it("are over with enough in the deposit for the cheapest bid", () => {
    expect(nameOfNow(newcomer(null), LEAST - 0.01)).toBe("deposit");
    expect(nameOfNow(newcomer(null), LEAST)).toBeNull();
  });

  it("are over for ever after the first bid", () => {
    expect(nameOfNow(newcomer(null, { has_bid: true }))).toBeNull();
  });

  it("are not shown before the deposit is known", () => {
    expect(nameOfNow(newcomer(null), null)).toBeNull();
  });

  it.each(["registration", "lock", "role"] as const)("are not for those who lack: %s", (missing) => {
    expect(nameOfNow(newcomer(missing))).toBeNull();
  });

  it("are not for those who came to sell", () => {
    expect(nameOfNow(newcomer("profile", { pstatusMax: "ok" }))).toBeNull();
    expect(nameOfNow(newcomer("profile", { pstatusMax: "draft" }))).toBeNull();
  });

  it("say what is done, and what comes", () => {
    const first = firstBidOf(newcomer("contract", { pstatusMax: "draft" }), 0, LEAST);
    expect(first?.steps.map(({ hint }) => hint)).toEqual([
      "Email confirmed",
      "Complete",
      "Read and sign, 1 minute",
      "Nothing to do. We tell you when it is done",
      "From AED 1,000",
    ]);
  });

  it("say how long they take", () => {
    const first = firstBidOf(newcomer("profile"), 0, LEAST);
    expect(minutesText(minutesLeft(first!))).toBe("about 5 minutes");
    expect([minutesText(1), minutesText(0)]).toEqual(["about 1 minute", "nothing to do"]);
  });
});
