import { Checklist } from "./checklist.tsx";
import { Preview } from "./preview.tsx";
import { useEdit } from "../model/draft/edit-context.ts";
import type { OpenPoint, Step } from "../model/draft/steps.ts";
import { Check, MessageSquareText } from "lucide-react";
import { fieldNamed, type Values } from "../model/draft/values.ts";
import { photoOf, placeOf } from "../model/draft/photo-field.ts";
import type { Meta } from "../model/draft/types.ts";

interface EditSidebarProps {
  step: Step;
  points: readonly OpenPoint[];
  /** Leads to a field. */
  onGo: (name: string) => void;
}

/** Preview and checklist: beside the form on wide screens, below it on phones. */
export function EditSidebar({ step, points, onGo }: EditSidebarProps) {
  const { readOnly } = useEdit();
  return (
    <aside className="pt-6">
      <div className="grid grid-cols-1 gap-7 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:max-h-[calc(100dvh-12rem)] lg:overflow-y-auto lg:p-1">
        <Preview />
        {!readOnly && (
          <>
            <RemarkList onGo={onGo} />
            <Checklist points={points} onGo={({ name }) => onGo(name)} step={step} />
          </>
        )}
      </div>
    </aside>
  );
}

/** The remarks at fields, and which of them are done; each leads to its field. */
function RemarkList({ onGo }: { onGo: (name: string) => void }) {
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
