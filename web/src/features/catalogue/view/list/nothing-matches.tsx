import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BellPlus } from "lucide-react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";
import { useWords } from "#/features/catalogue/model/list/use-words.ts";
import { saveAndTell } from "#/features/catalogue/model/smart/save-and-tell.ts";
import { SuggestFace } from "../suggest/suggest-face.tsx";
import { suggestQuery } from "#/features/catalogue/model/smart/suggest-query.ts";
import { listOf, rowsOf } from "#/features/catalogue/model/smart/suggest-rows.ts";
import { cleared, filterOf, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { type LotCard as Card, lotsQuery } from "#/features/catalogue/model/list/queries.ts";
import { useRef } from "react";
import { gridShape, gridStyle, useColumns, useWideCards } from "#/features/catalogue/model/list/grid.ts";
import { LotCard } from "#/features/catalogue/card/lot-card.tsx";
import { useBox } from "#/features/catalogue/model/list/use-rows-in-sight.ts";
import { useClosingWindows } from "#/features/catalogue/card/use-card.ts";

interface NothingMatchesProps {
  search: ListSearch;
  chips: readonly Chip[];
  /** Whether the connection is lost. */
  stale: boolean;
}

/** No lot matches: how the words were read, each way with one condition less with its lots, and a saved search. */
export function NothingMatches({ search, chips, stale }: NothingMatchesProps) {
  const { q = "", ...filter } = filterOf(search);
  const { data, isPending } = useQuery(suggestQuery({ text: q, section: sectionOf(search), filter }));
  const wordOf = useWords(data ? listOf(data.read.section, data.read.filter) : search);
  const { prices, view, cols } = search;
  const looks = { ...(prices && { prices }), ...(view && { view }), ...(cols && { cols }) };
  const ways = (data ? rowsOf(data, q, wordOf) : []).flatMap((row) =>
    row.choice.to === "list" && row.count !== null && row.kind !== "place"
      ? [{ row, to: { ...row.choice.search, ...looks } }]
      : [],
  );
  // The whole section, where no lot fits any condition.
  const isFar = ways[0] !== undefined && Object.keys(filterOf(ways[0].to)).length === 0;
  const words = chips.map(({ text }) => text).join(", ");
  return (
    <>
      <EmptyState
        title="No lots match"
        text={
          ways.length === 0 && !isPending
            ? "Clear all filters and add them one by one."
            : isFar
              ? "None comes close, either. These are left without your words and filters:"
              : "Close to it you see these lots:"
        }
      >
        <ul className={cn("border-t border-line-2", isPending && "min-h-24")}>
          {ways.map(({ row, to }) => (
            <li key={row.key} className="border-b border-line">
              <Link
                to="/auction"
                search={to}
                activeOptions={{ exact: true }}
                className="flex min-h-13 items-center gap-3 text-body hover:bg-salt"
              >
                <SuggestFace row={row} />
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button className="max-md:h-12 max-md:w-full" onClick={() => void saveAndTell(words, search)}>
            <BellPlus aria-hidden size={17} strokeWidth={1.75} /> Tell me of the next one
          </Button>
          <Button asChild className="max-md:h-12 max-md:w-full">
            <Link to="/auction" search={cleared(search)} activeOptions={{ exact: true }}>
              Clear all filters
            </Link>
          </Button>
        </div>
      </EmptyState>
      {ways[0] && (
        <CloseLots
          title={isFar ? "Ending first" : "Close to what you looked for"}
          search={ways[0].to}
          stale={stale}
        />
      )}
    </>
  );
}

/** The first lots of a list that stands in for an empty one. */
function CloseLots({ title, search, stale }: { title: string; search: ListSearch; stale: boolean }) {
  const { data } = useInfiniteQuery(lotsQuery(search));
  const [page] = data?.pages ?? [];
  if (!page) return null;
  return (
    <section aria-label={title} className="pt-6">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-h2">{title}</h2>
        <Link
          to="/auction"
          search={search}
          activeOptions={{ exact: true }}
          className="touch rounded-sm text-small text-blue hover:underline"
        >
          See all {page.total}
        </Link>
      </div>
      <LotRow cards={page.items} stale={stale} />
    </section>
  );
}

interface LotRowProps {
  cards: readonly Card[];
  /** Whether the connection is lost. */
  stale: boolean;
}

/** As many cards as fit in a row, at least four; on phones they are in a column. */
function LotRow({ cards, stale }: LotRowProps) {
  const box = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const { width, letters } = useBox(box);
  const shape = gridShape(width, columns, useWideCards(), letters);
  const windowOf = useClosingWindows();
  const shown = cards.slice(0, columns < 3 ? 4 : columns);
  return (
    <ul ref={box} style={{ ...gridStyle(columns), rowGap: shape.gap }}>
      {shown.map((card) => (
        <li key={card.id_auction}>
          <LotCard
            card={card}
            windowMs={windowOf[card.kind]}
            width={Math.round(shape.card)}
            first={false}
            stale={stale}
          />
        </li>
      ))}
    </ul>
  );
}
