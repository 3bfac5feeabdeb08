import { minute } from "@marsa/api-spec/dates";
import { ChevronDown } from "lucide-react";
import { FieldError } from "#/components/form/field-error.tsx";
import { Button } from "#/components/ui/button.tsx";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { fieldId, useEdit, useText } from "#/features/edit/model/draft/edit-context.ts";
import { NeededMark } from "../form/field-mark.tsx";
import { FieldNotes } from "../form/field-notes.tsx";
import type { MetaField } from "#/features/edit/model/draft/types.ts";
import { chosenTime, dayWords, turned, wheelsOf } from "#/features/edit/model/wheel-times.ts";
import { Wheel } from "./wheel.tsx";

const WIDTHS = ["flex-3", "flex-1", "flex-1"] as const;
const PLACES = [0, 1, 2] as const;

interface TimeRowProps {
  field: MetaField;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Date and time on a phone: a row that opens its wheels, so that the rest stays in view. */
export function TimeRow({ field, open, onOpen }: TimeRowProps) {
  const { name, label } = field;
  const { shownFault, leave } = useEdit();
  const [text, set] = useText(name);
  const [start] = useText("start");
  const id = fieldId(name);
  const error = shownFault(name);
  const chosen = fromDubaiInput(text);
  const now = serverClock.now();
  return (
    <div>
      <div
        className={`rounded-md border ${error === undefined ? (open ? "border-blue" : "border-line-3") : "border-red"}`}
      >
        <button
          type="button"
          id={id}
          aria-expanded={open}
          aria-describedby={`${id}-error`}
          onClick={() => {
            // An empty row begins with a time that can be taken as it is.
            if (!open && chosen === null) set(chosenTime(text, now, name === "end" ? start : ""));
            if (open) leave(name, false);
            onOpen(!open);
          }}
          className="flex h-12 w-full items-center justify-between gap-3 px-3 text-long"
        >
          <span className="text-small font-strong">{label}</span>
          <span className={`ms-auto tabular-nums ${open ? "text-blue" : ""}`}>
            {chosen === null ? "" : `${dayWords(text.slice(0, 10))}, ${minute(chosen)}`}
          </span>
          <NeededMark field={field} />
          <ChevronDown aria-hidden size={18} strokeWidth={1.75} className={open ? "rotate-180" : ""} />
        </button>
        {open && (
          <div className="px-3 pb-3">
            <div className="relative flex gap-2">
              <span
                aria-hidden
                className="absolute inset-x-0 top-1/2 h-9 -translate-y-1/2 rounded-md bg-salt-2"
              />
              {wheelsOf(chosenTime(text, now), now).map((wheel, place) => (
                <Wheel
                  key={wheel.label}
                  {...wheel}
                  of={label}
                  className={WIDTHS[place] ?? ""}
                  onTurn={(entry) => set(turned(chosenTime(text, now), PLACES[place] ?? 0, entry, now))}
                />
              ))}
            </div>
            <div className="mt-2 flex items-center justify-between gap-3 border-t border-line pt-2">
              <span className="text-small text-text-2">Gulf time, GST</span>
              <Button
                variant="ghost-blue"
                size="sm"
                onClick={() => {
                  leave(name, false);
                  onOpen(false);
                }}
              >
                Done
              </Button>
            </div>
          </div>
        )}
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <FieldNotes field={field} />
    </div>
  );
}
