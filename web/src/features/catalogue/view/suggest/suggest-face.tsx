import { Bell, Building2, Car, type LucideIcon, MapPin, Search, SlidersHorizontal, Tag } from "lucide-react";
import { money } from "@marsa/api-spec/amounts";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { count as written } from "#/lib/format/counts.ts";
import { CardTime } from "#/features/catalogue/card/card-time.tsx";
import { useCard, useClosingWindows } from "#/features/catalogue/card/use-card.ts";
import { useShownPrices } from "#/features/catalogue/card/shown-prices.ts";
import type { LotCard } from "#/features/catalogue/model/list/queries.ts";
import type { SuggestRow } from "#/features/catalogue/model/smart/suggest-rows.ts";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Make: Tag,
  Model: Car,
  City: MapPin,
  Community: MapPin,
  "Property type": Building2,
};

/** The content of a suggestion: what it opens, and at its end a count or a price. */
export function SuggestFace({ row: { kind, group, text, bold, count, lot } }: { row: SuggestRow }) {
  if (lot) return <LotFace card={lot} />;
  const Icon =
    kind === "save"
      ? Bell
      : kind === "way"
        ? SlidersHorizontal
        : kind === "place"
          ? MapPin
          : (ICONS[group ?? ""] ?? Search);
  return (
    <>
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      {kind === "save" ? (
        <>
          <span className="min-w-0 flex-1">
            Save <strong className="font-strong">{text}</strong>
            <span className="max-sm:sr-only"> and get a message for each new lot</span>
          </span>
          <span className="flex h-9 shrink-0 items-center rounded-md border border-line-3 bg-white px-3 font-strong whitespace-nowrap">
            Save and tell me
          </span>
        </>
      ) : (
        <span className="min-w-0 flex-1">
          <Bold text={text} bold={bold} />
        </span>
      )}
      {count !== null && (
        <span className="font-strong tabular-nums">
          {written(count)}
          <span className="sr-only">{count === 1 ? " open lot" : " open lots"}</span>
        </span>
      )}
    </>
  );
}

/** A text with a part in bold. */
export function Bold({ text, bold }: { text: string; bold: string | null }) {
  const at = bold === null ? -1 : text.indexOf(bold);
  if (bold === null || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong className="font-strong">{bold}</strong>
      {text.slice(at + bold.length)}
    </>
  );
}

function LotFace({ card }: { card: LotCard }) {
  const windowMs = useClosingWindows()[card.kind];
  const { lot, phase, state } = useCard(card, windowMs);
  const { large, pays } = useShownPrices(card, lot.live, phase, true);
  return (
    <>
      <LotPhoto
        picture={card.picture}
        sizes="60px"
        grey={state.grey}
        className="w-15 shrink-0 self-start rounded-sm"
      />
      <span className="flex min-w-0 flex-1 items-center gap-x-3 max-sm:flex-wrap">
        <span className="min-w-0 flex-1 max-sm:basis-full">
          <span className="block truncate font-strong">{card.title}</span>
          <span className="block truncate text-small text-text-2">
            Lot {card.number} · {card.facts.join(" · ")}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end max-sm:grow max-sm:flex-row max-sm:justify-between">
          <span className="whitespace-nowrap tabular-nums">
            <span className="text-small text-text-2">{pays ? "you pay" : "AED"}</span>{" "}
            <strong className="font-strong">{money(large)}</strong>
          </span>
          <span className="text-small">
            <CardTime
              time={state.time}
              windowMs={windowMs}
              extended={0}
              mine={lot.status === "awaiting_decision"}
              stale={false}
            />
          </span>
        </span>
      </span>
    </>
  );
}
