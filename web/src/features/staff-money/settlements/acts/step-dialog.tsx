import type { FormEvent, ReactNode } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../../components/ui/dialog.tsx";

interface StepDialogProps {
  title: string;
  text?: string;
  press: string;
  /** Whether the press moves money; the button is red then. */
  moves?: boolean;
  busy?: boolean;
  onPress: () => void;
  onClose: () => void;
  /** The label of the second button; none without it. */
  back?: string;
  /** Replaces closing. */
  onBack?: () => void;
  children: ReactNode;
}

/** One step of a decision: its words, its fields and its main button. */
export function StepDialog(props: StepDialogProps) {
  const { title, text, press, moves = false, busy = false, onPress, onClose, back, onBack, children } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    onPress();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...(text === undefined && { "aria-describedby": undefined })}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {text !== undefined && <DialogDescription className="text-pretty">{text}</DialogDescription>}
        </DialogHeader>
        <form noValidate onSubmit={submit}>
          <div className="grid gap-4 px-4 pt-1 md:px-6">{children}</div>
          <DialogFooter className="md:flex-row md:justify-end">
            {back !== undefined && (
              <Button size="lg" onClick={onBack ?? onClose}>
                {back}
              </Button>
            )}
            <Button
              type="submit"
              variant={moves ? "press" : "ink"}
              size="lg"
              aria-disabled={busy || undefined}
            >
              {press}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
