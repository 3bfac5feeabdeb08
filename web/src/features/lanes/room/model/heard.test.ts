import { amountInWords } from "@marsa/api-spec/text/amount-in-words";
import { describe, expect, it } from "vitest";
import { type Audible, heardBetween } from "./heard.ts";

const still: Audible = {
  lotId: 11,
  position: 12,
  title: "Genesis G80 3.5T Royal",
  phase: "running",
  going: null,
  price: 126_000,
  ask: 127_000,
  provisional: null,
  status: "none",
  paused: null,
};
const bid = { price: 127_000, ask: 128_000 };
const call = { ...still, phase: "final_call" } as const;
const hammer = { ...still, phase: "finished", provisional: "sold" } as const;
const line = (before: Audible | null, now: Audible) => heardBetween(before, now)?.line;

describe("a change of the lane as heard", () => {
  it("is silent without a change", () => {
    expect(heardBetween(still, still)).toBeNull();
  });

  it("is the lot with its ask, for somebody who has just come too", () => {
    const next = { ...still, lotId: 12, position: 13, title: "Kia K8", price: null, ask: 52_000 };
    expect(line(still, next)).toBe("Lot 13, Kia K8. Asking 52,000");
    expect(line(null, still)).toBe("Lot 12, Genesis G80 3.5T Royal. 126,000. Asking 127,000");
    expect(heardBetween(still, { ...still, lotId: null, phase: null, price: null })).toBeNull();
  });

  it("is the price with the next ask, and the ask alone when the auctioneer sets it", () => {
    expect(line(still, { ...still, ...bid })).toBe("127,000. Asking 128,000");
    expect(line(still, { ...still, ask: 126_500 })).toBe("Asking 126,500");
  });

  it("is the listener's own state before the bid that changed it", () => {
    const outbid = { ...still, ...bid, status: "outbid" } as const;
    expect(heardBetween({ ...still, status: "leading" }, outbid)).toEqual({
      sound: "outbid",
      line: "Outbid. Asking 128,000",
    });
    expect(line(still, { ...still, ...bid, status: "leading" })).toBe("You lead at 127,000");
  });

  it("counts the final call of a clock, and warns once by hand", () => {
    expect(line(still, { ...call, going: 1 })).toBe("Going once at 126,000");
    expect(line({ ...call, going: 1 }, { ...call, going: 2 })).toBe("Going twice");
    expect(line({ ...call, going: 2 }, { ...call, going: 3 })).toBe("Last call");
    expect(line({ ...call, going: 3 }, { ...call, going: 3 })).toBeUndefined();
    expect(line(still, call)).toBe("Fair warning at 126,000");
    expect(line(call, { ...call, ...bid })).toBe("127,000. Asking 128,000");
  });

  it("is the result of the hammer, and a lot that is reopened", () => {
    expect(line(call, hammer)).toBe("Sold, 126,000");
    expect(line({ ...call, status: "leading" }, { ...hammer, status: "won" })).toBe("Sold to you, 126,000");
    expect(line(call, { ...hammer, provisional: "summarizing" })).toBe("126,000. The seller decides");
    expect(line(call, { ...hammer, provisional: "notSold", price: null })).toBe("Not sold");
    expect(line(hammer, still)).toBe("Reopened at 126,000");
  });

  it("is a pause with its reason, before anything else", () => {
    const paused = { ...still, ...bid, paused: "Lights in the hall" };
    expect(line(still, paused)).toBe("Paused. Lights in the hall");
    expect(line(paused, { ...paused, ask: 129_000 })).toBeUndefined();
  });

  it("skips what passed while the reader was away: one line, the newest state", () => {
    const later = { ...call, going: 3, price: 190_000, ask: 191_000 } as const;
    expect(line(still, later)).toBe("190,000. Asking 191,000");
  });
});

/** Syllables of a line as spoken, counted by groups of vowels. */
const syllables = (text: string) =>
  text
    .replaceAll(/[\d,]*\d/gu, (amount) => amountInWords(Number(amount.replaceAll(",", ""))))
    .replaceAll(" dirhams", "")
    .match(/[aeiouy]+/giu)?.length ?? 0;
/** A voice at the speed of the room, syllables a second: 4.5 as usual, times 1.2. */
const SPEED = 5.4;

const seconds = (before: Audible | null, now: Audible) => syllables(line(before, now) ?? "") / SPEED;

describe("a line", () => {
  it("is over before the next step of the call of the usual timers", () => {
    expect(seconds(still, { ...call, going: 1 })).toBeLessThan(4);
    expect(seconds({ ...call, going: 1 }, { ...call, going: 2 })).toBeLessThan(3);
    expect(seconds({ ...call, going: 2 }, { ...call, going: 3 })).toBeLessThan(3);
    expect(seconds(call, hammer)).toBeLessThan(4);
  });

  it("has an end, whatever the name of the lot and the price", () => {
    const long = { ...still, lotId: 12, title: "Mercedes-Benz Sprinter 519 CDI Extra Long High Roof 2021" };
    expect(line(still, long)).toContain("Lot 12, Mercedes-Benz Sprinter 519 CDI Extra. 126,000");
    expect(seconds(still, long)).toBeLessThan(8);
    expect(seconds(still, { ...still, ...bid })).toBeLessThan(4);
    expect(seconds(still, { ...still, price: 1_276_500, ask: 1_277_500 })).toBeLessThan(7);
  });
});
