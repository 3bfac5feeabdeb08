import { Price } from "#/components/lot/price.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { useChecking } from "../model/checking.ts";
import { FormGroups } from "./form-groups.tsx";
import { PhotoStrip, PlanStrip } from "./photo-strip.tsx";
import { PreviewCard, PreviewPhone } from "./previews.tsx";
import type { LotLook } from "./view-switch.tsx";
import type { ComponentType } from "react";
import type { Lot } from "#/realtime/lots/lot-query.ts";

interface LotViewProps {
  parts: LotParts;
  look: LotLook;
}

/** The lot as buyers will see it: its page with every field of the form, its card, or its page on a phone. */
export function LotView({ parts, look }: LotViewProps) {
  if (look === "card") return <PreviewCard />;
  return look === "phone" ? <PreviewPhone /> : <WholePage parts={parts} />;
}

/** Photos, title, price, then every field of the form. */
function WholePage({ parts: { Gallery, Condition } }: { parts: LotParts }) {
  const { opened, lot } = useChecking();
  const { title, number, fields } = opened;
  return (
    <div className="py-4 lg:px-6">
      {lot ? <Gallery lot={lot} /> : <Skeleton className="aspect-3/2 max-h-80 w-full" />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 pt-4">
        <div className="min-w-0">
          <h2 translate="no" className="own-way text-h1 text-balance max-lg:text-[1.375rem] max-lg:leading-7">
            {title}
          </h2>
          <p className="mt-1 text-body text-text-2 tabular-nums">Lot {number}</p>
        </div>
        {fields.start_price !== undefined && (
          <p className="lg:text-end">
            <Price amount={fields.start_price} size="s" />
            <span className="block text-small text-text-2">Start price</span>
          </p>
        )}
      </div>
      <FormGroups
        above={{
          photos: (
            <>
              <PhotoStrip />
              <PlanStrip />
            </>
          ),
          condition: lot?.condition && <Condition lot={lot} />,
        }}
      />
    </div>
  );
}

/** Parts of the lot's page, which belong to the lots. */
export interface LotParts {
  readonly Gallery: ComponentType<{ lot: Lot }>;
  readonly Condition: ComponentType<{ lot: Lot }>;
}
