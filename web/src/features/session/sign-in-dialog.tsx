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
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Sign in</DialogTitle>
          <DialogDescription>{reason}</DialogDescription>
        </DialogHeader>
        {/* The one who asked closes the dialog when the session changes. */}
        <div className="px-4 pb-6 md:px-6">
          <SignInForm onSignedIn={() => undefined} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
