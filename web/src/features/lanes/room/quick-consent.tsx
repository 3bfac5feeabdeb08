import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";

interface QuickConsentProps {
  lane: string;
  onAnswer: (yes: boolean) => void;
}

/** Asks before one tap can place a bid: the consequences, and for how long. */
export function QuickConsent({ lane, onAnswer }: QuickConsentProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onAnswer(false)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Quick bid in {lane}</DialogTitle>
        </DialogHeader>
        <DialogDescription className="px-4 text-pretty md:px-6">
          One tap on an amount, or its key, places the bid at once. There is no second step, and a placed bid
          cannot be cancelled. An amount that has just changed still needs a confirmation. Quick bid stays on
          for this lane until you turn it off or close this tab.
        </DialogDescription>
        <DialogFooter>
          <Button variant="ink" size="xl" onClick={() => onAnswer(true)}>
            Turn on quick bid
          </Button>
          <Button variant="ghost" size="lg" onClick={() => onAnswer(false)}>
            Keep two steps
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
