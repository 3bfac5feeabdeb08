import { beforeEach, describe, expect, it, vi } from "vitest";

interface Module {
  askForDeveloper: () => void;
  onDeveloperAsked: (hear: (wish: string) => void) => () => void;
  watchDeveloperKey: () => void;
}

let drawer: Module;
let keydown: (event: unknown) => void;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("addEventListener", (_: string, hear: typeof keydown) => (keydown = hear));
  vi.stubGlobal(
    "HTMLElement",
    class {
      readonly isContentEditable = false;
    },
  );
  drawer = await import("./developer-drawer.ts");
  drawer.watchDeveloperKey();
});

function press(): boolean {
  let prevented = false;
  keydown({ key: "`", code: "Backquote", target: null, preventDefault: () => (prevented = true) });
  return prevented;
}

describe("the developer's drawer", () => {
  it("whoever asks before its gate is there is heard once, when it is", () => {
    const hear = vi.fn<(wish: string) => void>();
    drawer.askForDeveloper();
    const stop = drawer.onDeveloperAsked(hear);
    expect(hear.mock.calls).toEqual([["open"]]);
    drawer.askForDeveloper();
    expect(hear).toHaveBeenCalledTimes(2);
    stop();
    expect(drawer.onDeveloperAsked(vi.fn<() => void>())).toBeTypeOf("function");
    expect(hear).toHaveBeenCalledTimes(2);
  });

  it("hears its key before the gate is there; a second press takes the first one back", () => {
    expect(press()).toBe(false);
    const hear = vi.fn<(wish: string) => void>();
    drawer.onDeveloperAsked(hear)();
    expect(hear.mock.calls).toEqual([["open"]]);
    press();
    press();
    drawer.onDeveloperAsked(hear);
    expect(hear).toHaveBeenCalledTimes(1);
    expect(press()).toBe(true);
    expect(hear.mock.lastCall).toEqual(["toggle"]);
  });
});
