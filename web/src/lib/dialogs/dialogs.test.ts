import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  closeDialog,
  closePageDialogs,
  isDialogOpen,
  onDialogs,
  openDialog,
  openDialogs,
  whenClosed,
} from "./dialogs.ts";

beforeEach(() => {
  for (const { name } of openDialogs()) closeDialog(name);
});

const names = () => openDialogs().map(({ name }) => name);

describe("dialogs", () => {
  it("stand above each other in the order of their opening, each with its payload", () => {
    openDialog("quick-bid", { id: 7 });
    openDialog("sign-in", { reason: "Sign in to bid." });
    expect(openDialogs()).toEqual([
      { name: "quick-bid", payload: { id: 7 } },
      { name: "sign-in", payload: { reason: "Sign in to bid." } },
    ]);
    closeDialog("sign-in");
    expect(names()).toEqual(["quick-bid"]);
  });

  it("one of a name is open at most: the later one takes the place of the earlier", async () => {
    const first = openDialog("note", { id: 1, title: "Audi" });
    openDialog("note", { id: 2, title: "BMW" });
    await expect(whenClosed(first)).resolves.toBeUndefined();
    expect(openDialogs()).toEqual([{ name: "note", payload: { id: 2, title: "BMW" } }]);
  });

  it("whoever waits for one is told when it closes, and not when another does", async () => {
    const told = vi.fn<() => void>();
    const dialog = openDialog("call-back", { subject: null });
    openDialog("palette");
    const closed = whenClosed(dialog).then(told);
    closeDialog("palette");
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
    closeDialog("call-back");
    await closed;
    expect(told).toHaveBeenCalledOnce();
  });

  it("another page closes them, but not the developer's drawer", () => {
    openDialog("developer");
    openDialog("quick-bid", { id: 7 });
    closePageDialogs();
    expect(names()).toEqual(["developer"]);
  });

  it("a listener hears each change, and none that changes nothing", () => {
    const hear = vi.fn<() => void>();
    const stop = onDialogs(hear);
    closeDialog("palette");
    closePageDialogs();
    expect(hear).not.toHaveBeenCalled();
    openDialog("palette");
    expect(isDialogOpen("palette")).toBe(true);
    stop();
    closeDialog("palette");
    expect(hear).toHaveBeenCalledOnce();
  });
});
