import { beforeEach, describe, expect, it, vi } from "vitest";
import { asksForDrawer } from "./watch-developer-key.ts";

interface Modules {
  isOpen: () => boolean;
  answerConfig: (controls: boolean) => void;
}

let app: Modules;
let keydown: (event: unknown) => void;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("addEventListener", (_: string, listener: typeof keydown) => (keydown = listener));
  vi.stubGlobal(
    "HTMLElement",
    class {
      readonly isContentEditable = false;
    },
  );
  const { queryClient } = await import("../http/query-client.ts");
  const { keys } = await import("../http/query-keys.ts");
  const { isDialogOpen } = await import("../dialogs/dialogs.ts");
  const { watchDeveloperKey } = await import("./watch-developer-key.ts");
  app = {
    isOpen: () => isDialogOpen("developer"),
    answerConfig: (controls) => queryClient.setQueryData(keys.config, { controls }),
  };
  watchDeveloperKey();
});

/** Presses the key; returns whether the default action of the browser was prevented. */
function press(): boolean {
  let prevented = false;
  keydown({ key: "`", code: "Backquote", target: null, preventDefault: () => (prevented = true) });
  return prevented;
}

describe("the key of the developer drawer", () => {
  it("works before the server has answered whether there are controls", () => {
    expect(press()).toBe(false);
    expect(app.isOpen()).toBe(true);
  });

  it("closes the drawer with a second press", () => {
    press();
    press();
    expect(app.isOpen()).toBe(false);
  });

  it("is handled by the page once there are controls, and by nothing without controls", () => {
    app.answerConfig(true);
    expect(press()).toBe(true);
    app.answerConfig(false);
    expect(press()).toBe(false);
  });
});

const pressAlone = (over: Partial<Parameters<typeof asksForDrawer>[0]>) => ({
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
const backquote = pressAlone({ key: "`", code: "Backquote" });
const ctrlShiftD = pressAlone({ key: "D", code: "KeyD", ctrlKey: true, shiftKey: true });

describe("the key of the developer drawer", () => {
  it("is ` by its character or by its place, and Ctrl+Shift+D", () => {
    expect(asksForDrawer(backquote, false)).toBe(true);
    expect(asksForDrawer(pressAlone({ key: "ذ", code: "Backquote" }), false)).toBe(true);
    expect(asksForDrawer(pressAlone({ key: "`", code: "IntlBackslash" }), false)).toBe(true);
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
    expect(asksForDrawer(pressAlone({ key: "~", code: "Backquote", shiftKey: true }), false)).toBe(false);
    expect(asksForDrawer({ ...backquote, metaKey: true }, false)).toBe(false);
    expect(asksForDrawer({ ...backquote, ctrlKey: true }, false)).toBe(false);
    expect(asksForDrawer({ ...ctrlShiftD, shiftKey: false }, false)).toBe(false);
    expect(asksForDrawer({ ...ctrlShiftD, altKey: true }, false)).toBe(false);
  });
});
