import { FormDialog } from "#/components/form/form-dialog.tsx";

interface RemoveAvatarDialogProps {
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before the picture is removed. */
export function RemoveAvatarDialog({ onRemove, onClose }: RemoveAvatarDialogProps) {
  return (
    <FormDialog
      title="Remove your picture?"
      text="Your initials are shown instead."
      press="Remove it"
      back="Keep it"
      onPress={onRemove}
      onClose={onClose}
    />
  );
}
