import { describe, expect, it } from "vitest";
import { DESK_KEYS } from "../../../../components/lane/desk-keys.ts";
import { wishOf } from "./keys.ts";

const key = (name: string, code = "", more = {}) =>
  wishOf({ key: name, code, repeat: false, isComposing: false, ...more });

describe("the console's keys", () => {
  it("press the controls that they are drawn on", () => {
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

  it("stand in the help, all of them", () => {
    const letters = DESK_KEYS.flatMap(({ keys }) => (keys[0] === "Alt" ? [] : keys)).map((each) =>
      key(each === "Esc" ? "Escape" : each),
    );
    expect(letters).not.toContain(null);
    expect(new Set(letters).size).toBe(14);
  });

  it("say nothing while they are held", () => {
    expect(key("f", "KeyF", { repeat: true })).toBeNull();
  });

  it("count by their place on a keyboard of another script", () => {
    expect([key("ب", "KeyF"), key("ل", "KeyG")]).toEqual(["final-call", "green-light"]);
  });

  it("leave the others alone", () => {
    expect([key("x"), key("z", "KeyF"), key("7"), key("Tab", "Tab"), key("/")]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    // Of a question that has closed meanwhile.
    expect([key("1"), key("4")]).toEqual(["number", "number"]);
  });
});
