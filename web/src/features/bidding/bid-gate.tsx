import { Button } from "../../components/ui/button.tsx";
import { Message } from "../../components/message.tsx";
import { askSignIn } from "../../lib/sign-in-request.ts";
import type { Gate } from "./gate.ts";

interface BidGateProps {
  gate: Gate;
  /** What the person wants to bid on. */
  title: string;
}

/** What stands between a person and a bid: one sentence, and the step that can be taken from here. */
export function BidGate({ gate, title }: BidGateProps) {
  return (
    <div data-slot="bid-gate" data-missing={gate.missing} className="grid gap-2.5">
      <Message tone={gate.missing === "lock" ? "warning" : "info"}>{gate.sentence}</Message>
      {gate.step === "sign-in" && (
        <Button
          variant="press"
          size="xl"
          className="w-full"
          onClick={() => void askSignIn(`Sign in to bid on ${title}.`)}
        >
          Sign in to bid
        </Button>
      )}
    </div>
  );
}
