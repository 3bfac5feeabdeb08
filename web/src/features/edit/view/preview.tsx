import { useState } from "react";
import { useEdit, useText } from "../model/draft/edit-context.ts";
import { useValueWords } from "../model/draft/value-words.ts";
import { cardFacts, mainPhoto, pageFacts, startPriceText, titleOf } from "../model/preview-facts.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";

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

/** The card of the list. */
function PreviewCard() {
  const { state, meta } = useEdit();
  const words = useValueWords();
  const [start] = useText("start");
  const { draft, values } = state;
  const title = titleOf(values, meta, words);
  const opens = values["lane"] === true ? null : fromDubaiInput(start);
  return (
    <div className="grid">
      <div className="relative">
        <LotPhoto
          picture={mainPhoto(draft, values, title)}
          sizes="(width >= 64rem) 310px, 358px"
          className="rounded-t-md"
        />
        {values["lane"] === true && (
          <Pennant kind="lane" className="absolute start-0 top-3 max-w-[calc(100%-1rem)]" />
        )}
        {opens !== null && (
          <Pennant kind="upcoming" className="absolute start-0 top-3 max-w-[calc(100%-1rem)]">
            Opens {shortInstant(opens)}
          </Pennant>
        )}
        <span className="absolute end-0 bottom-0 rounded-ss-sm bg-white/92 px-2 pt-0.5 text-micro text-text-2 tabular-nums">
          {draft.number}
        </span>
      </div>
      <div className="h-[3px] bg-line" />
      <p translate="no" className="mt-2.5 text-h3 [overflow-wrap:anywhere]">
        {title}
      </p>
      <p className="mt-0.5 truncate text-small text-text-2">{cardFacts(values, meta, words).join(" · ")}</p>
      <p className="mt-2 flex items-baseline justify-between gap-3">
        <span className="text-price-card tabular-nums">
          <span className="me-[.37em] text-small font-label tracking-normal text-text-3">AED</span>
          {startPriceText(values) ?? "–"}
        </span>
        <span className="text-small text-text-2">Start price</span>
      </p>
    </div>
  );
}
