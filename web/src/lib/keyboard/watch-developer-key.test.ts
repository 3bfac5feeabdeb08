import { beforeEach, describe, expect, it, vi } from "vitest";

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
