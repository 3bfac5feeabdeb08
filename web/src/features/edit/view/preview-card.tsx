import { shortInstant } from "@marsa/api-spec/dates";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { useEdit, useText } from "../model/draft/edit-context.ts";
import { useValueWords } from "../model/draft/value-words.ts";
import { cardFacts, mainPhoto, startPriceText, titleOf } from "../model/preview-facts.ts";

/** The card of the list. */
export function PreviewCard() {
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
