import { Button } from "../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";

interface RemoveAvatarDialogProps {
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before the picture is removed. */
export function RemoveAvatarDialog({ onRemove, onClose }: RemoveAvatarDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Remove your picture?</DialogTitle>
          <DialogDescription>Your initials are shown instead.</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="ink" size="lg" onClick={onRemove}>
            Remove it
          </Button>
          <Button size="lg" onClick={onClose}>
            Keep it
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
