import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CreditCard } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { ledger, money } from "@marsa/api-spec/amounts";
import { messages } from "#/lib/format/messages.ts";
import { declineWords } from "#/lib/money/saved-cards.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { minute } from "@marsa/api-spec/dates";
import type { Wanted } from "../model/read-address.ts";
import { type Payment, paymentQuery, payments, type StartedPayment } from "../model/queries.ts";

interface PaymentResultProps {
  /** From the address, after the provider's page; else the last payment, while it is pending. */
  id: number | undefined;
  userId: number;
  onRetry: (wanted: Wanted) => void;
  onDismiss: () => void;
}

/** The state or result of a card payment; it stays until the person closes it. */
export function PaymentResult({ id: ofAddress, userId, onRetry, onDismiss }: PaymentResultProps) {
  const [atFirst] = useState(() => payments.find(userId));
  const [dismissed, setDismissed] = useState<number>();
  const id = ofAddress ?? (atFirst?.isShown === false ? atFirst.id : undefined);
  if (id === undefined || id === dismissed) return null;
  const started = payments.find(userId);
  return (
    <Result
      key={id}
      id={id}
      started={started?.id === id ? started : null}
      onRetry={onRetry}
      onDismiss={() => {
        setDismissed(id);
        if (started?.id === id) payments.keep({ ...started, isShown: true });
        onDismiss();
      }}
    />
  );
}

interface ResultProps extends Pick<PaymentResultProps, "onRetry" | "onDismiss"> {
  id: number;
  started: StartedPayment | null;
}

function Result({ id, started, onRetry, onDismiss }: ResultProps) {
  const { data, error, refetch } = useQuery(paymentQuery(id));
  const status = data?.status;
  const onStatus = useEffectEvent((now: Payment["status"]) => {
    announce(titleOf(now, data?.amount ?? 0));
    if (now === "pending") return;
    if (started) payments.keep({ ...started, isShown: true });
    if (now === "paid") void queryClient.invalidateQueries({ queryKey: keys.balance });
  });
  useEffect(() => {
    if (status !== undefined) onStatus(status);
  }, [status]);
  if (error && !data) {
    // An old address: no payment, or another person's.
    if (error instanceof ApiProblem && error.status === 404) return null;
    return (
      <ErrorBlock
        className="mb-5"
        title="Your payment could not be looked up."
        safe="It is credited once at most."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return null;
  const wanted = { topup: data.amount, back: started?.back, bid: started?.bid };
  return (
    <div data-slot="payment-result" data-status={data.status} className="mb-5">
      <Words payment={data} onRetry={() => onRetry(wanted)} onDismiss={onDismiss}>
        {started?.back !== undefined && <BackToLot back={started.back} bid={started.bid} />}
      </Words>
    </div>
  );
}

interface WordsProps {
  payment: Payment;
  onRetry: () => void;
  onDismiss: () => void;
  /** The link back to the lot. */
  children: ReactNode;
}

function Words({ payment, onRetry, onDismiss, children }: WordsProps) {
  const { status, amount, fee, url, expires } = payment;
  const title = titleOf(status, amount);
  const close = (
    <Button size="sm" onClick={onDismiss}>
      Close
    </Button>
  );
  if (status === "pending") {
    return (
      <Message tone="info" title={title}>
        We ask the provider every few seconds and credit it once. It stays open until {minute(expires)} GST.
        <Actions>
          <Button size="sm" variant="ink" asChild>
            <a href={url} className="no-underline!">
              <CreditCard aria-hidden size={16} strokeWidth={1.75} />
              Continue the payment
            </a>
          </Button>
          {close}
        </Actions>
      </Message>
    );
  }
  if (status === "paid") {
    return (
      <Message tone="success" title={title}>
        The processing fee of AED {ledger(fee)} was charged on top and is non-refundable.
        <Actions>
          {children}
          {close}
        </Actions>
      </Message>
    );
  }
  const isExpired = status === "expired";
  return (
    <Message tone={isExpired ? "warning" : "error"} title={title}>
      {declineWords(payment.declined)} {!isExpired && `${messages.paymentFailed()}. `}Nothing was charged, and
      your deposit is unchanged.
      <Actions>
        <Button size="sm" variant="ink" onClick={onRetry}>
          Try again
        </Button>
        {close}
      </Actions>
    </Message>
  );
}

/** The state in one sentence, also for screen readers. */
function titleOf(status: Payment["status"], amount: number): string {
  switch (status) {
    case "pending":
      return `Your payment of AED ${ledger(amount)} is pending.`;
    case "paid":
      return `AED ${ledger(amount)} is in your deposit.`;
    case "failed":
      return `${messages.paymentInsecure()}.`;
    case "expired":
      return "The payment has expired.";
  }
}

function Actions({ children }: { children: ReactNode }) {
  return <span className="mt-3 flex flex-wrap gap-2">{children}</span>;
}

/** A link back to the lot of the top-up. */
function BackToLot({ back, bid }: { back: number; bid: number | undefined }) {
  return (
    <Button size="sm" variant="press" asChild>
      <Link to="/auction/$id" params={{ id: String(back) }} className="no-underline!">
        {bid === undefined ? "Back to the lot" : `Back to the lot to bid AED ${money(bid)}`}
      </Link>
    </Button>
  );
}
