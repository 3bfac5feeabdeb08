import { Link } from "@tanstack/react-router";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { type Negotiation, outcomeWords } from "../decision/public.ts";

/** How the negotiation ended: who ended it, why, and what follows. */
export function Over({ negotiation }: { negotiation: Negotiation }) {
  const words = outcomeWords(negotiation);
  if (!words) return null;
  return (
    <>
      <Message tone={words.tone} title={words.title} data-outcome={negotiation.outcome?.kind}>
        {words.text}
      </Message>
      <Button size="lg" asChild>
        <Link to="/auction/$id" params={{ id: String(negotiation.id_auction) }} hash="similar">
          Similar lots
        </Link>
      </Button>
    </>
  );
}
