import { Preview } from "./preview.tsx";
import { useEdit } from "../model/draft/edit-context.ts";
import { type OpenPoint, type Step, STEP_WORDS } from "../model/draft/steps.ts";
import { Check, MessageSquareText, CircleAlert, CircleDashed, CircleQuestionMark } from "lucide-react";
import { fieldNamed, type Values } from "../model/draft/values.ts";
import { photoOf, placeOf } from "../model/draft/notes.ts";
import type { Meta } from "../model/draft/queries.ts";

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

interface ChecklistProps {
  points: readonly OpenPoint[];
  /** Leads to a field. */
  onGo: (point: OpenPoint) => void;
  /** The step that is shown. */
  step: Step;
}

/** The fields to fill in before publishing; each line leads to its field. */
function Checklist({ points, onGo, step }: ChecklistProps) {
  const wrong = points.filter(({ missing, question }) => !missing && !question).length;
  return (
    <section aria-label="Needed to publish">
      <h2 className="flex items-baseline justify-between gap-3 text-h3">
        Needed to publish
        <span className="text-small font-normal text-text-2 tabular-nums">
          {points.length === 0 ? "complete" : `${points.length} left`}
        </span>
      </h2>
      {points.length === 0 ? (
        <p className="mt-2 flex items-start gap-2 text-small text-text-2">
          <Check aria-hidden size={16} strokeWidth={2} className="mt-px shrink-0 text-green" />
          Everything is there. Staff read your lot first; then it opens by itself.
        </p>
      ) : (
        <>
          <ul className="mt-1.5">
            {points.map((point) => (
              <li key={point.name} className="border-b border-line">
                <PointButton point={point} onGo={onGo} here={point.step === step} />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-small text-pretty text-text-2">
            {wrong === 0 && "Errors are marked once you press Publish. "}
            Each line leads to its field.
          </p>
        </>
      )}
    </section>
  );
}

interface PointButtonProps extends Pick<ChecklistProps, "onGo"> {
  point: OpenPoint;
  here: boolean;
}

function PointButton({ point, onGo, here }: PointButtonProps) {
  const { missing, question, label, message, group, step } = point;
  const Icon = missing ? CircleDashed : question ? CircleQuestionMark : CircleAlert;
  return (
    <button
      type="button"
      onClick={() => onGo(point)}
      className="touch flex w-full items-center gap-2.5 py-2.5 text-start text-body hover:text-blue"
    >
      <Icon
        aria-hidden
        size={16}
        strokeWidth={2}
        className={missing || question ? "shrink-0 text-orange" : "shrink-0 text-red"}
      />
      <span className="min-w-0 flex-1">
        {missing ? label : message.includes(label) ? message : `${label}: ${message}`}
      </span>
      <span className="max-w-1/2 text-end text-small wrap-anywhere text-blue">
        {here ? group : STEP_WORDS[step]}
      </span>
    </button>
  );
}
