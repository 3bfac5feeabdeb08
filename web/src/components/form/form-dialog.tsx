import type { FormEvent, ReactNode } from "react";
import type { Refusal } from "#/lib/http/refusal.ts";
import { Button } from "../ui/button.tsx";
import { DialogFooter, type ReturnTo, TitledDialog } from "../ui/dialog.tsx";
import { RefusalMessage } from "./refusal-message.tsx";

interface FormDialogProps extends ReturnTo {
  title: string;
  /** What follows from the press. */
  text?: ReactNode;
  /** The label of the main button; null: there is nothing to press. */
  press: string | null;
  /** Its label during the send. */
  sending?: string;
  /** Whether a send is in progress: the dialog stays open until it has ended. */
  busy?: boolean;
  /** Whether the main button waits for something else. */
  isOff?: boolean;
  /** "press" is red: for money, and for what everybody sees at once. */
  look?: "ink" | "press";
  /** The label of the second button; null: none. */
  back?: string | null;
  /** Replaces closing, for the second button alone. */
  onBack?: (() => void) | undefined;
  refusal?: Refusal | undefined;
  /** What the refusal leaves unchanged. */
  safe?: string;
  onPress: () => void;
  onClose: () => void;
  /** Fields and facts, between the text and the buttons. */
  children?: ReactNode;
}

/** A dialog with one act: its consequences, its fields and its main button. */
export function FormDialog({
  title,
  text,
  press,
  sending = "One moment…",
  busy = false,
  isOff = false,
  look = "ink",
  back = "Cancel",
  onBack,
  refusal,
  safe = "Nothing was changed.",
  onPress,
  onClose,
  returnTo,
  children,
}: FormDialogProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && !isOff) onPress();
  }
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <TitledDialog title={title} text={text} textLook="text-pretty" returnTo={returnTo} onClose={close}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4 px-4 pt-1 empty:hidden md:px-6">
          {refusal && <RefusalMessage refusal={refusal} safe={safe} />}
          {children}
        </div>
        <DialogFooter className="md:flex-row md:justify-end">
          {back !== null && (
            <Button size="lg" onClick={onBack ?? close}>
              {back}
            </Button>
          )}
          {press !== null && (
            <Button type="submit" variant={look} size="lg" aria-disabled={busy || isOff || undefined}>
              {busy ? sending : press}
            </Button>
          )}
        </DialogFooter>
      </form>
    </TitledDialog>
  );
}
