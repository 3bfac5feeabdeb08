import { askOf } from "@marsa/api-spec/offered-amounts";
import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { ledger, money } from "@marsa/api-spec/amounts";
import { reply } from "@marsa/api-spec/client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { declineWords } from "#/lib/money/saved-cards.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { afterTopUp, type BidAfterPayment, findBid, takeBid } from "#/features/bidding/model/top-up.ts";

const ASK_EVERY_MS = 2_000;

const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: keys.payment(id),
    queryFn: ({ signal }) =>
      reply(api.GET("/auth/balance/payonline/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? ASK_EVERY_MS : false),
  });

interface BidAfterTopUpProps {
  bidding: BiddingState;
  /** Id of the card payment in the address, after the bank's page. */
  payment: number;
  onClose: () => void;
}

/** After the bank's page: sends the confirmed bid once, or asks again where the price has moved. */
export function BidAfterTopUp({ bidding, payment: id, onClose }: BidAfterTopUpProps) {
  const userId = bidding.me?.id_user;
  const { data: payment, error, refetch } = useQuery({ ...paymentQuery(id), enabled: userId !== undefined });
  const [savedBid] = useState(() => (userId === undefined ? null : findBid(id, userId)));
  const isPaid = payment?.status === "paid";
  const next = afterTopUp(bidding, savedBid?.bid ?? null);
  const bidNow = useEffectEvent((owner: number) => {
    // Taken before it is sent: a second reading of the same address sends nothing.
    const bid = takeBid(id, owner);
    if (bid) bidding.bidAtOnce(bid.bid);
  });
  useEffect(() => {
    if (isPaid) void queryClient.invalidateQueries({ queryKey: keys.balance });
  }, [isPaid]);
  useEffect(() => {
    if (isPaid && next === "bid" && userId !== undefined) bidNow(userId);
  }, [isPaid, next, userId]);
  const status = payment?.status;
  useEffect(() => {
    if (status !== undefined && status !== "pending") announce(STATUS_WORDS[status]);
  }, [status]);
  if (error && !payment) {
    // An old address: no payment, or another person's.
    if (error instanceof ApiProblem && error.status === 404) return null;
    return (
      <ErrorBlock
        title="Your payment could not be looked up."
        safe="It is credited once at most, and no bid was placed."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!payment || payment.id_auction !== null) return null;
  return (
    <div data-slot="bid-after-topup" data-status={payment.status}>
      <Result payment={payment} savedBid={savedBid} bidding={bidding} onClose={onClose} />
    </div>
  );
}

const STATUS_WORDS = {
  paid: "The card was charged.",
  failed: "The card was declined. Nothing was charged.",
  expired: "The card payment has expired. Nothing was charged.",
} as const;

interface ResultProps {
  payment: Schema<"Payment">;
  savedBid: BidAfterPayment | null;
  bidding: BiddingState;
  onClose: () => void;
}

function Result({ payment, savedBid, bidding, onClose }: ResultProps) {
  const { status, amount, url } = payment;
  const close = (
    <Button size="sm" onClick={onClose}>
      Close
    </Button>
  );
  switch (status) {
    case "pending":
      return (
        <Message tone="info" title={`Your card payment of AED ${ledger(payment.charge)} is not finished.`}>
          {savedBid ? `Your bid of AED ${money(savedBid.bid)} is not placed yet.` : "No bid was placed."}
          <Actions>
            <Button size="sm" variant="ink" asChild>
              <a href={url} className="no-underline!">
                Continue the payment
              </a>
            </Button>
            {close}
          </Actions>
        </Message>
      );
    case "failed":
    case "expired":
      return (
        <Message
          tone={status === "failed" ? "error" : "warning"}
          title={status === "failed" ? "The card was declined." : "The card payment has expired."}
        >
          {declineWords(payment.declined)} Nothing was charged, and no bid was placed.
          <Actions>{close}</Actions>
        </Message>
      );
    case "paid":
      return <Paid amount={amount} savedBid={savedBid} bidding={bidding} close={close} />;
  }
}

interface PaidProps extends Pick<ResultProps, "savedBid" | "bidding"> {
  /** AED. */
  amount: number;
  close: ReactNode;
}

function Paid({ amount, savedBid, bidding, close }: PaidProps) {
  const { flow, live, panel, status } = bidding;
  const title = `AED ${ledger(amount)} is in your deposit.`;
  if (flow.step === "placing") {
    return (
      <Message tone="info" title={title}>
        Placing your bid of AED {money(flow.intention.amount)}…
      </Message>
    );
  }
  const outcome = flow.step === "idle" ? flow.outcome : null;
  if (outcome && outcome.intention.amount === savedBid?.bid) {
    return (
      <Message tone={outcome.tone} title={title}>
        {outcome.title} {outcome.text}
        <Actions>{close}</Actions>
      </Message>
    );
  }
  const next = afterTopUp(bidding, savedBid?.bid ?? null);
  if (next !== "ask" || savedBid === null) {
    return (
      <Message tone="success" title={title}>
        {next === "over"
          ? "Bidding has ended. No bid was placed."
          : next === "leading" && status === "leading"
            ? "You lead."
            : "No bid was placed."}
        <Actions>{close}</Actions>
      </Message>
    );
  }
  return (
    <Message tone="warning" title={title}>
      The price moved while your bank asked: your bid of AED {money(savedBid.bid)} was not placed. The next
      bid is AED {money(askOf(live))}.
      <Actions>
        {panel.bidding.kind === "offers" && (
          <Button size="sm" variant="press" onClick={() => bidding.choose(askOf(live), "exact")}>
            Bid AED {money(askOf(live))}
          </Button>
        )}
        {close}
      </Actions>
    </Message>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <span className="mt-3 flex flex-wrap gap-2">{children}</span>;
}
