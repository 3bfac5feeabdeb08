import { FormDialog } from "#/components/form/form-dialog.tsx";

interface LeaveDialogProps {
  title: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before the leader of the current lot leaves, and says that their bid stays. */
export function LeaveDialog({ title, onStay, onLeave }: LeaveDialogProps) {
  return (
    <FormDialog
      title="You lead this lot"
      text={`Your bid on ${title} stays valid when you leave. We tell you when you are outbid or win, and a stored maximum keeps bidding.`}
      press="Stay in the lane"
      back="Leave lane"
      onBack={onLeave}
      onPress={onStay}
      onClose={onStay}
    />
  );
}
