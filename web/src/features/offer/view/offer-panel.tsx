import { ApiProblem } from "@marsa/api-spec/client-problem";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Handshake, Hourglass, type LucideIcon, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Waterline } from "#/components/lot/waterline.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import {
  type Negotiation,
  NegotiationHistory,
  myDecisionQuery,
  TimeLeft,
  outcomeWords,
} from "#/features/decision/public.ts";
import { AnswerOffer } from "./answer-offer.tsx";
import type { OfferFacts } from "../model/queries.ts";
import { type Standing, useStanding } from "../model/standing.ts";
import { Waiting } from "./waiting.tsx";

/** A day is the time for an answer, ms. */
const DAY_MS = 86_400_000;
const ID = "offer-panel";

interface OfferPanelProps extends OfferFacts {
  /** The normal panel, for a lot that ended without a negotiation of the reader. */
  otherwise: ReactNode;
  className?: string;
}

/** The negotiation about the reader's highest bid: the open offer and its answer, the wait, or how it ended. */
export function OfferPanel({ otherwise, className, ...facts }: OfferPanelProps) {
  const { data, error, isPending, refetch } = useQuery(myDecisionQuery(facts.lot.id_auction));
  if (error instanceof ApiProblem && error.status === 404) return otherwise;
  return (
    <section
      id={ID}
      tabIndex={-1}
      aria-label="After the auction"
      data-slot="offer-panel"
      className={cn("bg-white outline-none", className)}
    >
      {data ? (
        <Negotiating negotiation={data} {...facts} />
      ) : isPending ? (
        <PanelSkeleton />
      ) : (
        <ErrorBlock
          className="m-4"
          title="The state of your bid could not be loaded."
          safe="Your bid and all offers are unchanged."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

function Negotiating({ negotiation, ...facts }: { negotiation: Negotiation } & OfferFacts) {
  const standing = useStanding(negotiation);
  return (
    <>
      <OfferBand standing={standing} until={negotiation.outcome?.at ?? negotiation.until} />
      <div className="grid gap-4 px-5 pt-4 pb-5 max-lg:px-4">
        {standing.kind === "answer" ? (
          // Made anew for each offer: an amount typed for the last one does not stay.
          <AnswerOffer
            key={standing.offer.id_offer}
            negotiation={negotiation}
            standing={standing}
            {...facts}
          />
        ) : standing.kind === "over" ? (
          <Over negotiation={negotiation} />
        ) : (
          <Waiting negotiation={negotiation} standing={standing} {...facts} />
        )}
        <NegotiationHistory negotiation={negotiation} className="border-t border-line" />
      </div>
    </>
  );
}

const BANDS: Readonly<Record<Standing["kind"], { icon: LucideIcon; word: string; tone: string }>> = {
  answer: { icon: Handshake, word: "The seller offers", tone: "bg-blue text-white" },
  sent: { icon: Handshake, word: "Your offer is with the seller", tone: "bg-blue text-white" },
  deciding: { icon: Hourglass, word: "The seller decides", tone: "bg-blue text-white" },
  judging: { icon: Hourglass, word: "The time is over", tone: "bg-salt-2 text-text" },
  over: { icon: Minus, word: "Not sold", tone: "bg-grey text-white" },
};

function OfferBand({ standing, until }: { standing: Standing; until: string }) {
  const { icon: Icon, word, tone } = BANDS[standing.kind];
  const end = "offer" in standing ? standing.offer.until : until;
  const runs = standing.kind !== "over" && standing.kind !== "judging";
  return (
    <>
      <div data-slot="offer-band" className={cn("flex h-12 items-center gap-2.5 px-5 max-lg:px-4", tone)}>
        <Icon aria-hidden size={20} strokeWidth={2.2} className="shrink-0" />
        <strong className="min-w-0 flex-1 truncate text-[1rem] leading-5 font-strong">{word}</strong>
        {runs ? (
          <TimeLeft until={end} className="text-[1rem] font-strong" />
        ) : (
          <span className="text-small tabular-nums">{shortInstant(until)}</span>
        )}
      </div>
      {runs && <Waterline end={toMs(end)} windowMs={DAY_MS} tone="awaiting" />}
    </>
  );
}

function PanelSkeleton() {
  return (
    <output aria-label="Loading the state of your bid" className="block">
      <Skeleton className="h-12 rounded-none" />
      <div className="grid gap-4 px-5 py-4 max-lg:px-4">
        <Skeleton className="h-14 w-56" />
        <Skeleton className="h-16" />
        <Skeleton className="h-15 rounded-md" />
        <Skeleton className="h-26 rounded-md" />
      </div>
    </output>
  );
}

/** How the negotiation ended: who ended it, why, and what follows. */
function Over({ negotiation }: { negotiation: Negotiation }) {
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
