import { ledger } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import { Undo2, CircleMinus, FileCheck, FileClock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { PdfButton } from "#/components/pdf-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { payoutWord, useWallet, type Wallet } from "#/lib/money/wallet.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { invoicesQuery, refundsQuery, type Refund, type Invoice } from "../model/queries.ts";
import { REFUND_WORDS, refundText, invoiceText } from "../model/words.ts";
import { queryClient } from "#/lib/http/query-client.ts";

const MyStatements = lazy(async () => ({
  default: (await import("#/features/papers/public.ts")).MyStatements,
}));
const MyPapers = lazy(async () => ({ default: (await import("#/features/papers/public.ts")).MyPapers }));

/** As high as a section without documents, so that nothing below moves. */
const LOADING = <Skeleton className="mt-8 h-19" />;

/** Number of rows before "Show all". */
const SHOWN = 4;

/** The person's own refund requests and invoices, the newest first. */
export function Papers() {
  const wallet = useWallet();
  return (
    <section aria-labelledby="papers" className="min-w-0">
      <h2 id="papers" className="text-h2">
        {wallet.bids ? "Refunds and invoices" : "Payouts"}
      </h2>
      <Refunds wallet={wallet} />
      {wallet.bids && <Invoices />}
      {wallet.sells && (
        <Suspense fallback={LOADING}>
          <MyStatements />
        </Suspense>
      )}
      <Suspense fallback={LOADING}>
        <MyPapers />
      </Suspense>
    </section>
  );
}

function Refunds({ wallet }: { wallet: Wallet }) {
  const many = payoutWord(wallet, true);
  const { data, error, refetch } = useQuery(refundsQuery);
  const [all, setAll] = useState(false);
  if (!data && error) {
    return (
      <ErrorBlock
        className="mt-3"
        title={`Your ${many.toLowerCase()} could not be loaded.`}
        safe="Your requests are safe."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="mt-2 h-13" />;
  const { refunds } = data;
  if (refunds.length === 0) {
    return (
      <p className="mt-2 border-b border-line pb-3 text-body text-pretty text-text-2">
        You have not requested a {wallet.payout}. {many} typically take up to 5 days, at most 30.
      </p>
    );
  }
  return (
    <>
      <ul className="mt-1" aria-label={many}>
        {(all ? refunds : refunds.slice(0, SHOWN)).map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
      {!all && <More count={refunds.length - SHOWN} noun={many.toLowerCase()} onPress={() => setAll(true)} />}
      <p className="border-b border-line py-2 text-small text-pretty text-text-2">
        {many} typically take up to 5 days, at most 30.
      </p>
    </>
  );
}

function Invoices() {
  const { data, error, refetch } = useQuery(invoicesQuery);
  const [all, setAll] = useState(false);
  if (!data && error) {
    return (
      <ErrorBlock
        className="mt-3"
        title="Your invoices could not be loaded."
        safe="Your invoices are safe."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="mt-3 h-5" />;
  if (data.length === 0) {
    return <p className="mt-3 text-body text-text-2">You have no invoices.</p>;
  }
  return (
    <>
      <ul aria-label="Invoices">
        {(all ? data : data.slice(0, SHOWN)).map((invoice) => (
          <InvoiceRow key={invoice.id_invoice} invoice={invoice} />
        ))}
      </ul>
      {!all && <More count={data.length - SHOWN} noun="invoices" onPress={() => setAll(true)} />}
    </>
  );
}

function More({ count, noun, onPress }: { count: number; noun: string; onPress: () => void }) {
  if (count <= 0) return null;
  return (
    <Button variant="ghost-blue" size="sm" className="mt-1 -ms-3" onClick={onPress}>
      Show {count} more {noun}
    </Button>
  );
}

/** A refund request with its state. */
function RefundRow({ refund }: { refund: Refund }) {
  const { word, tone } = REFUND_WORDS[refund.status];
  return (
    <li data-slot="refund" data-status={refund.status} className="flex gap-3 border-b border-line py-3">
      <Undo2 aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-blue" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-strong tabular-nums">Refund AED {ledger(refund.amount)}</p>
        <p className="text-small text-pretty break-words text-text-2">
          {refundText(refund, serverClock.now())}
        </p>
      </div>
      <span className={cn("text-body font-strong", tone)}>{word}</span>
    </li>
  );
}

const ICONS = { making: FileClock, open: FileClock, paid: FileCheck, rejected: CircleMinus } as const;

/** An invoice: its number for the transfer, its state, and its PDF. */
function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, status } = invoice;
  const Icon = ICONS[status];
  return (
    <li data-slot="invoice" data-status={status} className="flex gap-3 border-b border-line py-3">
      <Icon
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className={status === "paid" ? "mt-0.5 shrink-0 text-green" : "mt-0.5 shrink-0 text-orange"}
      />
      <div className="min-w-0 flex-1">
        <p className="text-body font-strong">{number}</p>
        <p className="text-small text-pretty text-text-2">{invoiceText(invoice)}</p>
      </div>
      {status === "making" ? (
        <span className="text-small text-text-2">Being made</span>
      ) : (
        <PdfButton number={number} link={() => invoiceLink(invoice)} />
      )}
    </li>
  );
}

/** The link to the PDF of an invoice; null: it is gone. */
async function invoiceLink({ id_invoice: id }: Invoice): Promise<string | null> {
  const invoices = await queryClient.fetchQuery({ ...invoicesQuery, staleTime: 0 });
  return invoices.find((invoice) => invoice.id_invoice === id)?.url ?? null;
}
