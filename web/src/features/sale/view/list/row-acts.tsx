import { Link } from "@tanstack/react-router";
import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button, buttonVariants } from "#/components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { counted } from "#/lib/format/counts.ts";
import { cn } from "#/lib/cn.ts";
import type { OwnLot } from "#/realtime/lots/own-lot.ts";
import { LotDialog } from "../dialogs/lot-dialog.tsx";
import { useArchive } from "#/features/sale/model/use-archive.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import { EDIT_ROUTE, editPath } from "#/features/sale/model/sale-search.ts";
import { actsOf, type SaleAct, type SaleState } from "#/features/sale/model/sale-state.ts";

interface RowActsProps {
  card: SaleCard;
  lot: OwnLot;
  state: SaleState;
  className?: string;
}

const ACT_WORDS: Readonly<Record<SaleAct, string>> = {
  edit: "Continue",
  delete: "Delete draft",
  convert: "Convert to draft",
  prices: "Change prices",
  decide: "Decide",
  offer: "Offer to next bidder",
  relist: "Re-list",
  archive: "Archive",
  restore: "Restore",
  view: "View",
};

/** The next thing to do with a lot as a button, everything else in a menu. */
export function RowActs({ card, lot, state, className }: RowActsProps) {
  const { hidden, relisted, lot: about } = card;
  const hasScreen = useHasScreen();
  const [open, setOpen] = useState<SaleAct | null>(null);
  const { archive } = useArchive();
  const [first, ...more] = actsOf({ state, hidden, relisted, canOffer: card.next_bidder !== null }).filter(
    (act) => act !== "edit" || hasScreen(EDIT_ROUTE),
  );
  const act = (name: SaleAct) => {
    if (name === "archive" || name === "restore") void archive([card], name === "archive");
    else setOpen(name);
  };
  const fixes = `Fix ${counted(card.remarks.length, "field")}`;
  const word = (name: SaleAct) => (name === "edit" && state === "returned" ? fixes : ACT_WORDS[name]);
  return (
    <div className={cn("flex items-center gap-1 lg:justify-end", className)}>
      {first && (
        <Act name={first} id={about.id_auction} onAct={act} look={firstLook(first, state)}>
          {word(first)}
          <span className="sr-only">, {about.title}</span>
        </Act>
      )}
      {more.length > 0 ? (
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger
            aria-label={`More for ${about.title}, lot ${about.number}`}
            className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "max-lg:size-11")}
          >
            <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {more.map((name) =>
              isLink(name) ? (
                <DropdownMenuItem key={name} asChild>
                  <Link to="/auction/$id" params={{ id: String(about.id_auction) }}>
                    {word(name)}
                  </Link>
                </DropdownMenuItem>
              ) : (
                <DropdownMenuItem key={name} onSelect={() => act(name)}>
                  {word(name)}
                </DropdownMenuItem>
              ),
            )}
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        <span className="size-10 max-lg:hidden" />
      )}
      {open !== null && <LotDialog act={open} card={card} lot={lot} onClose={() => setOpen(null)} />}
    </div>
  );
}

function isLink(act: SaleAct): act is "view" | "decide" {
  return act === "view" || act === "decide";
}

/** Red only where a clock runs against the seller. */
function firstLook(act: SaleAct, state: SaleState) {
  if (act === "decide") return "press" as const;
  return act === "edit" && state === "returned" ? ("ink" as const) : ("plain" as const);
}

interface ActProps {
  name: SaleAct;
  id: number;
  look: "press" | "ink" | "plain";
  onAct: (name: SaleAct) => void;
  children: ReactNode;
}

function Act({ name, id, look, onAct, children }: ActProps) {
  const className = cn(buttonVariants({ variant: look }), "max-lg:h-11 max-lg:flex-1");
  if (name === "edit") {
    return (
      <ScreenLink to={editPath(id)} className={className}>
        {children}
      </ScreenLink>
    );
  }
  if (isLink(name)) {
    return (
      <Link to="/auction/$id" params={{ id: String(id) }} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <Button variant={look} className="max-lg:h-11 max-lg:flex-1" onClick={() => onAct(name)}>
      {children}
    </Button>
  );
}
