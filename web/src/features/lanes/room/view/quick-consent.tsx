import { FormDialog } from "#/components/form/form-dialog.tsx";

interface QuickConsentProps {
  lane: string;
  onAnswer: (yes: boolean) => void;
}

/** Asks before one tap can place a bid: the consequences, and for how long. */
export function QuickConsent({ lane, onAnswer }: QuickConsentProps) {
  return (
    <FormDialog
      title={`Quick bid in ${lane}`}
      text="One tap on an amount, or its key, places the bid at once. There is no second step, and a placed bid cannot be cancelled. An amount that has just changed still needs a confirmation. Quick bid stays on for this lane until you turn it off or close this tab."
      press="Turn on quick bid"
      back="Keep two steps"
      onPress={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}
