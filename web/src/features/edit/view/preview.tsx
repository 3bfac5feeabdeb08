import { useState } from "react";
import { useText, useEdit } from "../model/draft/edit-context.ts";
import { useValueWords } from "../model/draft/value-words.ts";
import { PreviewCard } from "./preview-card.tsx";
import { pageFacts } from "../model/preview-facts.ts";

const VIEWS = [
  ["card", "Card"],
  ["page", "Lot page"],
] as const;

/** The lot as buyers see it, while it is written. */
export function Preview() {
  const [view, setView] = useState<"card" | "page">("card");
  const [comment] = useText("comment");
  return (
    <section aria-label="As buyers see it">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">As buyers see it</h2>
        <fieldset
          aria-label="Preview"
          className="flex min-w-0 overflow-hidden rounded-md border border-line-2"
        >
          {VIEWS.map(([name, word]) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => setView(name)}
              className="touch px-3 py-1.5 text-small font-medium -outline-offset-2 aria-pressed:bg-ink aria-pressed:text-white"
            >
              {word}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="mt-3">
        <PreviewCard />
        {view === "page" && <PreviewPage comment={comment} />}
      </div>
    </section>
  );
}

/** The facts and the comment of the lot page. */
function PreviewPage({ comment }: { comment: string }) {
  const { state, meta } = useEdit();
  const words = useValueWords();
  return (
    <>
      <dl className="mt-4 border-t border-line text-small">
        {pageFacts(state.values, meta, words).map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5">
            <dt className="text-text-2">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {comment !== "" && (
        <p className="mt-3 text-small whitespace-pre-wrap [overflow-wrap:anywhere]">{comment}</p>
      )}
    </>
  );
}
