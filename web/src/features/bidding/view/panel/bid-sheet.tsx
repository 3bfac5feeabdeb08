import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "#/components/ui/sheet.tsx";
import { BandStrip } from "./band-strip.tsx";
import { BiddingBlock } from "./bidding-block.tsx";
import { ClockBlock } from "./clock-block.tsx";
import { PanelFoot, PriceBlock } from "./price-and-power.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import type { LotNow } from "#/features/bidding/model/panel/use-lot-now.ts";

interface BidSheetProps {
  bidding: BiddingState;
  /** Id of the element that gets the focus when the opener is gone. */
  returnTo: string;
  onClose: () => void;
  /** Whether to show the lot, with a link to its page: over a list. */
  withLot?: boolean;
  className?: string;
}

/** The bid panel of phones: the same blocks in the same order, with the amounts in reach of a thumb. */
export function BidSheet({ bidding, returnTo, onClose, withLot = false, className }: BidSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        handle={false}
        aria-describedby={undefined}
        returnTo={returnTo}
        {...(className !== undefined && { className })}
      >
        <SheetTitle className="sr-only">Bidding on {bidding.lot.title}</SheetTitle>
        <BandStrip band={bidding.panel.band} className="sticky top-0 z-10 rounded-t-sheet">
          <SheetClose className="touch -me-1.5 grid size-9 shrink-0 place-content-center rounded-md">
            <X aria-hidden size={22} strokeWidth={2} />
            <span className="sr-only">Close</span>
          </SheetClose>
        </BandStrip>
        {withLot && <SheetLot bidding={bidding} />}
        <ClockBlock bidding={bidding} />
        <PriceBlock bidding={bidding} />
        <BiddingBlock bidding={bidding} layout="rows" />
        <PanelFoot bidding={bidding} />
      </SheetContent>
    </Sheet>
  );
}

function SheetLot({ bidding: { lot } }: { bidding: LotNow }) {
  return (
    <Link
      to="/auction/$id"
      params={{ id: String(lot.id_auction) }}
      className="flex items-center gap-3 border-b border-line px-5 py-3 hover:text-blue max-lg:px-4"
    >
      <LotPhoto picture={lot.pictures[0] ?? null} sizes="72px" className="w-18 shrink-0 rounded-sm" />
      <span className="min-w-0">
        <span translate="no" className="block truncate text-h3">
          {lot.title}
        </span>
        <span className="block text-small text-text-2">Lot {lot.number} · See the whole lot</span>
      </span>
    </Link>
  );
}
