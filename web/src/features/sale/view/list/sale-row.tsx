import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { cn } from "#/lib/cn.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import { HighestBid, Interest, OwnPrices } from "./price-cells.tsx";
import { RowActs } from "./row-acts.tsx";
import { SalePennant } from "./sale-pennant.tsx";
import { LotName } from "./lot-name.tsx";
import { StateLine } from "./state-line.tsx";
import { useSaleLot } from "#/features/sale/model/use-sale-lot.ts";

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
