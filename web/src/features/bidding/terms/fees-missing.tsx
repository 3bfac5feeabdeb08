import { Message } from "../../../components/message/message.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { messages } from "../../../lib/format/messages.ts";

/** Without fee data nobody can say what a bid costs, so nobody bids. */
export function FeesMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Message tone="error" title={`${messages.feesFailed()}.`}>
      Bidding is off until the fees are known.
      <Button size="sm" className="mt-2.5 flex" onClick={onRetry}>
        Try again
      </Button>
    </Message>
  );
}
