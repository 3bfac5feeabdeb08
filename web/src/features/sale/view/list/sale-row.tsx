import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { cn } from "#/lib/cn.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import { RowActs } from "./row-acts.tsx";
import { SalePennant, LotName, StateLine } from "./row-parts.tsx";
import { useSaleLot } from "#/features/sale/model/sale-state.ts";
import { Eye, Heart } from "lucide-react";
import { money } from "@marsa/api-spec/amounts";
import { Buoy } from "#/components/lot/buoy.tsx";
import { count, counted } from "#/lib/format/counts.ts";
import { useStale } from "#/realtime/link/link-up.ts";
import type { OwnLot } from "#/realtime/lots/own-lot.ts";

export interface SaleRowProps {
  card: SaleCard;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** A lot of the seller as a row of the table. */
export function SaleRow({ card, chosen, onChoose }: SaleRowProps) {
  const { lot, state } = useSaleLot(card);
  return (
    <tr
      data-slot="sale-lot"
      data-lot={card.lot.number}
      data-state={state}
      className={cn(
        "border-b border-line",
        chosen ? "bg-blue-tint" : "hover:bg-salt",
        state === "deciding" && "shadow-[inset_3px_0_0_var(--color-blue)]",
      )}
    >
      <td className="w-10 ps-3">
        <Tick {...{ card, chosen, onChoose }} />
      </td>
      <td className="py-2 pe-4">
        <div className="flex min-w-0 items-center gap-4">
          <LotPhoto
            picture={card.lot.picture}
            sizes="78px"
            grey={state === "not_sold" || card.hidden}
            className="w-19.5 shrink-0 rounded-sm"
          />
          <LotName card={card} state={state} />
        </div>
      </td>
      <td className="py-2 pe-4">
        <div className="flex flex-col items-start gap-1">
          <SalePennant state={state} />
          <StateLine card={card} lot={lot} state={state} />
        </div>
      </td>
      <td className="py-2 pe-4">
        <OwnPrices card={card} lot={lot} />
      </td>
      <td className="py-2 pe-4">
        <HighestBid lot={lot} />
      </td>
      <td className="py-2 pe-4">
        <Interest card={card} />
      </td>
      <td className="py-2">
        <RowActs card={card} lot={lot} state={state} />
      </td>
    </tr>
  );
}

/** The same lot on a phone: photo and name, status, prices, and the action in the full width. */
export function SaleItem({ card, chosen, onChoose }: SaleRowProps) {
  const { lot, state } = useSaleLot(card);
  return (
    <li
      data-slot="sale-lot"
      data-lot={card.lot.number}
      data-state={state}
      className={cn("-mx-4 border-b border-line px-4 py-4", chosen && "bg-blue-tint")}
    >
      <div className="grid grid-cols-[1.75rem_4.5rem_minmax(0,1fr)] items-center gap-x-3">
        <Tick {...{ card, chosen, onChoose }} />
        <LotPhoto
          picture={card.lot.picture}
          sizes="72px"
          grey={state === "not_sold" || card.hidden}
          className="rounded-sm"
        />
        <LotName card={card} state={state} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <SalePennant state={state} />
        <StateLine card={card} lot={lot} state={state} />
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
        <HighestBid lot={lot} />
        <OwnPrices card={card} lot={lot} />
        <Interest card={card} />
      </div>
      <RowActs card={card} lot={lot} state={state} className="mt-3" />
    </li>
  );
}

function Tick({ card: { lot }, chosen, onChoose }: SaleRowProps) {
  return (
    <Checkbox
      aria-label={`Choose ${lot.title}, lot ${lot.number}`}
      checked={chosen}
      onCheckedChange={onChoose}
    />
  );
}

/** Start, minimum and buy-now price, AED. */
function OwnPrices({ card, lot: { live }, className }: { card: SaleCard; lot: OwnLot; className?: string }) {
  const start = live.start_price > 0 ? money(live.start_price) : "–";
  return (
    <dl
      className={cn(
        "grid w-max max-w-full grid-cols-[minmax(0,3.5rem)_auto] gap-x-2 text-small leading-5",
        className,
      )}
    >
      <Amount name="Start" text={start} />
      <Amount name="Min" text={card.min_price === null ? "–" : money(card.min_price)} />
      {live.buy_now !== null && <Amount name="Buy now" text={money(live.buy_now)} />}
    </dl>
  );
}

function Amount({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-18 text-end font-strong tabular-nums">{text}</dd>
    </>
  );
}

/** The highest bid and whether it reaches the minimum price. */
function HighestBid({ lot: { live } }: { lot: OwnLot }) {
  const stale = useStale();
  if (live.price === null) return <span className="text-small text-text-2">No bids</span>;
  return (
    <span className="block">
      <span className={cn("block whitespace-nowrap", stale && "text-text-2")}>
        <span translate="no" data-slot="highest-bid" className="text-long font-strong tabular-nums">
          {money(live.price)}
        </span>{" "}
        <span className="text-small text-text-2">· {counted(live.bids, "bid")}</span>
      </span>
      <Buoy light={live.light} className="text-small" />
    </span>
  );
}

/** How often others viewed the lot, and how many watch it. */
function Interest({ card: { views, watching }, className }: { card: SaleCard; className?: string }) {
  return (
    <span className={cn("text-small text-text-2 tabular-nums", className)}>
      <span className="flex items-center gap-1.5">
        <Eye aria-hidden size={14} strokeWidth={1.75} /> {count(views)}
        <span className="sr-only">{views === 1 ? "view" : "views"}</span>
      </span>
      <span className="flex items-center gap-1.5">
        <Heart aria-hidden size={14} strokeWidth={1.75} /> {count(watching)}
        <span className="sr-only">watching</span>
      </span>
    </span>
  );
}
