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
  it("open above each other, each with its payload", () => {
    openDialog("quick-bid", { id: 7 });
    openDialog("sign-in", { reason: "Sign in to bid." });
    expect(openDialogs()).toEqual([
      { name: "quick-bid", payload: { id: 7 } },
      { name: "sign-in", payload: { reason: "Sign in to bid." } },
    ]);
    closeDialog("sign-in");
    expect(names()).toEqual(["quick-bid"]);
  });

  it("open once for each name: the later one replaces the earlier one", async () => {
    const first = openDialog("note", { id: 1, title: "Audi" });
    openDialog("note", { id: 2, title: "BMW" });
    await expect(whenClosed(first)).resolves.toBeUndefined();
    expect(openDialogs()).toEqual([{ name: "note", payload: { id: 2, title: "BMW" } }]);
  });

  it("report their own closing to a caller that waits, and not that of another dialog", async () => {
    const onClosed = vi.fn<() => void>();
    const dialog = openDialog("call-back", { subject: null });
    openDialog("palette");
    const closed = whenClosed(dialog).then(onClosed);
    closeDialog("palette");
    await Promise.resolve();
    expect(onClosed).not.toHaveBeenCalled();
    closeDialog("call-back");
    await closed;
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it("close with a change of page, except the developer drawer", () => {
    openDialog("developer");
    openDialog("quick-bid", { id: 7 });
    closePageDialogs();
    expect(names()).toEqual(["developer"]);
  });

  it("notify a listener of each change, and of nothing else", () => {
    const listener = vi.fn<() => void>();
    const stop = onDialogs(listener);
    closeDialog("palette");
    closePageDialogs();
    expect(listener).not.toHaveBeenCalled();
    openDialog("palette");
    expect(isDialogOpen("palette")).toBe(true);
    stop();
    closeDialog("palette");
    expect(listener).toHaveBeenCalledOnce();
  });
});
