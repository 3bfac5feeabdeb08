import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInDialogProps {
  reason: string | null;
  onClose: () => void;
}

/** Signing in without leaving the page: what the visitor was about to do goes on afterwards. */
export function SignInDialog({ reason, onClose }: SignInDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent onOpenAutoFocus={focusFirstField}>
        <DialogHeader>
          <DialogTitle>Sign in</DialogTitle>
          <DialogDescription>{reason}</DialogDescription>
        </DialogHeader>
        {/* The one who asked closes the dialog when the session changes. */}
        <div className="px-4 pt-1 pb-6 md:px-6">
          <SignInForm onSignedIn={() => undefined} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The contact rather than the cross; on touch screens nothing, since a keyboard would cover the one-click accounts. */
function focusFirstField(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const field = matchMedia("(pointer: fine)").matches ? dialog.querySelector<HTMLElement>("input") : null;
  (field ?? dialog).focus();
}
