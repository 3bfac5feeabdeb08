import type { ComponentProps } from "react";
import { FormDialog } from "./form-dialog.tsx";
import { useFormSend } from "./use-form-send.ts";

interface ConfirmDialogProps extends Omit<ComponentProps<typeof FormDialog>, "busy" | "refusal" | "onPress"> {
  /**
   * Does what the dialog asks about.
   * @throws what the client throws; the dialog shows it
   */
  onAct: () => Promise<unknown>;
  /** Replaces closing, after the act. */
  onDone?: () => void;
}

/** Asks before an act, sends it, and stays open with the reason when the server refuses it. */
export function ConfirmDialog({ onAct, onDone, ...dialog }: ConfirmDialogProps) {
  const { submit, sending, refusal } = useFormSend({ send: onAct, onSent: onDone ?? dialog.onClose });
  return <FormDialog {...dialog} busy={sending} refusal={refusal} onPress={() => void submit(undefined)} />;
}
