import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { OwnLotRow } from "../../components/lot/own-lot-row.tsx";
import { openDialog } from "../../lib/dialogs/dialogs.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { useOwnLot } from "../../realtime/lots/own-lot.ts";
import { type Action, actionOf, isOver } from "./action.ts";
import { HideButton } from "./hide-button.tsx";
import type { MyCard } from "./queries.ts";

/** One of the reader's lots with its live state. */
export function BuyingRow({ card: { lot: card, settlement } }: { card: MyCard }) {
  const lot = useOwnLot(card);
  const due = lot.status === "won" && settlement?.state === "due" ? settlement.due : null;
  return (
    <OwnLotRow
      card={card}
      lot={lot}
      deadline={
        due === null ? undefined : (
          <span className="text-small font-strong">Pay until {shortInstant(due)}</span>
        )
      }
      action={
        <div className="flex items-center gap-1 [&>:first-child]:flex-1">
          <ActionButton action={actionOf(lot, settlement)} id={card.id_auction} title={card.title} />
          {isOver(lot.phase, lot.status, settlement) && (
            <HideButton id={card.id_auction} number={card.number} title={card.title} />
          )}
        </div>
      }
    />
  );
}

interface ActionButtonProps {
  action: Action;
  id: number;
  title: string;
}

function ActionButton({ action, id, title }: ActionButtonProps) {
  const variant = action.urgent ? "press" : "plain";
  const spoken = <span className="sr-only">, {title}</span>;
  if (action.kind === "bid") {
    return (
      <Button variant={variant} className="max-lg:h-11" onClick={() => openDialog("quick-bid", { id })}>
        {action.word}
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
