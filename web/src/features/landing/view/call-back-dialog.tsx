import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#/components/ui/dialog.tsx";
import { CallBackForm } from "./call-back-form.tsx";

interface CallBackDialogProps {
  subject: string | null;
  onClose: () => void;
}

/** The request for a call-back, over the current page. */
export function CallBackDialog({ subject, onClose }: CallBackDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Ask for a call-back</DialogTitle>
          <DialogDescription>
            {subject === null
              ? "A question about buying, selling or a lot? We call you."
              : `About ${subject}.`}
          </DialogDescription>
        </DialogHeader>
        <div className="px-4 pt-1 pb-6 md:px-6">
          <CallBackForm subject={subject} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
