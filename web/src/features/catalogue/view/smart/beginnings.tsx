import { Clock, Bell, BellOff, Trash2 } from "lucide-react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useMe } from "#/lib/http/queries.ts";
import { EXAMPLES, forgetRecent, recentSearches } from "#/features/catalogue/model/smart/recent.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { toast } from "#/components/message/toast.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import {
  forgetSearch,
  keepSearch,
  lookAtSearch,
  type SavedSearch,
  searchesQuery,
} from "#/features/catalogue/model/smart/queries.ts";

/** Without a connection the page keeps its examples. */
const MoreLots = lazy<ComponentType<{ className: string }>>(() =>
  import("../list/more-lots.tsx").then(
    (part) => ({ default: part.MoreLots }),
    () => ({ default: () => null }),
  ),
);

/** The start of the search: examples, recent searches and saved searches. */
export function Beginnings({ onAsk }: { onAsk: (sentence: string) => void }) {
  const me = useMe();
  const [recent, setRecent] = useState(recentSearches);
  return (
    <>
      <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="examples">
          <h2 id="examples" className="text-h2">
            Search in your own words
          </h2>
          <Sentences sentences={EXAMPLES} onAsk={onAsk} />
        </section>
        <div className="grid content-start gap-10">
          {recent.length > 0 && (
            <section aria-labelledby="recent">
              <div className="flex items-baseline justify-between">
                <h2 id="recent" className="text-h2">
                  Recent searches
                </h2>
                <button
                  type="button"
                  className="touch rounded-sm text-small text-blue hover:underline"
                  onClick={() => {
                    forgetRecent();
                    setRecent([]);
                  }}
                >
                  Clear recent searches
                </button>
              </div>
              <Sentences sentences={recent} onAsk={onAsk} clock />
            </section>
          )}
          {me && <SavedSearches />}
        </div>
      </div>
      <Suspense>
        <MoreLots className="mt-9" />
      </Suspense>
    </>
  );
}

interface SentencesProps {
  sentences: readonly string[];
  onAsk: (sentence: string) => void;
  clock?: boolean;
}

function Sentences({ sentences, onAsk, clock = false }: SentencesProps) {
  return (
    <ul className="mt-2">
      {sentences.map((sentence) => (
        <li key={sentence} className="border-b border-line">
          <button
            type="button"
            className="flex min-h-12 w-full items-center gap-2.5 text-start text-long hover:text-blue"
            onClick={() => onAsk(sentence)}
          >
            {clock && <Clock aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-text-3" />}
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The reader's saved searches: the number of new lots, the notices, and a button that deletes the search. */
function SavedSearches() {
  const { data, error, refetch } = useQuery(searchesQuery);
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="text-h2">
        Saved searches
      </h2>
      {error && (
        <ErrorBlock
          title="Your saved searches could not be loaded."
          error={error}
          onRetry={() => void refetch()}
          className="mt-3"
        />
      )}
      {!data && !error && <Skeleton className="mt-2 h-10" />}
      {data?.length === 0 && (
        <p className="mt-2 text-body text-text-2">
          Search for something and press “Save search”. We then tell you about new lots.
        </p>
      )}
      <ul className="mt-2">
        {data?.map((search) => (
          <SearchRow key={search.id_search} search={search} />
        ))}
      </ul>
    </section>
  );
}

function SearchRow({ search }: { search: SavedSearch }) {
  const { id_search: id, name, alerts, new: fresh } = search;
  const Icon = alerts ? Bell : BellOff;
  return (
    <li className="flex min-h-13 items-center gap-1 border-b border-line">
      <Link
        to="/smart-search"
        search={{ saved: String(id) }}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-2.5 text-long hover:text-blue"
      >
        <span className="truncate">{name}</span>
        {fresh > 0 && (
          <span className="shrink-0 rounded-sm bg-blue-tint px-2 py-0.5 text-micro font-strong text-blue-deep">
            {fresh} new
          </span>
        )}
      </Link>
      <button
        type="button"
        aria-pressed={alerts}
        aria-label={`Alerts for ${name}`}
        className={cn(
          "touch grid size-10 place-content-center rounded-md hover:bg-salt",
          alerts ? "text-blue" : "text-text-2",
        )}
        onClick={() => void act(() => lookAtSearch(id, { alerts: !alerts }))}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        className="touch grid size-10 place-content-center rounded-md text-text-2 hover:bg-salt"
        onClick={() => void act(() => forget(search))}
      >
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </li>
  );
}

async function forget({ id_search: id, name, q, filter, alerts }: SavedSearch): Promise<void> {
  await forgetSearch(id);
  const undo = () => void act(() => keepSearch({ name, q, filter, alerts }));
  void toast({ text: `“${name}” is deleted`, action: { label: "Undo", onPress: undo } });
}

async function act(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toastRefusal("Nothing was changed.", error);
  }
}
