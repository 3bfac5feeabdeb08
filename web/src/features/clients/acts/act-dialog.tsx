import type { FormEvent, ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";

interface ActDialogProps {
  title: string;
  text: ReactNode;
  /** The label of the button, and its label during the send. */
  press: string;
  sending: string;
  busy: boolean;
  onPress: () => void;
  onClose: () => void;
  /** Replaces "Cancel". */
  back?: { readonly label: string; readonly onPress: () => void };
  children?: ReactNode;
}

/** A dialog for an act of the staff: its consequences, its fields and its main button. */
export function ActDialog(props: ActDialogProps) {
  const { title, text, press, sending, busy, onPress, onClose, back, children } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    onPress();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription asChild>
            <div className="text-pretty">{text}</div>
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit}>
          <div className="grid gap-4 px-4 pt-1 md:px-6">{children}</div>
          <DialogFooter className="md:flex-row md:justify-end">
            <Button size="lg" onClick={back?.onPress ?? onClose}>
              {back?.label ?? "Cancel"}
            </Button>
            <Button type="submit" variant="ink" size="lg" aria-disabled={busy || undefined}>
              {busy ? sending : press}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
