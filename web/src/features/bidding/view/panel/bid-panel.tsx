import { BandStrip } from "./band-strip.tsx";
import { BiddingBlock } from "./bidding-block.tsx";
import { ClockBlock } from "./clock-block.tsx";
import { LazyConfirm } from "../confirm/lazy-confirm.tsx";
import { PanelFoot, PriceBlock } from "./price-and-power.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

const ID = "bid-panel";

/** Wide screens: the bid panel, a column of 392 px that stays in view. */
export function BidPanel({ bidding }: { bidding: BiddingState }) {
  return (
    <section
      id={ID}
      tabIndex={-1}
      aria-label="Bidding"
      data-slot="bid-panel"
      // Changes inside move nothing outside until the height changes.
      className="overflow-hidden rounded-lg bg-white shadow-panel outline-1 outline-line-2 contain-content"
    >
      <BandStrip band={bidding.panel.band} />
      <ClockBlock bidding={bidding} />
      <PriceBlock bidding={bidding} />
      <BiddingBlock bidding={bidding} layout="wide" />
      <PanelFoot bidding={bidding} />
      <LazyConfirm bidding={bidding} returnTo={ID} />
    </section>
  );
}
