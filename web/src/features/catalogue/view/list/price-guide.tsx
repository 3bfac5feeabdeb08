import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Input } from "#/components/ui/input.tsx";
import { Sheet, SheetContent, SheetHeader, SheetTitle } from "#/components/ui/sheet.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { shortDay, monthName } from "@marsa/api-spec/dates";
import { facetQuery } from "#/features/catalogue/model/list/queries.ts";
import { useWideCards } from "#/features/catalogue/model/list/grid.ts";
import { type Statistics, statisticsQuery } from "#/features/catalogue/model/list/guide-queries.ts";

/** The number of makes to choose from. */
const MAKES = 8;

interface PriceGuideProps {
  /** The first search words; empty: none. */
  words: string;
  onClose: () => void;
}

/** The price guide: sold prices of similar lots. */
export function PriceGuide({ words: first, onClose }: PriceGuideProps) {
  const [words, setWords] = useState(first);
  const wide = useWideCards();
  const guide = useQuery({ ...statisticsQuery(words), enabled: words !== "" });
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("words");
    setWords(typeof typed === "string" ? typed.trim() : "");
  }
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        side={wide ? "end" : "bottom"}
        aria-describedby={undefined}
        className={wide ? "max-w-120" : "h-[92dvh]"}
      >
        <SheetHeader className="shrink-0 border-b border-line md:py-4">
          <SheetTitle>Price guide</SheetTitle>
        </SheetHeader>
        <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-4 py-4 md:px-6">
          <form onSubmit={ask} className="flex gap-2">
            <Input
              key={words}
              name="words"
              type="search"
              defaultValue={words}
              maxLength={120}
              aria-label="Make and model, or building"
              placeholder="Toyota Land Cruiser"
            />
            <Button type="submit" variant="ink" size="lg">
              Look up
            </Button>
          </form>
          {words === "" && (
            <p className="text-body text-text-2">
              Name a make and model, or a building, and see its sold prices.
            </p>
          )}
          {(words === "" || guide.data?.median === null) && <Makes onChoose={setWords} />}
          {guide.isLoading && <Skeleton className="h-60 w-full" />}
          {guide.error && (
            <ErrorBlock
              title="The price guide could not be loaded."
              error={guide.error}
              onRetry={() => void guide.refetch()}
            />
          )}
          {guide.data && <Figures guide={guide.data} />}
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** The makes with the most ended lots, to choose from. */
function Makes({ onChoose }: { onChoose: (make: string) => void }) {
  const { data } = useQuery(facetQuery("finished", "mark", {}));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="guide-makes">
      <h3 id="guide-makes" className="mb-1 text-h3">
        Ended here most often
      </h3>
      <ul>
        {data.items.slice(0, MAKES).map(({ value, label, count: ended }) => (
          <li key={value} className="border-b border-line last:border-b-0">
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-4 text-start text-body hover:text-blue"
              onClick={() => onChoose(label)}
            >
              {label}
              <span className="text-small text-text-2 tabular-nums">{counted(ended, "lot")}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ guide }: { guide: Statistics }) {
  const { offered, sold, median, lower_quartile: low, upper_quartile: high, last, by_month: months } = guide;
  if (median === null) {
    return (
      <p className="text-body text-text-2">
        {offered === 0
          ? "No similar lots have been auctioned here yet."
          : `${counted(offered, "lot")} like this ended here, and none was sold.`}{" "}
        Try fewer words.
      </p>
    );
  }
  return (
    <>
      <div>
        <p className="text-small text-text-2">Median price of {counted(sold, "sale")}</p>
        <p className="text-price-m tabular-nums">
          <span className="text-small font-label tracking-normal text-text-3">AED </span>
          {money(median)}
        </p>
        {low !== null && high !== null && low < high && (
          <p className="mt-1 text-body text-text-2 tabular-nums">
            Half were sold between {money(low)} and {money(high)}.
          </p>
        )}
        <p className="text-body text-text-2 tabular-nums">
          {sold} of {offered} offered were sold.
        </p>
      </div>
      {months.length > 1 && <MonthChart months={months} />}
      <section aria-label="Last results">
        <h3 className="mb-1 text-h3">Last results</h3>
        <ul>
          {last.map(({ id_auction: id, number, title, price, sold_at: at }) => (
            <li key={id} className="border-b border-line last:border-b-0">
              <Link
                to="/auction/$id"
                params={{ id: String(id) }}
                className="flex items-baseline justify-between gap-4 py-2.5 hover:text-blue"
              >
                <span className="min-w-0">
                  <span className="block truncate text-body font-medium">{title}</span>
                  <span className="text-small text-text-2">
                    Lot {number} · {shortDay(at)}
                  </span>
                </span>
                <span translate="no" className="text-body font-strong whitespace-nowrap tabular-nums">
                  AED {money(price)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** px. */
const HEIGHT = 88;

/** The median price by month as a column chart, with a table for screen readers. */
function MonthChart({ months }: { months: Statistics["by_month"] }) {
  const shown = months.slice(-12);
  const most = Math.max(...shown.map(({ median }) => median ?? 0), 1);
  return (
    <table className="w-full text-small">
      <caption className="mb-2 text-start text-h3">Median price by month</caption>
      <tbody className="flex items-end gap-1.5">
        {shown.map(({ month, median, sold }) => (
          <tr key={month} className="flex min-w-0 flex-1 flex-col-reverse gap-1">
            <th scope="row" className="truncate text-center text-micro font-normal text-text-2">
              {monthName(month)}
            </th>
            <td>
              <span
                className="block rounded-t-sm bg-blue-running"
                style={{ height: Math.max(2, ((median ?? 0) / most) * HEIGHT) }}
              />
              <span className="sr-only">
                AED {money(median ?? 0)}, {sold} sold
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
