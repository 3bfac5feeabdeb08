import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { wordsOf } from "../model/card-words.ts";
import { cardPaymentQuery, type Payment, type Settlement } from "../model/queries.ts";

interface CardResultProps {
  /** From the address, after the provider's page. */
  id: number;
  settlement: Settlement;
  onDismiss: () => void;
}

/** The result of a card payment for this lot. The server pays the lot itself, once, when the card is charged. */
export function CardResult({ id, settlement, onDismiss }: CardResultProps) {
  const { data, error, refetch } = useQuery(cardPaymentQuery(id));
  const status = data?.status;
  const onStatus = useEffectEvent((now: Payment["status"]) => {
    if (now === "paid")
      void queryClient.invalidateQueries({ queryKey: keys.settlement(settlement.id_auction) });
    if (data) announce(wordsOf(data, settlement).title);
  });
  useEffect(() => {
    if (status !== undefined) onStatus(status);
  }, [status]);
  if (error && !data) {
    // An old address: no payment, or another person's.
    if (error instanceof ApiProblem && error.status === 404) return null;
    return (
      <ErrorBlock
        className="mt-5"
        title="Your payment could not be looked up."
        safe="It is made once at most."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.id_auction !== settlement.id_auction) return null;
  const { tone, title, text } = wordsOf(data, settlement);
  return (
    <div data-slot="card-result" data-status={data.status} className="mt-5">
      <Message tone={tone} title={title}>
        {text}
        <Actions>
          {data.status === "pending" && (
            <Button size="sm" variant="ink" asChild>
              <a href={data.url} className="no-underline!">
                <CreditCard aria-hidden size={16} strokeWidth={1.75} />
                Continue the payment
              </a>
            </Button>
          )}
          <Button size="sm" onClick={onDismiss}>
            Close
          </Button>
        </Actions>
      </Message>
    </div>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <span className="mt-3 flex flex-wrap gap-2">{children}</span>;
}
