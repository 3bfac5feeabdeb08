import { Link } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { LivePrice } from "#/components/lot/live-price.tsx";
import { LotPennant } from "#/components/lot/lot-pennant.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { LotTime } from "#/components/lot/lot-time.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { type OwnLot, useOwnLot } from "#/realtime/lots/own-lot.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { Pennant } from "#/components/lot/pennant.tsx";
import { useAnswerDue } from "#/realtime/lots/offers-to-answer.ts";
import type { LotCard } from "../model/queries.ts";

/** The optional columns beside photo and title. */
export const COLUMNS = {
  state: "My state",
  price: "Price",
  maximum: "My maximum",
  light: "Minimum",
  time: "Time left",
  note: "My note",
} as const;

/** Columns of figures, at the end of their cells. */
export const FIGURES: ReadonlySet<Column> = new Set(["price", "maximum"]);

export type Column = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

const PLACE = "marsa.rocket.columns";

/** Returns the columns that the person last chose on this device; all by default. */
export function savedColumns(store: Pick<Storage, "getItem">): Column[] {
  const stored = store.getItem(PLACE)?.split(" ") ?? COLUMN_NAMES;
  return COLUMN_NAMES.filter((name) => stored.includes(name));
}

export function saveColumns(store: Pick<Storage, "setItem">, columns: readonly Column[]): void {
  store.setItem(PLACE, columns.join(" "));
}

export interface LotLineProps {
  card: LotCard;
  columns: readonly Column[];
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  /** The note, edited in place. */
  NoteCell: ComponentType<{ id: number; title: string }>;
}

/** A lot as a row of the table. */
export function LotLine({ card, columns, chosen, onChoose, NoteCell }: LotLineProps) {
  const lot = useRocketLot(card);
  return (
    <tr data-slot="rocket-lot" data-lot={card.number} className="border-b border-line hover:bg-salt">
      <td className="w-10 ps-2">
        <Tick card={card} chosen={chosen} onChoose={onChoose} />
      </td>
      <td className="py-2.5 pe-4">
        <div className="flex min-w-0 items-center gap-3">
          <LotPhoto picture={card.picture} sizes="60px" className="w-15 shrink-0 rounded-sm" />
          <Name card={card} />
        </div>
      </td>
      {columns.map((column) => (
        <td key={column} className={cn("py-2.5 pe-4 whitespace-nowrap", FIGURES.has(column) && "text-end")}>
          {column === "note" ? (
            // Its button has room around the words.
            <div className="-ms-2">
              <NoteCell id={card.id_auction} title={card.title} />
            </div>
          ) : (
            <div className={FIGURES.has(column) ? "flex justify-end" : undefined}>{cellOf(column, lot)}</div>
          )}
        </td>
      ))}
    </tr>
  );
}

/** A lot as a row on a phone: two lines beside a small photo, amount at the end, note below. */
export function LotItem({ card, columns, chosen, onChoose, NoteCell }: LotLineProps) {
  const lot = useRocketLot(card);
  const shows = (column: Column) => columns.includes(column);
  return (
    <li data-slot="rocket-lot" data-lot={card.number} className="border-b border-line py-3">
      <div className="relative grid grid-cols-[1.75rem_3.75rem_minmax(0,1fr)_auto] items-center gap-x-3">
        <span className="relative z-1">
          <Tick card={card} chosen={chosen} onChoose={onChoose} />
        </span>
        <LotPhoto picture={card.picture} sizes="60px" className="rounded-sm" />
        {/* The whole row is a link, since a short title is too small for a finger. */}
        <Name card={card} className="after:absolute after:inset-0" />
        {shows("price") && <div className="text-end">{cellOf("price", lot)}</div>}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 ps-10 text-small">
        {shows("state") && cellOf("state", lot)}
        {shows("time") && cellOf("time", lot)}
        {shows("light") && cellOf("light", lot)}
        {shows("maximum") && lot.mine?.max != null && <span>Maximum {money(lot.mine.max)}</span>}
      </div>
      {shows("note") && (
        <div className="mt-1 ps-8 text-small">
          <NoteCell id={card.id_auction} title={card.title} />
        </div>
      )}
    </li>
  );
}

function Tick({ card, chosen, onChoose }: Pick<LotLineProps, "card" | "chosen" | "onChoose">) {
  return (
    <Checkbox
      aria-label={`Choose ${card.title}, lot ${card.number}`}
      checked={chosen}
      onCheckedChange={onChoose}
    />
  );
}

function Name({ card, className }: { card: LotCard; className?: string }) {
  return (
    <div className="min-w-0">
      <Link
        translate="no"
        to="/auction/$id"
        params={{ id: String(card.id_auction) }}
        className={cn("line-clamp-3 rounded-sm text-body font-strong hover:text-blue", className)}
      >
        {card.title}
      </Link>
      <div className="truncate text-small text-text-2">Lot {card.number}</div>
    </div>
  );
}

interface RocketLot extends OwnLot {
  readonly card: LotCard;
  /** Until when the reader answers an offer of the seller, server ms; null without one. */
  readonly answerBy: number | null;
}

function useRocketLot(card: LotCard): RocketLot {
  const lot = useOwnLot(card);
  return { ...lot, card, answerBy: useAnswerDue(card.id_auction, lot.status === "awaiting_decision") };
}

function cellOf(column: Exclude<Column, "note">, lot: RocketLot): ReactNode {
  const { live, mine, status, phase, answerBy } = lot;
  switch (column) {
    case "state":
      return answerBy === null ? (
        <LotPennant live={live} status={status} phase={phase} />
      ) : (
        <Pennant kind="offer" />
      );
    case "price":
      return <LivePrice card={lot.card} lot={lot} />;
    case "maximum":
      return mine?.max == null ? null : (
        <span translate="no" className="tabular-nums">
          {money(mine.max)}
        </span>
      );
    case "light":
      return <Buoy light={live.light} className="text-small" />;
    case "time":
      return answerBy === null ? (
        <LotTime lot={lot} />
      ) : (
        <span className="text-small font-strong">Answer by {shortInstant(answerBy)}</span>
      );
  }
}
