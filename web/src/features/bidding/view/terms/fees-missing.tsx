import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { messages } from "#/lib/format/messages.ts";

/** Without fee data the cost of a bid is not known, so nobody can bid. */
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
