import { FormDialog } from "#/components/form/form-dialog.tsx";

/** Asks the operator before they leave, since the lane pauses without them. */
export function LeaveDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  return (
    <FormDialog
      title="Leave the desk?"
      text="After 10 s without you the lane pauses, as soon as a lot takes bids. It waits until an operator resumes it."
      press="Leave"
      back="Stay"
      onPress={onLeave}
      onClose={onClose}
    />
  );
}
