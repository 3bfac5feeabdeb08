import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { outcomeWords } from "../model/outcome-words.ts";
import type { SaleDecision } from "../model/queries.ts";

interface OutcomeProps {
  decision: SaleDecision;
  relist: (decision: SaleDecision) => ReactNode;
}

/** Who decided, why, and the next step: follow the payment, or list the lot again once. */
export function Outcome({ decision, relist }: OutcomeProps) {
  const { negotiation, relisted } = decision;
  const words = outcomeWords(negotiation);
  if (!words) {
    return <Message tone="neutral">The time to decide is over. The result follows in a moment.</Message>;
  }
  const isSold = negotiation.outcome?.kind === "accepted";
  return (
    <div className="grid content-start gap-3" data-slot="outcome">
      <Message tone={words.tone} title={words.title}>
        {words.text}
      </Message>
      {isSold ? (
        <Button size="lg" asChild>
          <Link to="/sale" search={{ section: "sold" }}>
            See the payment
          </Link>
        </Button>
      ) : relisted ? (
        <p className="text-small text-text-2">You have listed this lot again.</p>
      ) : (
        relist(decision)
      )}
    </div>
  );
}
