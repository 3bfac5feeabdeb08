import { priceIn } from "@marsa/api-spec/text/read-number";
import { FairPriceFigure } from "#/components/fair-price/fair-price-figure.tsx";
import { fieldGrid, FormSection } from "../form/form-section.tsx";
import { MetaFieldView } from "../form/meta-field.tsx";
import { useEdit, useFieldValue, useText } from "#/features/edit/model/draft/edit-context.ts";
import { fieldNamed } from "#/features/edit/model/draft/values.ts";
import { LaneChoice } from "./lane-choice.tsx";
import { ReviewDays } from "./review-days.tsx";
import { SaleTimes } from "./sale-times.tsx";
import { StepField } from "./step-field.tsx";
import { VatField } from "./vat-field.tsx";
import { YouReceive } from "./you-receive.tsx";

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
