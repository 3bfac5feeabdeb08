import { priceIn } from "@marsa/api-spec/text/read-number";
import { FairPriceFigure } from "#/components/fair-price/fair-price-figure.tsx";
import { fieldGrid, FormSection, NeededMark } from "../form/parts.tsx";
import { MetaFieldView } from "../form/meta-field.tsx";
import { fieldId, useEdit, useFieldValue, useText } from "#/features/edit/model/draft/edit-context.ts";
import { fieldNamed } from "#/features/edit/model/draft/values.ts";
import { ReviewDays, StepField } from "./own-fields.tsx";
import { SaleTimes } from "./sale-times.tsx";
import { YouReceive } from "./you-receive.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { hintOf } from "#/features/edit/model/hints.ts";
import { FieldNotes } from "../form/field-notes.tsx";
import { VAT_CHOICES } from "#/features/edit/model/draft/value-words.ts";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";
import { Gavel, Radio } from "lucide-react";
import { useId } from "react";

/** Step 3: how the lot is sold, at which prices, and when. */
export function SettingsStep() {
  const { meta, readOnly } = useEdit();
  const [lane] = useFieldValue("lane");
  const field = (name: string) => fieldNamed(meta, name);
  const start = field("start_price");
  const minimum = field("min_price");
  const buyNow = field("buy_now");
  const step = field("step");
  const review = field("review_days");
  const vat = field("vat");
  const inspection = field("inspection");
  const [Review, Vat] = readOnly ? [MetaFieldView, MetaFieldView] : [ReviewDays, VatField];
  return (
    <>
      <FormSection title="Kind of sale" words="Staff compose live lanes.">
        <LaneChoice />
      </FormSection>
      <FormSection title="Prices" words="In whole dirhams. Only you and the staff see the min price.">
        <div className={fieldGrid}>
          {start && <MetaFieldView field={start} />}
          {minimum && <MetaFieldView field={minimum} />}
          {buyNow && <MetaFieldView field={buyNow} />}
        </div>
        {step && <StepField field={step} />}
        <SoldPrices />
      </FormSection>
      {lane !== true && (
        <FormSection title="Start and end" words="Gulf time, GST.">
          <SaleTimes />
        </FormSection>
      )}
      <FormSection title="After the sale">
        <div className={fieldGrid}>
          {review && <Review field={review} />}
          {vat && <Vat field={vat} />}
          {inspection && <MetaFieldView field={inspection} />}
        </div>
      </FormSection>
      <YouReceive />
    </>
  );
}

/** Comparable sales beside the seller's prices. */
function SoldPrices() {
  const { draft } = useEdit().state;
  const prices = [
    { word: "Minimum", value: priceIn(useText("min_price")[0]) ?? 0 },
    { word: "Start", value: priceIn(useText("start_price")[0]) ?? 0 },
    { word: "Buy now", value: priceIn(useText("buy_now")[0]) ?? 0 },
  ].filter(({ value }) => value > 0);
  return (
    <FairPriceFigure
      id={draft.id_auction}
      version={draft.version}
      prices={prices}
      subject={prices[0]?.word === "Minimum" ? "Your minimum" : "Your price"}
      className="border-t border-line pt-4"
    />
  );
}

/** How VAT applies to the price. */
function VatField({ field }: { field: MetaField }) {
  const { shownFault, leave } = useEdit();
  const { name, label } = field;
  const [value, set] = useText(name);
  return (
    <div>
      <SelectField
        id={fieldId(name)}
        name={name}
        label={label}
        nothing="Choose"
        options={VAT_CHOICES}
        value={value}
        error={shownFault(name)}
        extra={<NeededMark field={field} />}
        onChange={({ target }) => set(target.value)}
        onBlur={() => leave(name, false)}
        {...hintOf(name)}
      />
      <FieldNotes field={field} />
    </div>
  );
}

const STANDARD = "Standard auction";
const LANE = "Live lane";
const CHOICES = [
  { lane: false, icon: Gavel, word: STANDARD },
  { lane: true, icon: Radio, word: LANE },
] as const;

/** Standard auction or live lane. */
function LaneChoice() {
  const { readOnly } = useEdit();
  const [value, set] = useFieldValue("lane");
  const id = useId();
  const lane = value === true;
  return (
    <fieldset id={fieldId("lane")}>
      <legend className="sr-only">Kind of sale</legend>
      {readOnly ? (
        <p className="text-body font-medium">{lane ? LANE : STANDARD}</p>
      ) : (
        <div className="flex max-w-[28rem] overflow-hidden rounded-md border border-line-3">
          {CHOICES.map((choice) => (
            <label
              key={choice.word}
              htmlFor={`${id}-${choice.word}`}
              className="relative flex h-12 flex-1 cursor-pointer items-center justify-center gap-2 text-body font-strong has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-blue has-checked:has-focus-visible:outline-on-ink-blue"
            >
              <input
                id={`${id}-${choice.word}`}
                type="radio"
                name="lane"
                checked={lane === choice.lane}
                onChange={() => set(choice.lane)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <choice.icon aria-hidden size={18} strokeWidth={1.75} />
              {choice.word}
            </label>
          ))}
        </div>
      )}
      <p className="mt-2 text-small text-pretty text-text-2">
        {lane
          ? "Staff put the lot into a lane with an auctioneer and tell you its day. Without a lane after 30 days it ends as not sold."
          : "Bidders bid from start to end. A bid in the last minutes extends the end."}
      </p>
    </fieldset>
  );
}
