import { openDialog } from "../../../lib/dialogs/dialogs.ts";

/** Opens the panel of a lot to come, where a maximum can be stored for it. */
export function openMaximum(id: number): void {
  openDialog("quick-bid", { id });
}
