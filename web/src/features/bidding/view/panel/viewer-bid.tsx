import { money } from "@marsa/api-spec/amounts";
import { toMs } from "@marsa/api-spec/dates";
import { Countdown } from "#/components/lot/countdown.tsx";
import { PayLine, TWO_LINES } from "#/components/lot/pay-line.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useWide } from "#/lib/browser/use-wide.ts";
import { cn } from "#/lib/cn.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

/** The next bid beside a report: plain on wide screens, red on phones, where nothing else is. */
export function ViewerBid({ bidding }: { bidding: BiddingState }) {
  const { lot, live, panel, phase, windowMs, status, choose } = bidding;
  const wide = useWide();
  const amount = panel.bidding.kind === "offers" ? panel.bidding.offers[0]?.amount : undefined;
  return (
    <section
      aria-label="Bidding"
      className="grid gap-2 max-lg:border-t max-lg:border-line max-lg:px-4 max-lg:py-3"
    >
      <div className={cn("flex items-center justify-between gap-3", !wide && "contents")}>
        <div className="flex items-center justify-between gap-3 lg:contents">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Price amount={live.price ?? live.start_price} size="card" mine={status === "leading"} />
            {phase === "open" && live.lane === null && (
              <Countdown end={toMs(live.end)} windowMs={windowMs} stale={panel.stale} className="lg:hidden" />
            )}
          </div>
          {amount !== undefined && !wide && (
            <Button
              variant="press"
              size="xl"
              className={cn("px-5 text-[1rem]", TWO_LINES)}
              onClick={() => choose(amount, "exact")}
            >
              Bid {money(amount)}
              <PayLine lot={lot} amount={amount} />
            </Button>
          )}
          {status === "leading" && (
            <strong className="text-small font-strong text-green-deep">You lead</strong>
          )}
        </div>
        {wide && phase === "open" && live.lane === null && (
          <Countdown end={toMs(live.end)} windowMs={windowMs} stale={panel.stale} />
        )}
      </div>
      {amount !== undefined && wide && (
        <Button size="xl" className="w-full justify-between px-4" onClick={() => choose(amount, "exact")}>
          <span>Bid {money(amount)}</span>
          <PayLine lot={lot} amount={amount} />
        </Button>
      )}
    </section>
  );
}
