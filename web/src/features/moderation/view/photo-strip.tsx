import { MessageSquareText } from "lucide-react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { StandardViewsLine } from "#/components/lot/standard-views-line.tsx";
import { cn } from "#/lib/cn.ts";
import { fieldId, photoField, useChecking } from "../model/checking.ts";
import { RemarkPlace } from "./remark-form.tsx";

/** Every photo of the lot in its order; a press writes a remark at it. */
export function PhotoStrip() {
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
export function PlanStrip() {
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
