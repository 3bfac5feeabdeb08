import { describe, expect, it } from "vitest";
import { actsOf, laterOf, saleStateOf, type SaleState } from "./sale-state.ts";

const lane = { id_queue: 1, bids: "maxima", paused: null } as const;
const facts = (status: Parameters<typeof saleStateOf>[0]["live"]["status"]) => ({
  live: { status, lane: null },
  phase: "open" as const,
  isReturned: false,
});

describe("the status of a lot for its seller", () => {
  it.each([
    ["draft", "draft"],
    ["moderation", "moderation"],
    ["active", "active"],
    ["summarizing", "deciding"],
    ["sold", "sold"],
    ["notSold", "not_sold"],
  ] as const)("%s is %s", (status, state) => {
    expect(saleStateOf(facts(status))).toBe(state);
  });

  it("tells a draft that staff returned, a lot that is not open yet, and a lot of a lane", () => {
    expect(saleStateOf({ ...facts("draft"), isReturned: true })).toBe("returned");
    expect(saleStateOf({ ...facts("active"), phase: "upcoming" })).toBe("upcoming");
    expect(saleStateOf({ ...facts("active"), phase: "judging" })).toBe("ended");
    expect(saleStateOf({ ...facts("inProgress"), live: { status: "inProgress", lane } })).toBe("lane");
  });
});

const acts = (state: SaleState) => actsOf({ state, hidden: false, relisted: false });

it("a draft is as the list has it, and a lot on sale as its events tell", () => {
  const listed = { epoch: "e", seq: 4 };
  expect(laterOf({ epoch: "e", seq: 4 }, listed)).toBe(listed);
  const newer = { epoch: "e", seq: 5 };
  expect(laterOf(newer, listed)).toBe(newer);
  const anew = { epoch: "f", seq: 1 };
  expect(laterOf(anew, listed)).toBe(anew);
});

describe("what a seller can do with a lot", () => {
  it("begins with the next thing to do", () => {
    expect(acts("returned")[0]).toBe("edit");
    expect(acts("moderation")).toEqual(["convert"]);
    expect(acts("active")).toEqual(["prices", "view"]);
    expect(acts("deciding")).toEqual(["decide"]);
    expect(acts("not_sold")).toEqual(["relist", "view", "archive"]);
  });

  it("offers no second re-list, and only drafts can be deleted", () => {
    expect(actsOf({ state: "not_sold", hidden: false, relisted: true })).toEqual(["view", "archive"]);
    const unpaid = { state: "not_sold", hidden: false, relisted: false, canOffer: true } as const;
    expect(actsOf(unpaid).slice(0, 2)).toEqual(["offer", "relist"]);
    expect(acts("draft")).toContain("delete");
    expect(acts("sold")).not.toContain("delete");
  });

  it("of the archive is to restore it", () => {
    expect(actsOf({ state: "draft", hidden: true, relisted: false })).toEqual(["restore", "delete"]);
    expect(actsOf({ state: "sold", hidden: true, relisted: false })).toEqual(["restore", "view"]);
  });
});
