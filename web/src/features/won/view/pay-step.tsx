import { ledger, ledgerOfFils } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { balanceQuery, useConfig } from "#/lib/http/queries.ts";
import { openProvider, savedCardsQuery, usableCards } from "#/lib/money/saved-cards.ts";
import { useIdle } from "#/lib/timing/use-idle.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { payByCard, requestInvoice } from "../model/commands.ts";
import { PayButton, type Way, Ways } from "./ways.tsx";
import { paymentSum, topUpOf } from "../model/payment-sum.ts";
import type { Settlement } from "../model/queries.ts";

const loadDialog = () => import("./pay-dialog.tsx");
const PayDialog = lazy(async () => ({ default: (await loadDialog()).PayDialog }));

interface PayStepProps {
  lot: Lot;
  settlement: Settlement;
}

/** Pays a won lot: the held part, the part from the deposit, the missing amount, and one press. */
export function PayStep({ lot, settlement }: PayStepProps) {
  const { data: balance, error, refetch } = useQuery(balanceQuery);
  const share = useConfig()?.deposit.card_fee_rate;
  if (error && !balance) {
    return (
      <ErrorBlock
        title="Your deposit could not be loaded."
        safe="The lot is yours, and your hold stays."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!balance || share === undefined) return <Skeleton className="h-64 rounded-md" />;
  return <Payment lot={lot} settlement={settlement} available={balance.available} share={share} />;
}

interface PaymentProps extends PayStepProps {
  available: number;
  /** The provider's fee, as a share. */
  share: number;
}

function Payment({ lot, settlement, available, share }: PaymentProps) {
  const { all_in: allIn, hold, id_auction: id } = settlement;
  const { fromHold, fromDeposit, missing } = paymentSum(allIn, hold, available);
  const topUp = topUpOf(missing, share);
  const cards = usableCards(useQuery(savedCardsQuery).data);
  const [picked, setPicked] = useState<Way>();
  const way = picked ?? cards[0]?.id ?? "card";
  const [asking, setAsking] = useState(false);
  // Loads ahead of the press, which then needs no connection to say that there is none.
  const idle = useIdle();
  useEffect(() => {
    if (idle) void loadDialog();
  }, [idle]);
  const navigate = useNavigate();
  const card = useFormSend({
    send: async (fils: number) => {
      const idCard = typeof way === "number" ? way : null;
      const { id_payment: payment, url, status } = await payByCard(id, fils, idCard);
      // The browser's back button leads from the provider's page to this lot and this payment.
      await navigate({ to: "/auction/$id", params: { id: String(id) }, search: { payment }, replace: true });
      if (status === "pending") await openProvider(url);
    },
  });
  const [invoice, setInvoice] = useState<Awaited<ReturnType<typeof requestInvoice>> | null>(null);
  const byInvoice = useFormSend({
    send: requestInvoice,
    onSent: setInvoice,
  });
  const sending = card.sending || byInvoice.sending;
  const refusal = card.refusal ?? byInvoice.refusal;

  function press() {
    if (sending) return;
    if (missing === 0) setAsking(true);
    else void (way === "invoice" ? byInvoice : card).submit(topUp.amount);
  }

  return (
    <>
      <div className={missing > 0 ? "gap-8 xl:grid xl:grid-cols-2" : ""}>
        <div>
          <dl data-slot="payment-sum">
            <MoneyRow label="This lot’s hold" amount={ledgerOfFils(fromHold)} />
            <MoneyRow
              label={<>From your deposit{missing === 0 && `, of ${ledger(available)} available`}</>}
              amount={ledgerOfFils(fromDeposit)}
            />
            {missing > 0 && (
              <MoneyRow
                className="font-strong"
                label={<span className="text-text">Missing, topped up now</span>}
                amount={ledgerOfFils(missing)}
              />
            )}
            <MoneyRow total label="Paid for the lot, AED" amount={ledger(allIn)} />
          </dl>
          <p className="mt-2 flex gap-2.5 text-small text-pretty text-text-2">
            <ShieldCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            {missing > 0
              ? "If the card is refused, nothing is paid and your hold stays as it is. You can try again until the deadline."
              : "You see the sum once more before anything is paid."}
          </p>
        </div>
        {missing > 0 && (
          <div className="max-xl:mt-4">
            <Ways way={way} onChange={setPicked} cards={cards} topUp={topUp} />
          </div>
        )}
      </div>
      {refusal && (
        <RefusalMessage
          refusal={refusal}
          safe="Nothing was charged, and nothing was paid."
          className="mt-4"
        />
      )}
      {invoice && way === "invoice" ? (
        <InvoiceMade invoice={invoice} />
      ) : (
        <PayButton
          way={missing > 0 ? way : null}
          allIn={allIn}
          topUp={topUp}
          sending={sending}
          onPress={press}
        />
      )}
      {asking && (
        <Suspense>
          <PayDialog
            lot={lot}
            settlement={settlement}
            available={available}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The next steps after the request of an invoice for a won lot. */
function InvoiceMade({ invoice: { number, amount } }: { invoice: Schema<"Invoice"> }) {
  return (
    <output className="mt-5 block">
      <Message tone="success" title={`Invoice ${number} of AED ${ledger(amount)} is being made.`}>
        It is usually ready in about 10 minutes, under <Link to="/deposit">your deposit</Link>. Transfer the
        amount and name {number}. Funds are credited within 3 business days: pay the lot here when they are.
        If the deadline comes first, ask for more time.
      </Message>
    </output>
  );
}
