import { shortInstant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OwnLotRow } from "#/components/lot/own-lot-row.tsx";
import { PayLine, TWO_LINES } from "#/components/lot/pay-line.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { isLeading } from "#/realtime/lots/my-status.ts";
import { useOwnLot } from "#/realtime/lots/own-lot.ts";
import { type Negotiation, myDecisionQuery } from "../decision/public.ts";
import { negotiationLine, type Standing, useStanding } from "../offer/public.ts";
import { type Action, actionOf, isOver } from "./action.ts";
import { type MyCard, setHidden } from "./queries.ts";
import { X } from "lucide-react";
import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { toast } from "#/components/message/toast.tsx";

/** One of the reader's lots with its live state. */
export function BuyingRow({ card }: { card: MyCard }) {
  const negotiation = useNegotiation(card);
  return negotiation === null ? (
    <CardRow card={card} />
  ) : (
    <NegotiatedRow card={card} negotiation={negotiation} />
  );
}

/** A lot that ended below its minimum price: the open offer, the wait, or who ended it and why. */
function NegotiatedRow({ card, negotiation }: { card: MyCard; negotiation: Negotiation }) {
  const standing = useStanding(negotiation);
  return <CardRow card={card} standing={standing} note={negotiationLine(negotiation, standing)} />;
}

interface CardRowProps {
  card: MyCard;
  /** Where the negotiation stands; none without one. */
  standing?: Standing;
  note?: string;
}

function CardRow({ card: { lot: card, settlement, next_offer: next }, standing, note }: CardRowProps) {
  const lot = useOwnLot(card);
  const due = lot.status === "won" && settlement?.state === "due" ? settlement.due : null;
  const isNext = lot.phase === "not_sold" && next?.status === "open";
  const offered = isNext ? "answer" : lot.phase === "awaiting_decision" ? offeredIn(standing) : null;
  return (
    <OwnLotRow
      card={card}
      lot={lot}
      note={note}
      {...(offered === "answer" && { flag: <Pennant kind="offer" /> })}
      deadline={
        isNext ? <Deadline>Answer by {shortInstant(next.until)}</Deadline> : deadlineOf(due, standing)
      }
      action={
        <div className="flex items-center gap-1 [&>:first-child]:flex-1">
          <ActionButton action={actionOf(lot, settlement, offered)} lot={card} />
          {isOver(lot.phase, settlement) && (
            <HideButton id={card.id_auction} number={card.number} title={card.title} />
          )}
        </div>
      }
    />
  );
}

/** The side of the open offer; null without one. */
function offeredIn(standing: Standing | undefined): "answer" | "sent" | null {
  return standing?.kind === "answer" || standing?.kind === "sent" ? standing.kind : null;
}

/** The reader's deadline, or the seller's; undefined: the lot's own time. */
function deadlineOf(due: string | null, standing: Standing | undefined): ReactNode {
  if (due !== null) return <Deadline>Pay until {shortInstant(due)}</Deadline>;
  if (standing?.kind === "answer") return <Deadline>Answer by {shortInstant(standing.offer.until)}</Deadline>;
  if (standing?.kind === "sent") return <Deadline>Seller: by {shortInstant(standing.offer.until)}</Deadline>;
  return undefined;
}

function Deadline({ children }: { children: ReactNode }) {
  return <span className="text-small font-strong">{children}</span>;
}

interface ActionButtonProps {
  action: Action;
  lot: MyCard["lot"];
}

function ActionButton({ action, lot }: ActionButtonProps) {
  const { id_auction: id, title } = lot;
  const variant = action.urgent ? "press" : "plain";
  const spoken = <span className="sr-only">, {title}</span>;
  if (action.kind === "bid") {
    return (
      <Button
        variant={variant}
        className={action.amount === null ? "max-lg:h-11" : TWO_LINES}
        onClick={() => openDialog("quick-bid", { id })}
      >
        {action.word}
        {action.amount !== null && <PayLine lot={lot} amount={action.amount} />}
        {spoken}
      </Button>
    );
  }
  return (
    <Button variant={variant} className="max-lg:h-11" asChild>
      <Link
        to="/auction/$id"
        params={{ id: String(id) }}
        {...(action.hash !== null && { hash: action.hash })}
      >
        {action.word}
        {spoken}
      </Link>
    </Button>
  );
}

/**
 * Follows the negotiation of a row: from its card, then by the reader's events. The list itself is not read again, so
 * the row keeps its place when the lot moves to another section.
 */
function useNegotiation({ lot: card, negotiation: known }: MyCard): Negotiation | null {
  const { live, mine, phase } = useOwnLot(card);
  const isOpen = known?.outcome == null && isLeading(live, mine);
  const { data } = useQuery({
    ...myDecisionQuery(card.id_auction),
    enabled: isOpen && (phase === "awaiting_decision" || (phase === "not_sold" && known !== null)),
    ...(known !== null && { initialData: known }),
  });
  return known?.outcome == null ? (data ?? known) : known;
}

interface HideButtonProps {
  id: number;
  number: number;
  title: string;
}

/** Hides a lot that is over. It can be undone, so nothing asks first. */
function HideButton({ id, number, title }: HideButtonProps) {
  /** Resolves to whether it is done. */
  async function set(hidden: boolean): Promise<boolean> {
    try {
      await setHidden(id, hidden);
      return true;
    } catch (error) {
      toastRefusal(`Lot ${number} stays as it was.`, error);
      return false;
    }
  }
  async function hide(button: HTMLElement) {
    const neighbour = neighbourOf(button);
    if (!(await set(true))) return;
    neighbour?.focus({ preventScroll: true });
    void toast({
      text: `Lot ${number} is hidden from your lists.`,
      action: { label: "Undo", onPress: () => void set(false) },
    });
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      className="text-text-2 max-lg:size-11"
      aria-label={`Remove from my lists: ${title}`}
      title="Remove from my lists"
      onClick={(event) => void hide(event.currentTarget)}
    >
      <X aria-hidden size={18} strokeWidth={1.75} />
    </Button>
  );
}

/** The element for the focus when the row is gone: the next lot, else the one before, else the section's tab. */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest("li");
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other?.querySelector("a") ?? document.querySelector<HTMLElement>("main nav [aria-current='page']");
}
