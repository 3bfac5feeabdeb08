import { describe, expect, it } from "vitest";
import { DESK_KEYS, ROOM_DESK_KEYS } from "#/components/lane/desk-keys.ts";
import { commandOf } from "./keys.ts";

const key = (name: string, code = "", more = {}) =>
  commandOf({ key: name, code, repeat: false, isComposing: false, ...more });

const room = (name: string) => commandOf({ key: name, code: "", repeat: false, isComposing: false }, true);

describe("the console's keys", () => {
  it("press the controls that show them", () => {
    const keys = ["f", "g", "m", "+", "-", "l", "s", "d", "a"];
    expect(keys.map((each) => key(each))).toEqual([
      "final-call",
      "green-light",
      "change-min",
      "step-up",
      "step-down",
      "lower-start",
      "skip",
      "disable",
      "announce",
    ]);
    expect([key("p"), key("o"), key("u"), key("Escape")]).toEqual(["pause", "go", "reopen", "cancel"]);
    expect([key("F"), key("=")]).toEqual(["final-call", "step-up"]);
  });

  it("are all in the help", () => {
    const letters = DESK_KEYS.flatMap(({ keys }) => (keys[0] === "Alt" ? [] : keys)).map((each) =>
      key(each === "Esc" ? "Escape" : each),
    );
    expect(letters).not.toContain(null);
    expect(new Set(letters).size).toBe(14);
  });

  it("leave A to H to the phones in a lane with the room", () => {
    expect([room("a"), room("H"), room(" "), room("7"), room("z"), room("Backspace")]).toEqual([
      "phone-A",
      "phone-H",
      "room-bid",
      "digit-7",
      "take-back",
      "erase",
    ]);
    const moved = ["w", "r", "j", "x", "t"].map(room);
    expect(moved).toEqual(["final-call", "green-light", "skip", "disable", "announce"]);
    const keys = ROOM_DESK_KEYS.flatMap((row) => (row.keys[0] === "Alt" ? [] : row.keys));
    const words: Readonly<Record<string, string>> = { Esc: "Escape", Space: " ", "…": "B" };
    expect(keys.map((each) => room(words[each] ?? each))).not.toContain(null);
  });

  it("do nothing while a person holds them", () => {
    expect(key("f", "KeyF", { repeat: true })).toBeNull();
  });

  it("count by their place on a keyboard of another script", () => {
    expect([key("ب", "KeyF"), key("ل", "KeyG")]).toEqual(["final-call", "green-light"]);
  });

  it("leave all other keys alone", () => {
    expect([key("x"), key("z", "KeyF"), key("7"), key("Tab", "Tab"), key("/")]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    // Of a dialog that has closed meanwhile.
    expect([key("1"), key("4")]).toEqual(["number", "number"]);
  });
});
