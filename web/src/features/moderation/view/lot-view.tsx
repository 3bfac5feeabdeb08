import { Price } from "#/components/lot/price.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { fieldId, photoField, useChecking } from "../model/checking.ts";
import { FormGroups } from "./form-groups.tsx";
import { PreviewCard, PreviewPhone } from "./previews.tsx";
import type { ComponentType } from "react";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { MessageSquareText } from "lucide-react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { StandardViewsLine } from "#/components/lot/standard-views-line.tsx";
import { cn } from "#/lib/cn.ts";
import { RemarkPlace } from "./remark-form.tsx";

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

/** Every photo of the lot in its order; a press writes a remark at it. */
function PhotoStrip() {
  const { opened, lot, remarks, editing, edit, mayWrite } = useChecking();
  const ids = opened.fields.photos ?? [];
  if (!lot || ids.length !== lot.pictures.length) return null;
  return (
    <>
      <ul aria-label="Photos in their order" className="mb-2 grid grid-cols-4 gap-2">
        {lot.pictures.map((picture, place) => {
          const field = photoField(ids[place]!);
          const remark = remarks.find((each) => each.field === field);
          return (
            <li key={field} className="min-w-0">
              <button
                type="button"
                id={fieldId(field)}
                data-field={field}
                disabled={!mayWrite}
                aria-expanded={editing === field}
                aria-label={`Photo ${place + 1} of ${ids.length}${picture.view ? `, ${picture.view.label}` : ""}${remark ? `, remark: ${remark.text}` : ""}`}
                onClick={() => edit(editing === field ? undefined : field)}
                className={cn(
                  "relative block w-full rounded-sm hover:ring-2 hover:ring-blue",
                  editing === field && "ring-2 ring-blue",
                )}
              >
                <LotPhoto picture={picture} sizes="120px" className="rounded-sm" />
                <span
                  aria-hidden
                  className={cn(
                    "absolute start-0 bottom-0 flex max-w-full items-center gap-1.5 rounded-se-sm px-2 py-1 text-micro font-strong tabular-nums",
                    remark ? "bg-orange-tint text-orange-deep" : "bg-white",
                  )}
                >
                  {place + 1}
                  {remark && <MessageSquareText size={14} strokeWidth={1.75} />}
                </span>
              </button>
              {picture.view && (
                <span aria-hidden className="block truncate text-micro text-text-2">
                  {picture.view.label}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <StandardViewsLine lot={lot} />
      {ids.map((id) => (
        <RemarkPlace key={id} field={photoField(id)} />
      ))}
    </>
  );
}

/** The plans of an apartment as everybody will see them; a press opens one whole. */
function PlanStrip() {
  const plans = useChecking().lot?.floor_plans ?? [];
  if (plans.length === 0) return null;
  return (
    <ul aria-label="Floor plans" className="mb-2 grid grid-cols-4 gap-2">
      {plans.map(({ small, large, alt }) => (
        <li key={small}>
          <a href={large} target="_blank" rel="noreferrer" className="block rounded-sm border border-line">
            <img src={small} alt={alt} className="aspect-3/2 w-full object-contain" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Ways to look at an open lot. */
const LOOKS = ["page", "card", "phone"] as const;
export type LotLook = (typeof LOOKS)[number];

const LOOK_WORDS: Readonly<Record<LotLook, string>> = { page: "Lot page", card: "Card", phone: "Phone" };

interface ViewSwitchProps {
  look: LotLook;
  onLook: (look: LotLook) => void;
}

/** Chooses where buyers see the lot: its page, its card in a list, or a phone. */
export function ViewSwitch({ look, onLook }: ViewSwitchProps) {
  return (
    <fieldset
      aria-label="Preview"
      className="flex min-w-0 overflow-hidden max-lg:order-last max-lg:w-full lg:ms-auto rounded-md border border-line-2 bg-white text-text"
    >
      {LOOKS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={look === each}
          onClick={() => onLook(each)}
          className="touch grow px-3 py-1.5 text-small font-medium -outline-offset-2 aria-pressed:bg-ink aria-pressed:text-white"
        >
          {LOOK_WORDS[each]}
        </button>
      ))}
    </fieldset>
  );
}
