import { Clock } from "lucide-react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useMe } from "#/lib/http/queries.ts";
import { EXAMPLES } from "#/features/catalogue/model/smart/examples.ts";
import { forgetRecent, recentSearches } from "#/features/catalogue/model/smart/recent.ts";
import { SavedSearches } from "./saved-searches.tsx";

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
