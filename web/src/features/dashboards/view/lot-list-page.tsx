import { Price } from "#/components/lot/price.tsx";
import { cn } from "#/lib/cn.ts";
import { PHASE_WORDS } from "#/lib/format/result-words.ts";
import { useOwnLot } from "#/realtime/lots/own-lot.ts";
import type { LotCard } from "../model/board-queries.ts";

interface LotListPageProps {
  cards: readonly LotCard[];
  /** The numbers of the lots in their lane; null: in no lane. */
  positions: readonly number[] | null;
  /** Id of the lot with its photo on the screen. */
  pictured: number | null;
}

/** One page of the sale's list. */
export function LotListPage({ cards, positions, pictured }: LotListPageProps) {
  return (
    <ol>
      {cards.map((card, i) => (
        <ListRow
          key={card.id_auction}
          card={card}
          number={positions?.[i] ?? card.number}
          marked={card.id_auction === pictured}
        />
      ))}
    </ol>
  );
}

const RESULTS: Partial<Record<ReturnType<typeof useOwnLot>["phase"], string>> = PHASE_WORDS;

function ListRow({ card, number, marked }: { card: LotCard; number: number; marked: boolean }) {
  const { live, phase } = useOwnLot(card);
  const result = RESULTS[phase];
  return (
    <li
      data-slot="list-row"
      data-marked={marked || undefined}
      className={cn(
        "flex items-center gap-3 border-b border-ink-line px-3 py-2.5 wall:h-[5.75rem] wall:gap-6 wall:px-4 wall:py-0",
        marked && "bg-ink-3 wall:shadow-[inset_0.375rem_0_0_var(--color-white)]",
      )}
    >
      <span className="min-w-8 text-long font-strong tabular-nums wall:min-w-12 wall:text-[1.75rem]">
        {number}
      </span>
      {/* Names are whole: facts that do not fit below one wrap into a hidden column. */}
      <span className="min-w-0 flex-1 wall:flex wall:max-h-[5.5rem] wall:flex-col wall:flex-wrap wall:content-start wall:gap-x-[100vw] wall:overflow-hidden">
        <span
          translate="no"
          className="w-full text-long font-strong wall:line-clamp-3 wall:text-[1.625rem] wall:leading-7"
        >
          {card.title}
        </span>
        <span className="block w-full text-small text-on-ink-2 wall:truncate wall:text-[1.25rem] wall:leading-7">
          {card.facts.join(" · ")}
        </span>
      </span>
      <span className="flex-none text-end">
        {(result ?? (live.price === null && "From")) && (
          <span className="block text-small text-on-ink-2 wall:text-[1.25rem] wall:leading-6">
            {result ?? "From"}
          </span>
        )}
        <Price
          amount={live.price ?? live.start_price}
          onInk
          className="text-[1.25rem] leading-6 font-heavy tracking-[-.022em] wall:text-[2.5rem] wall:leading-11"
        />
      </span>
    </li>
  );
}
