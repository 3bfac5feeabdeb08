import type { ReactNode } from "react";
import { instant, shortInstant } from "@marsa/api-spec/dates";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { Price } from "#/components/lot/price.tsx";
import { type Checking, useChecking } from "../model/checking.ts";
import { valueText } from "../model/values.ts";

/** The facts on a list's card besides the title. */
const CARD_FACTS = {
  vehicle: ["year", "mileage", "city"],
  apartment: ["area", "floor", "city"],
} as const;

/** The lot as a card of the list. */
export function PreviewCard() {
  const checking = useChecking();
  const { fields, title } = checking.opened;
  const facts = CARD_FACTS[fields.kind ?? "vehicle"].flatMap((name) => {
    const fact = factOf(checking, name);
    if (!fact) return [];
    return name === "floor" ? fact.join(" ") : fact[1];
  });
  return (
    <Frame className="max-w-80">
      <Main sizes="320px" />
      <div className="h-[3px] bg-line" />
      <h2 translate="no" className="own-way mt-2.75 truncate text-h3">
        {title}
      </h2>
      <p className="own-way mt-0.5 truncate text-small text-text-2">{facts.join(" · ")}</p>
      <StartPrice />
    </Frame>
  );
}

/** The beginning of the lot's page at the width of a phone. */
export function PreviewPhone() {
  const checking = useChecking();
  const { opened, groups } = checking;
  const { title, number, fields } = opened;
  const names = groups
    .filter(({ name }) => name === fields.kind)
    .flatMap((group) => group.fields.map((field) => field.name));
  return (
    <Frame className="max-w-100 overflow-hidden rounded-lg border border-line-2">
      <Main sizes="390px" />
      <div className="px-4 pb-5">
        <h2 translate="no" className="own-way pt-4 text-[1.375rem] leading-7 font-heavy text-balance">
          {title}
        </h2>
        <p className="mt-1 text-body text-text-2 tabular-nums">Lot {number}</p>
        <StartPrice />
        <dl className="mt-4 border-t border-line text-small">
          {names.flatMap((name) => {
            const fact = factOf(checking, name);
            if (!fact) return [];
            return (
              <div
                key={name}
                className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5"
              >
                <dt className="text-text-2">{fact[0]}</dt>
                <dd className="own-way [overflow-wrap:anywhere]">{fact[1]}</dd>
              </div>
            );
          })}
        </dl>
        {fields.comment && (
          <p className="own-way mt-3 text-small whitespace-pre-wrap [overflow-wrap:anywhere]">
            {fields.comment}
          </p>
        )}
        {fields.end && fields.lane !== true && (
          <p className="mt-3 text-small text-text-2">Ends {instant(fields.end)}</p>
        )}
      </div>
    </Frame>
  );
}

function Frame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className="py-6 lg:px-6">
      <div className={`mx-auto w-full ${className}`}>{children}</div>
    </div>
  );
}

/** The main photo with the start on its flag. */
function Main({ sizes }: { sizes: string }) {
  const { opened, lot } = useChecking();
  const { fields, number } = opened;
  return (
    <div className="relative">
      <LotPhoto picture={lot?.pictures[0] ?? null} sizes={sizes} className="rounded-t-md" />
      {fields.lane === true && (
        <Pennant kind="lane" className="absolute start-0 top-3 max-w-[calc(100%-1rem)]" />
      )}
      {fields.start && fields.lane !== true && (
        <Pennant kind="upcoming" className="absolute start-0 top-3 max-w-[calc(100%-1rem)]">
          Opens {shortInstant(fields.start)}
        </Pennant>
      )}
      <span className="absolute end-0 bottom-0 rounded-ss-sm bg-white/92 px-2 pt-0.5 text-micro text-text-2 tabular-nums">
        {number}
      </span>
    </div>
  );
}

function StartPrice() {
  const { start_price } = useChecking().opened.fields;
  return (
    <p className="mt-2 flex items-baseline justify-between gap-3">
      {start_price === undefined ? "–" : <Price amount={start_price} size="s" />}
      <span className="text-small text-text-2">Start price</span>
    </p>
  );
}

/** Label and value of a field as buyers read them; null: nothing stands there. */
function factOf(
  { groups, opened, lot }: Checking,
  name: string,
): readonly [label: string, value: string] | null {
  const field = groups.flatMap(({ fields }) => fields).find((each) => each.name === name);
  const text = field && valueText(field, opened.fields, lot);
  return field && text ? [field.label, text] : null;
}
