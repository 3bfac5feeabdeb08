import { useRouterState } from "@tanstack/react-router";
import { LoaderCircle } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { Countdown } from "#/components/lot/countdown.tsx";
import { PayLine, TWO_LINES } from "#/components/lot/pay-line.tsx";
import { Price } from "#/components/lot/price.tsx";
import { useYouPayText } from "#/components/lot/use-you-pay.ts";
import { cn } from "#/lib/cn.ts";
import { isLastSeconds } from "#/lib/format/countdown.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { isPasskeyUsed } from "#/lib/session/passkey-used.ts";
import { useIdle } from "#/lib/timing/use-idle.ts";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { toMs } from "@marsa/api-spec/dates";
import { ScreenLink } from "#/components/screen-link.tsx";
import { BandStrip } from "./band-strip.tsx";
import { isInTurn } from "#/realtime/lots/phase.ts";
import { LazyConfirm } from "../confirm/lazy-confirm.tsx";
import type { GateStep } from "#/features/bidding/model/lot/gate.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

const LaneTurnLine = lazy(async () => ({ default: (await import("../lane/lane-turn.tsx")).LaneTurnLine }));
const loadSheet = () => import("./bid-sheet.tsx");
const BidSheet = lazy(async () => ({ default: (await loadSheet()).BidSheet }));
const ID = "bid-bar";

/** Phones: state, price and one button above the bottom bar; everything else is in a sheet. */
export function BidBar({ bidding }: { bidding: BiddingState }) {
  // Opens the sheet at once for an interrupted bid, which the person would not find there.
  const [open, setOpen] = useState(bidding.savedBid !== null);
  // Loads ahead of the press: on a slow connection the amounts would take seconds.
  const idle = useIdle();
  useEffect(() => {
    if (idle) void loadSheet();
  }, [idle]);
  const { live, panel, flow, phase, status } = bidding;
  const youPay = useYouPayText(bidding.lot, live, phase);
  const confirming = flow.step === "confirm" || flow.step === "confirm-twice";
  return (
    <section
      id={ID}
      tabIndex={-1}
      aria-label="Bidding"
      ref={markRoot}
      data-slot="bid-bar"
      className="fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-20 bg-white shadow-drawer outline-none"
    >
      <BandStrip band={panel.band} size="bar">
        {phase === "open" && bidding.paused === null && live.lane === null && <BarClock bidding={bidding} />}
        {live.lane !== null && isInTurn(live) && (
          <Suspense>
            <LaneTurnLine bidding={bidding} idQueue={live.lane.id_queue} />
          </Suspense>
        )}
      </BandStrip>
      <div className="flex items-center justify-between gap-3 px-4 py-2.5 max-[22rem]:gap-2 max-[22rem]:px-3">
        <div>
          <Price
            amount={live.price ?? live.start_price}
            size="card"
            mine={status === "leading"}
            className={panel.stale ? "text-text-2" : ""}
          />
          <Buoy light={live.light} className="flex text-small" />
          {/* A button that bids says it itself. */}
          {panel.bidding.kind !== "offers" && youPay !== null && (
            <p className="text-small text-text-2 tabular-nums">{youPay}</p>
          )}
        </div>
        <BarButton bidding={bidding} onOpen={() => setOpen(true)} />
      </div>
      {open && !confirming && (
        <Suspense>
          <BidSheet bidding={bidding} returnTo={ID} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <LazyConfirm bidding={bidding} returnTo={ID} />
    </section>
  );
}

/** The clock at the end of the band: in its colour, and a block of its own in the last ten seconds. */
function BarClock({ bidding: { live, lot, windowMs, panel } }: { bidding: BiddingState }) {
  const end = toMs(live.end);
  const ten = useServerTime((now) => !panel.stale && isLastSeconds(end - now));
  return (
    <span
      data-last-seconds={ten || undefined}
      className={cn(
        "-me-4 flex h-9 items-center px-4 transition-colors duration-150",
        ten && "bg-ink text-on-ink-orange",
      )}
    >
      <Countdown
        end={end}
        windowMs={windowMs}
        stale={panel.stale}
        spokenFor={lot.title}
        className="text-[1rem] text-current!"
      />
    </span>
  );
}

function BarButton({ bidding, onOpen }: { bidding: BiddingState; onOpen: () => void }) {
  const { flow, panel, lot } = bidding;
  const what = panel.bidding;
  const size = { size: "xl", className: "min-w-33 px-4 text-[1rem]" } as const;
  if (flow.step === "placing") {
    return (
      <Button variant="press" {...size} onClick={onOpen} className="min-w-33 bg-red-pressed px-4 text-[1rem]">
        <LoaderCircle aria-hidden size={18} className="animate-turn" />
        Placing…
      </Button>
    );
  }
  switch (what.kind) {
    case "offers":
      return (
        <Button variant="press" {...size} className={cn(size.className, TWO_LINES)} onClick={onOpen}>
          Bid {money(what.offers[0]?.amount ?? 0)}
          <PayLine lot={lot} amount={what.offers[0]?.amount ?? 0} />
        </Button>
      );
    case "leading":
      return (
        <Button {...size} onClick={onOpen}>
          {bidding.mine?.max == null ? "Set a maximum" : "Raise maximum"}
        </Button>
      );
    case "lane-maxima":
      return (
        <Button {...size} onClick={onOpen}>
          {bidding.status === "leading" ? "Raise maximum" : "Set a maximum"}
        </Button>
      );
    case "lane-waits":
      return <More onOpen={onOpen}>Lane waits</More>;
    case "gate":
      if (what.gate.step?.kind === "sign-in") {
        return (
          <Button
            variant="press"
            {...size}
            // A device with a passkey asks for it in this tap, and the amounts come after it.
            onClick={() => (isPasskeyUsed() ? void askSignIn(`Sign in to bid on ${lot.title}.`) : onOpen())}
          >
            Sign in to bid
          </Button>
        );
      }
      if (what.gate.step?.kind === "screen") return <NextStep step={what.gate.step} />;
      return <More onOpen={onOpen}>Why I can’t bid</More>;
    case "short":
      return <More onOpen={onOpen}>See amounts</More>;
    case "paused":
    case "auctions-paused":
      return <More onOpen={onOpen}>Bidding paused</More>;
    case "asleep":
      return <More onOpen={onOpen}>In your group</More>;
    case "buy-now-only":
      return <More onOpen={onOpen}>Buy now</More>;
    case "loading":
    case "no-terms":
    case "watching":
    case "closed":
      return <More onOpen={onOpen}>Details</More>;
  }
}

/** The next step of the account: its screen leads back here. */
function NextStep({
  step: { path, search, label, urgent },
}: {
  step: Extract<GateStep, { kind: "screen" }>;
}) {
  const next = useRouterState({ select: ({ location }) => location.href });
  return (
    <Button variant={urgent ? "press" : "plain"} size="xl" className="px-4 text-[1rem]" asChild>
      <ScreenLink to={path} search={urgent ? { ...search, next } : {}}>
        {label}
      </ScreenLink>
    </Button>
  );
}

function More({ onOpen, children }: { onOpen: () => void; children: string }) {
  return (
    <Button size="xl" className="px-4" onClick={onOpen}>
      {children}
    </Button>
  );
}
