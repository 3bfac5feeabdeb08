import { TitledDialog } from "#/components/ui/dialog.tsx";
import { CallBackForm } from "./call-back-form.tsx";

interface CallBackDialogProps {
  subject: string | null;
  onClose: () => void;
}

/** The request for a call-back, over the current page. */
export function CallBackDialog({ subject, onClose }: CallBackDialogProps) {
  return (
    <TitledDialog
      title="Ask for a call-back"
      text={
        subject === null ? "A question about buying, selling or a lot? We call you." : `About ${subject}.`
      }
      onClose={onClose}
    >
      <div className="px-4 pt-1 pb-6 md:px-6">
        <CallBackForm subject={subject} />
      </div>
    </TitledDialog>
  );
}
