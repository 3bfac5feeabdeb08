import { useSnapshot } from "valtio/react";
import { proxy } from "valtio/vanilla";

/** What was asked for on a card or row, and is shown once for the whole list. */
export type ListDialog =
  | { readonly kind: "bid"; readonly id: number }
  | { readonly kind: "note"; readonly id: number; readonly title: string }
  | { readonly kind: "export" }
  | { readonly kind: "guide" };

const shown = proxy<{ dialog: ListDialog | null }>({ dialog: null });

export function useListDialog(): ListDialog | null {
  return useSnapshot(shown).dialog;
}

export function openListDialog(dialog: ListDialog | null): void {
  shown.dialog = dialog;
}
