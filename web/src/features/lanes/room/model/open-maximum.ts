import { openDialog } from "#/lib/dialogs/dialogs.ts";

/** Opens the panel of a coming lot, which takes a maximum. */
export function openMaximum(id: number): void {
  openDialog("quick-bid", { id });
}
