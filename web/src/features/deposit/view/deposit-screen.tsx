import { clock } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ClockAlert, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { TopUpWays } from "#/components/top-up-ways.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { balanceQuery, useMe } from "#/lib/http/queries.ts";
import { useWallet } from "#/lib/money/wallet.ts";
import { serverClock, useServerTime } from "#/realtime/clock/clock.ts";
import { useStale } from "#/realtime/link/link-up.ts";
import { type DepositSearch, type Wanted, without, type Period, periodOf } from "../model/read-address.ts";
import { SavedCards } from "./saved-cards.tsx";
import { History } from "./history.tsx";
import { Figures } from "./figures.tsx";
import { Held } from "./held.tsx";
import { Papers } from "./papers.tsx";
import { PaymentResult } from "./payment-result.tsx";

const AddFundsDialog = lazy(async () => ({
  default: (await import("./add-funds-dialog.tsx")).AddFundsDialog,
}));
const RefundDialog = lazy(async () => ({
  default: (await import("./refund-dialog.tsx")).RefundDialog,
}));

/** /deposit: the figures, the holds with their reasons, the history, top-ups and refunds. */
export function DepositScreen({ search }: { search: DepositSearch }) {
  const me = useMe();
  const wallet = useWallet();
  const navigate = useNavigate({ from: "/deposit" });
  const balance = useQuery(balanceQuery);
  const stale = useStale();
  const period = usePeriod(search);
  const { topup, back, bid } = search;
  const [adding, setAdding] = useState<Wanted | null>(topup === undefined ? null : { topup, back, bid });
  const [refunding, setRefunding] = useState(false);

  const leave = (name: "payment" | "topup") =>
    void navigate({
      to: "/deposit",
      search: (before) => without(before, name),
      replace: true,
      resetScroll: false,
    });

  return (
    <div className="mx-auto max-w-360 px-4 pt-4 pb-16 lg:px-gutter lg:pt-5">
      {back !== undefined && <BackToLot id={back} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3 pb-4">
        <h1 className="me-auto text-h1">{wallet.title}</h1>
        {stale && balance.data && <StateOf />}
        <div
          id="deposit-actions"
          tabIndex={-1}
          className="flex flex-wrap gap-3 outline-none max-lg:w-full [&>*]:max-lg:flex-1"
        >
          <Button
            className="max-lg:h-12"
            aria-disabled={balance.data === undefined || undefined}
            onClick={() => balance.data && setRefunding(true)}
          >
            Request {wallet.payout}
          </Button>
          {wallet.bids && (
            <Button variant="press" className="max-lg:h-12" onClick={() => setAdding({ back, bid })}>
              <Plus aria-hidden size={18} strokeWidth={1.75} /> Add funds
            </Button>
          )}
        </div>
        {wallet.bids && (
          <p className="w-full text-small text-text-2 lg:-mt-1 lg:text-end">
            <TopUpWays />
          </p>
        )}
      </div>
      {me && (
        <PaymentResult
          id={search.payment}
          userId={me.id_user}
          onRetry={setAdding}
          onDismiss={() => leave("payment")}
        />
      )}
      {balance.data ? (
        <>
          <Figures balance={balance.data} stale={stale} />
          <div className="mt-6 grid gap-x-11 gap-y-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
            <Held holds={balance.data.holds} />
            <div className="min-w-0">
              <Papers />
              {wallet.bids && <SavedCards />}
            </div>
          </div>
        </>
      ) : balance.error ? (
        <ErrorBlock
          title={`Your ${wallet.title.toLowerCase()} could not be loaded.`}
          safe="Your money is safe."
          error={balance.error}
          onRetry={() => void balance.refetch()}
        />
      ) : (
        <DepositSkeleton />
      )}
      {/* After the figures, which would move it. */}
      {(balance.data || balance.error) && <History period={period} page={search.page} stale={stale} />}
      {adding && (
        <Suspense>
          <AddFundsDialog
            wanted={adding}
            onClose={() => {
              setAdding(null);
              if (topup !== undefined) leave("topup");
            }}
          />
        </Suspense>
      )}
      {refunding && balance.data && (
        <Suspense>
          <RefundDialog balance={balance.data} onClose={() => setRefunding(false)} />
        </Suspense>
      )}
    </div>
  );
}

function BackToLot({ id }: { id: number }) {
  return (
    <Link
      to="/auction/$id"
      params={{ id: String(id) }}
      className="touch -ms-1 mb-2 inline-flex min-h-9 items-center gap-1 rounded-sm text-small text-blue hover:underline"
    >
      <ChevronLeft aria-hidden size={16} strokeWidth={1.75} className="rtl:-scale-x-100" /> Back to the lot
    </Link>
  );
}

/** The period of the address; its end moves at midnight in Dubai. */
function usePeriod(search: DepositSearch): Period {
  const day = useServerTime((now) => {
    const { sd, ed } = periodOf(search, now);
    return `${sd} ${ed}`;
  });
  const [sd = "", ed = ""] = day.split(" ");
  return { sd, ed, ...(search.type && { type: search.type }) };
}

/** The time up to which the figures are current. Mounted while the connection is lost. */
function StateOf() {
  const [at] = useState(() => serverClock.now());
  return (
    <span className="flex items-center gap-1.5 text-small text-text-2 tabular-nums">
      <ClockAlert aria-hidden size={16} strokeWidth={1.75} />
      <span>State of {clock(at)}</span>
    </span>
  );
}

/** The placeholder of the figures and the lists below them. */
function DepositSkeleton() {
  return (
    <output aria-label="Loading your deposit" className="block">
      <Skeleton className="h-32 max-lg:h-60" />
      <div className="mt-6 grid gap-x-11 gap-y-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    </output>
  );
}
