import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useMe } from "#/lib/http/queries.ts";
import { isDrawn } from "#/lib/browser/is-drawn.ts";
import { isTyping } from "#/lib/keyboard/single-keys.ts";
import { closeDialog, isDialogOpen, openDialog } from "#/lib/dialogs/dialogs.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { areasFor } from "../model/areas.ts";
import { createKeyReader } from "../model/keys.ts";

/**
 * Presses the element for a letter: in the focused card or row, else the only one of the page. Returns whether there is
 * one.
 */
function pressOn(letter: string): boolean {
  const near = document.activeElement?.closest("article, tr");
  const found =
    near?.querySelector<HTMLElement>(letter === "f" ? "[data-slot='heart']" : "[data-key='n']") ??
    [...document.querySelectorAll<HTMLElement>(`main [data-key='${letter}']`)].find(isDrawn);
  found?.click();
  return found !== undefined;
}

/** The shortcuts of every page, with their dialogs. Mounted once, by the root. */
export function Keyboard() {
  const router = useRouter();
  const hasScreen = useHasScreen();
  const me = useMe() ?? null;

  const go = useEffectEvent((key: string): boolean => {
    const area = areasFor(me, hasScreen).find((each) => each.key === key);
    if (area) void router.navigate({ to: area.to as "/auction", search: area.search ?? {} });
    return area !== undefined;
  });

  useEffect(() => {
    const read = createKeyReader();
    const onKeyDown = (event: KeyboardEvent) => {
      // Ctrl is pressed before K, so the palette loads then.
      if (event.key === "Control" || event.key === "Meta") void import("./palette.tsx");
      // In a dialog single keys belong to the dialog.
      const single = !isTyping(event) && document.querySelector("[role='dialog']") === null;
      const action = read(event, event.timeStamp, single);
      if (action === null || event.defaultPrevented) return;
      if (action.kind === "go" || action.kind === "press") {
        if (action.kind === "go" ? go(action.key) : pressOn(action.key)) event.preventDefault();
        return;
      }
      event.preventDefault();
      toggle(action.kind === "help" ? "key-help" : "palette");
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return null;
}

/** Opens one of the two in place of the other, or closes it. */
function toggle(name: "palette" | "key-help"): void {
  const open = isDialogOpen(name);
  closeDialog("palette");
  closeDialog("key-help");
  if (!open) openDialog(name);
}
