import { describe, expect, it } from "vitest";
import { asksForDrawer } from "./developer-key.ts";

const press = (over: Partial<Parameters<typeof asksForDrawer>[0]>) => ({
  key: "a",
  code: "KeyA",
  ctrlKey: false,
  shiftKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...over,
});
const backquote = press({ key: "`", code: "Backquote" });
const ctrlShiftD = press({ key: "D", code: "KeyD", ctrlKey: true, shiftKey: true });

describe("the key of the developer drawer", () => {
  it("is ` by its character or by its place, and Ctrl+Shift+D", () => {
    expect(asksForDrawer(backquote, false)).toBe(true);
    expect(asksForDrawer(press({ key: "ذ", code: "Backquote" }), false)).toBe(true);
    expect(asksForDrawer(press({ key: "`", code: "IntlBackslash" }), false)).toBe(true);
    expect(asksForDrawer(ctrlShiftD, false)).toBe(true);
  });

  it("does nothing while a person types", () => {
    expect(asksForDrawer(backquote, true)).toBe(false);
    expect(asksForDrawer(ctrlShiftD, true)).toBe(false);
    expect(asksForDrawer({ ...backquote, isComposing: true }, false)).toBe(false);
  });

  it("counts once, however long a person holds it", () => {
    expect(asksForDrawer({ ...backquote, repeat: true }, false)).toBe(false);
  });

  it("leaves other shortcuts alone", () => {
    expect(asksForDrawer(press({ key: "~", code: "Backquote", shiftKey: true }), false)).toBe(false);
    expect(asksForDrawer({ ...backquote, metaKey: true }, false)).toBe(false);
    expect(asksForDrawer({ ...backquote, ctrlKey: true }, false)).toBe(false);
    expect(asksForDrawer({ ...ctrlShiftD, shiftKey: false }, false)).toBe(false);
    expect(asksForDrawer({ ...ctrlShiftD, altKey: true }, false)).toBe(false);
  });
});
