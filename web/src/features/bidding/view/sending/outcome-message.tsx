import { Message } from "#/components/message/message.tsx";
import type { Outcome } from "#/features/bidding/model/sending/outcome.ts";

/** The result of the last bid, with the next action. It stays until the next action. */
export function OutcomeMessage({ outcome, lotNumber }: { outcome: Outcome; lotNumber: number }) {
  return (
    <Message tone={outcome.tone} title={outcome.title} data-outcome={outcome.kind}>
      {outcome.text}
      {outcome.reply !== null && (
        <span className="mt-0.5 block text-micro tabular-nums">
          Receipt {lotNumber}-{outcome.reply.receipt.seq}
        </span>
      )}
      {outcome.requestId !== null && (
        <span className="mt-0.5 block text-micro">Request {outcome.requestId}</span>
      )}
    </Message>
  );
}
