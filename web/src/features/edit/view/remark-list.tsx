import { Check, MessageSquareText } from "lucide-react";
import { useEdit } from "../model/draft/edit-context.ts";
import { fieldNamed, type Values } from "../model/draft/values.ts";
import { photoOf, placeOf } from "../model/draft/photo-field.ts";
import type { Meta } from "../model/draft/types.ts";

/** The remarks at fields, and which of them are done; each leads to its field. */
export function RemarkList({ onGo }: { onGo: (name: string) => void }) {
  const { meta, remarks, state } = useEdit();
  const all = [...remarks.atFields];
  if (all.length === 0) return null;
  return (
    <section aria-label="Remarks from staff">
      <h2 className="flex items-baseline justify-between gap-3 text-h3">
        Remarks from staff
        <span className="text-small font-normal text-text-2 tabular-nums">
          {all.length - remarks.open} of {all.length} done
        </span>
      </h2>
      <ul className="mt-1.5">
        {all.map(([name, { changed }]) => (
          <li key={name} className="border-b border-line">
            <button
              type="button"
              onClick={() => onGo(photoOf(name) === null ? name : "photos")}
              className="touch flex w-full items-center gap-2.5 py-2.5 text-start text-body hover:text-blue"
            >
              {changed ? (
                <Check aria-hidden size={16} strokeWidth={2} className="shrink-0 text-green" />
              ) : (
                <MessageSquareText
                  aria-hidden
                  size={16}
                  strokeWidth={1.75}
                  className="shrink-0 text-orange"
                />
              )}
              <span className="min-w-0 flex-1">{labelOf(meta, name, state.values)}</span>
              <span className={`text-small ${changed ? "text-text-2" : "text-blue"}`}>
                {changed ? "changed" : "Go to field"}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf(meta: Meta, name: string, values: Values): string {
  const photo = photoOf(name);
  if (photo === null) return fieldNamed(meta, name)?.label ?? name;
  const place = placeOf(photo, values);
  return place === -1 ? "A photo" : `Photo ${place + 1}`;
}
