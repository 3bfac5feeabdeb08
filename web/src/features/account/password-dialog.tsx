import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import type { Confirmation } from "../../lib/session/confirm-password.ts";
import { PasswordStep } from "./password-step.tsx";

interface PasswordDialogProps {
  title: string;
  label: string;
  onConfirmed: (confirmation: Confirmation) => void;
  onClose: () => void;
}

/** Asks for the password before an act on the account. */
export function PasswordDialog({ title, label, onConfirmed, onClose }: PasswordDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>Enter your password, so that nobody else can do it.</DialogDescription>
        </DialogHeader>
        <div className="px-4 pt-2 pb-6 md:px-6">
          <PasswordStep label={label} onConfirmed={onConfirmed} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
