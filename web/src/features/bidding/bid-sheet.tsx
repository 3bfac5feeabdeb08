import { X } from "lucide-react";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "../../components/ui/sheet.tsx";
import { BandStrip } from "./band-strip.tsx";
import { BiddingBlock } from "./bidding-block.tsx";
import { ClockBlock } from "./clock-block.tsx";
import { Power } from "./power.tsx";
import { PriceBlock } from "./price-block.tsx";
import type { BiddingState } from "./use-bidding.ts";

interface BidSheetProps {
  bidding: BiddingState;
  /** Id of the part of the page that takes the keys when the button that opened this is gone. */
  returnTo: string;
  onClose: () => void;
}

/** The phone's panel: the same blocks in the same order, the amounts one under the other in thumb reach. */
export function BidSheet({ bidding, returnTo, onClose }: BidSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent handle={false} aria-describedby={undefined} returnTo={returnTo}>
        <SheetTitle className="sr-only">Bidding on {bidding.lot.title}</SheetTitle>
        <BandStrip band={bidding.panel.band} className="sticky top-0 z-10 rounded-t-sheet">
          <SheetClose className="touch -me-1.5 grid size-9 shrink-0 place-content-center rounded-md">
            <X aria-hidden size={22} strokeWidth={2} />
            <span className="sr-only">Close</span>
          </SheetClose>
        </BandStrip>
        <ClockBlock bidding={bidding} />
        <PriceBlock bidding={bidding} />
        <BiddingBlock bidding={bidding} layout="rows" />
        <Power bidding={bidding} />
      </SheetContent>
    </Sheet>
  );
}
