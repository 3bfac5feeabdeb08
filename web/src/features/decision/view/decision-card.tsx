import { money } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState, type FocusEvent, type RefObject } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { useStale } from "#/realtime/link/link-up.ts";
import { type Negotiation, offerToAnswer, cardId } from "../model/negotiation.ts";
import { type SaleDecision, saleDecisionQuery, markSeen } from "../model/queries.ts";
import { kindAt, proposedOffer, stateOf, type Asking } from "../model/state.ts";
import { About } from "./about.tsx";
import { Acts } from "./acts.tsx";
import { Asked } from "./asked.tsx";
import { DecisionBand } from "./band.tsx";
import { Outcome } from "./outcome.tsx";
import { Sums } from "./sums.tsx";

export interface DecisionCardProps {
  id: number;
  /** Three columns beside each other; else one below the other. */
  wide: boolean;
  /** Whether the card stands on the lot's own page. */
  onOwnPage?: boolean;
  /** Whether the card was just opened and takes the focus. */
  takesFocus?: boolean;
  /** Lists an unsold lot again. */
  relist: (decision: SaleDecision) => ReactNode;
}

/** A seller's decision about the highest bid of one lot, and its end. */
export function DecisionCard(props: DecisionCardProps) {
  const { data, error, refetch } = useQuery(saleDecisionQuery(props.id));
  if (data) return <Card decision={data} {...props} />;
  if (!error) return <CardSkeleton wide={props.wide} />;
  return (
    <ErrorBlock
      title="The decision could not be loaded."
      safe="Nothing was decided."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

const COLUMNS = { gridTemplateColumns: "14.5rem minmax(0, 1fr) 20.5rem" };

function Card(props: DecisionCardProps & { decision: SaleDecision }) {
  const { decision, wide, onOwnPage = false, takesFocus = false, relist } = props;
  const { negotiation, min_price: minimum, lot } = decision;
  const stale = useStale();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [amount, setAmount] = useState(() => money(proposedOffer(negotiation, minimum)));
  const kind = useServerTime((now) => kindAt(negotiation, now));
  const state = stateOf(negotiation, kind);
  useSeen(negotiation);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: "start" });
  }, [takesFocus]);
  const focus = useKeptFocus(root, kind);
  const acts = { decision, state, wide, stale, amount, onAmount: setAmount, onAsk: setAsking };
  const about = <About decision={decision} wide={wide} onOwnPage={onOwnPage} />;
  const sums = <Sums {...acts} onOwnPage={onOwnPage} />;
  const turn = state.kind === "over" ? <Outcome decision={decision} relist={relist} /> : <Acts {...acts} />;
  return (
    <section
      id={cardId(lot.id_auction)}
      ref={root}
      {...focus}
      tabIndex={-1}
      aria-label={`Your decision, ${lot.title}`}
      data-slot="decision"
      data-lot={lot.number}
      data-state={kind}
      className={cn(
        "scroll-mt-24 overflow-hidden bg-white outline-none",
        wide ? "rounded-lg border border-line-2 shadow-panel" : "border-b border-line",
        onOwnPage && !wide && "rounded-lg border border-line-2",
      )}
    >
      <DecisionBand negotiation={negotiation} state={state} wide={wide} />
      <div
        className={cn("grid grid-cols-1 gap-5 p-5 max-lg:px-4", stale && "opacity-75")}
        style={wide ? COLUMNS : undefined}
      >
        {onOwnPage ? (
          <>
            {turn}
            {sums}
            {about}
          </>
        ) : (
          <>
            {about}
            {sums}
            <div
              className={wide ? "border-s border-line ps-5" : undefined}
              style={wide ? { marginBlock: "-1.25rem", paddingBlock: "1.25rem" } : undefined}
            >
              {turn}
            </div>
          </>
        )}
      </div>
      {asking && (
        <Asked
          decision={decision}
          asking={asking}
          amount={amount}
          onAmount={setAmount}
          onAsk={setAsking}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

/** As high as a card, so that the rows below keep their places. */
function CardSkeleton({ wide }: { wide: boolean }) {
  return (
    <output aria-label="Loading the decision" className="block">
      <Skeleton style={{ height: wide ? "27rem" : "36rem" }} className="rounded-lg" />
    </output>
  );
}

/** Tells the sender of an open offer that the reader sees it, as soon as the page is in view. */
function useSeen(negotiation: Negotiation): void {
  const { side, id_auction: id } = negotiation;
  const offer = offerToAnswer(negotiation);
  const unseen = offer !== null && offer.seen === null ? offer.id_offer : null;
  useEffect(() => {
    if (unseen === null) return;
    const markIfVisible = () => {
      if (document.visibilityState === "visible") void markSeen(side, id, unseen);
    };
    markIfVisible();
    document.addEventListener("visibilitychange", markIfVisible);
    return () => document.removeEventListener("visibilitychange", markIfVisible);
  }, [side, id, unseen]);
}

/**
 * Moves the focus to a block when the block changes and the focused button goes away with it. Returns the handlers of
 * the block.
 */
function useKeptFocus(root: RefObject<HTMLElement | null>, change: string) {
  const inside = useRef(false);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (inside.current && document.activeElement === document.body) {
      root.current?.focus({ preventScroll: true });
    }
  }, [root, change]);
  return {
    onFocus: () => {
      inside.current = true;
    },
    // Without a next element the focused one may just have gone.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !root.current?.contains(relatedTarget)) inside.current = false;
    },
  };
}
