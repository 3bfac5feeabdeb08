import { describe, expect, it } from "vitest";
import { composedOf, type Queue, USUAL_TIMERS } from "./composed.ts";
import { begin, composerReducer, unsaved } from "./composer-state.ts";

const lot = (id: number) =>
  ({
    id_auction: id,
    number: 20_000 + id,
    live: { price: null, start_price: 9_000 },
  }) as Queue["lots"][number];
const queue = (change: Partial<Queue> = {}): Queue => ({
  id_queue: 7,
  name: "Lane A",
  place: "Hall 2",
  start: "2026-11-24T14:00:00.000Z",
  ends: null,
  state: "draft",
  version: 3,
  changed: { at: "2026-11-24T10:00:00.000Z", by: "Noura Saleh" },
  lots: [lot(1), lot(2), lot(3)],
  operators: [{ id_user: 60, name: "Marcus Ellery" }],
  timers: USUAL_TIMERS,
  problems: [],
  ...change,
});

describe("the form of a lane", () => {
  it("has unsaved changes after an entry, and none after a save", () => {
    const fresh = begin(queue(), null);
    expect(unsaved(fresh)).toEqual([]);
    const typed = composerReducer(fresh, { type: "changed", change: { name: "Lane B", lots: [3, 2, 1] } });
    expect(unsaved(typed)).toEqual(["name", "lots"]);
    const answer = queue({ version: 5, name: "Lane B", lots: [lot(3), lot(2), lot(1)] });
    const saved = composerReducer(typed, { type: "read", queue: answer });
    expect([unsaved(saved), saved.notice]).toEqual([[], null]);
  });

  it("follows saves of others without a notice while there is no entry", () => {
    const state = composerReducer(begin(queue(), null), {
      type: "read",
      queue: queue({ version: 4, place: "Hall 9" }),
    });
    expect([state.mine.place, state.notice]).toEqual(["Hall 9", null]);
  });

  it("keeps the entries when somebody else saves, takes in the other change and shows both", () => {
    const typed = composerReducer(begin(queue(), null), {
      type: "changed",
      change: { name: "Lane B", place: "Hall 3" },
    });
    const theirs = queue({ version: 4, name: "Lane C", lots: [lot(1), lot(2), lot(3), lot(4)] });
    const state = composerReducer(typed, { type: "read", queue: theirs });
    expect(state.mine).toEqual({
      ...composedOf(theirs),
      name: "Lane B",
      place: "Hall 3",
    });
    expect(state.notice).toMatchObject({
      change: { by: "Noura Saleh" },
      taken: ["lots"],
      clashes: ["name"],
    });
    expect(composerReducer(state, { type: "use-theirs", part: "name" }).mine.name).toBe("Lane C");
    const next = composerReducer(state, { type: "keep-mine" });
    expect([next.mine.name, next.notice]).toEqual(["Lane B", null]);
  });

  it("restores unsaved entries, also when the lane has changed since", () => {
    const base = composedOf(queue());
    const mine = { ...base, place: "Hall 3" };
    const state = begin(queue({ version: 9, start: "2026-11-24T16:00:00.000Z" }), {
      version: 3,
      base,
      mine,
      joined: [],
    });
    expect(state.mine).toMatchObject({ place: "Hall 3", start: "2026-11-24T20:00" });
    expect(state.notice?.taken).toEqual(["start"]);
    expect(unsaved(state)).toEqual(["place"]);
  });

  it("ignores an older reply that comes late", () => {
    const state = begin(queue({ version: 5 }), null);
    expect(composerReducer(state, { type: "read", queue: queue({ version: 4, name: "Old" }) })).toBe(state);
  });
});
