import { Link, useRouter } from "@tanstack/react-router";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInDialogProps {
  reason: string | null;
  onClose: () => void;
}

/** Signs in without leaving the page: the visitor's action continues afterwards. */
export function SignInDialog({ reason, onClose }: SignInDialogProps) {
  const next = useRouter().state.location.href;
  return (
    <TitledDialog title="Sign in" text={reason} onOpenAutoFocus={focusFirstField} onClose={onClose}>
      <div className="px-4 pt-1 pb-6 md:px-6">
        {/* The caller of the dialog closes it when the session changes. */}
        <SignInForm
          atOnce
          onSignedIn={() => undefined}
          forgot={
            <Link
              to="/recovery"
              search={{ next }}
              onClick={onClose}
              className="touch text-small text-blue hover:underline"
            >
              Forgot?
            </Link>
          }
        >
          <p className="mt-4 text-body text-text-2">
            New here?{" "}
            <Link
              to="/signup"
              search={{ next }}
              onClick={onClose}
              className="touch text-blue hover:underline"
            >
              Create an account
            </Link>
          </p>
        </SignInForm>
      </div>
    </TitledDialog>
  );
}

/**
 * Focuses the contact rather than the close button; nothing on touch screens, where a keyboard would cover the demo
 * accounts.
 */
function focusFirstField(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const field = matchMedia("(pointer: fine)").matches ? dialog.querySelector<HTMLElement>("input") : null;
  (field ?? dialog).focus();
}
