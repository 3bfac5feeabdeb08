import { reply } from "@marsa/api-spec/client";
import { money } from "@marsa/api-spec/amounts";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { keys } from "../../../lib/http/query-keys.ts";
import { counted } from "../../../lib/format/counts.ts";
import { useEdit, useText } from "../edit-context.ts";
import { fieldNamed } from "../form/values.ts";
import { useValueWords } from "../form/value-words.ts";
import { guideScale, type Mark } from "./guide-scale.ts";

/** Fewer sales say too little. */
const FEWEST_SALES = 3;
const NAMING = { vehicle: ["mark", "model"], apartment: ["building"] } as const;

/** The prices of such lots, with the seller's own prices on the same scale; nothing where too little is known. */
export function PriceGuide() {
  const { meta, state } = useEdit();
  const words = useValueWords();
  const names = NAMING[meta.kind].flatMap((name) => {
    const field = fieldNamed(meta, name);
    return field && state.values[name] !== undefined ? words(field, state.values[name]) : [];
  });
  const search = names.length === NAMING[meta.kind].length ? names.join(" ") : "";
  const { data } = useQuery({
    queryKey: keys.statistics(search),
    queryFn: ({ signal }) => reply(api.POST("/auction/statistics", { body: { search }, signal })),
    staleTime: 60_000,
    enabled: search !== "",
  });
  const prices = [
    ["Start", priceIn(useText("start_price")[0])],
    ["Minimum", priceIn(useText("min_price")[0])],
    ["Buy now", priceIn(useText("buy_now")[0])],
  ] as const;
  if (!data || data.sold < FEWEST_SALES) return null;
  const { median, lower_quartile: low, upper_quartile: high, sold } = data;
  if (median === null || low === null || high === null) return null;
  const { place, marks } = guideScale({ low, high }, prices);
  return (
    <figure className="border-t border-line pt-4">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="text-h3">Sold prices of similar lots</span>
        <span className="text-small text-text-2">{counted(sold, "sale")}</span>
      </figcaption>
      <div aria-hidden className="relative mt-9 mb-7 h-2.5 bg-salt-2">
        <span
          className="absolute inset-y-0 bg-blue opacity-50"
          style={{ insetInlineStart: `${place(low)}%`, width: `${place(high) - place(low)}%` }}
        />
        <span
          className="absolute -inset-y-1 w-0.5 bg-blue"
          style={{ insetInlineStart: `${place(median)}%` }}
        />
        <span
          translate="no"
          className="absolute top-4 -translate-x-1/2 text-small font-strong text-blue tabular-nums rtl:translate-x-1/2"
          style={{ insetInlineStart: `${place(median)}%` }}
        >
          {money(median)}
        </span>
        {marks.map((mark) => (
          <PriceMark key={mark.word} mark={mark} />
        ))}
      </div>
      <p className="text-small text-pretty text-text-2 tabular-nums">
        {search}: half of them were sold between AED {money(low)} and AED {money(high)}, the middle price is
        AED {money(median)}.
      </p>
    </figure>
  );
}

function PriceMark({ mark: { word, percent } }: { mark: Mark }) {
  return (
    <span
      className="absolute bottom-3 grid -translate-x-1/2 justify-items-center text-micro font-strong rtl:translate-x-1/2"
      style={{ insetInlineStart: `${percent}%` }}
    >
      {word}
      <span className="size-0 border-x-4 border-t-6 border-x-transparent" />
    </span>
  );
}
