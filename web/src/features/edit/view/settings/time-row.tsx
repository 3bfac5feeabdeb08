import { minute } from "@marsa/api-spec/dates";
import { ChevronDown } from "lucide-react";
import { FieldError } from "#/components/form/field-error.tsx";
import { Button } from "#/components/ui/button.tsx";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { fieldId, useEdit, useText } from "#/features/edit/model/draft/edit-context.ts";
import { NeededMark } from "../form/parts.tsx";
import { FieldNotes } from "../form/field-notes.tsx";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";
import {
  chosenTime,
  dayWords,
  turned,
  wheelsOf,
  ENTRY_PX,
  entryAfterDrag,
  SENSITIVITY,
  type Wheel as WheelFacts,
} from "#/features/edit/model/wheel-times.ts";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

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

interface WheelProps extends WheelFacts {
  /** Of what: "Starts". */
  of: string;
  onTurn: (entry: number) => void;
  className?: string;
}

/** Entries above and below the middle. */
const AROUND = 2;
const KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 };

/** One wheel: dragged, pressed above or below the middle, or turned with the arrow keys. */
function Wheel({ label, entries, at, of, onTurn, className = "" }: WheelProps) {
  const begun = useRef<{ readonly y: number; readonly at: number } | null>(null);
  const [dragged, setDragged] = useState(0);
  const turn = (entry: number) => onTurn(Math.min(entries.length - 1, Math.max(0, entry)));

  function move(event: PointerEvent): void {
    if (!begun.current) return;
    const by = event.clientY - begun.current.y;
    const entry = entryAfterDrag(begun.current.at, by, entries.length);
    if (entry !== at) turn(entry);
    setDragged(by * SENSITIVITY - (begun.current.at - entry) * ENTRY_PX);
  }
  function end(): void {
    begun.current = null;
    setDragged(0);
  }
  function press(event: KeyboardEvent): void {
    const by = KEYS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? entries.length - 1 : by && at + by;
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot be dragged as a wheel
      role="spinbutton"
      tabIndex={0}
      aria-label={`${of}, ${label.toLowerCase()}`}
      aria-valuenow={at}
      aria-valuemin={0}
      aria-valuemax={entries.length - 1}
      aria-valuetext={entries[at]}
      onKeyDown={press}
      onPointerDown={(event) => {
        begun.current = { y: event.clientY, at };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={(event) => {
        const rect = event.currentTarget.getBoundingClientRect();
        const still = begun.current !== null && Math.abs(event.clientY - begun.current.y) < 4;
        if (still) turn(at + Math.floor((event.clientY - rect.top) / ENTRY_PX) - AROUND);
        end();
      }}
      onPointerCancel={end}
      className={`relative touch-none overflow-hidden rounded-md select-none ${className}`}
      style={{ height: ENTRY_PX * (2 * AROUND + 1) }}
    >
      <div aria-hidden style={{ transform: `translateY(${dragged}px)` }}>
        {Array.from({ length: 2 * AROUND + 1 }, (_, place) => at + place - AROUND).map((entry) => (
          <div
            key={entry}
            style={{ height: ENTRY_PX }}
            className={`grid place-content-center whitespace-nowrap tabular-nums ${
              entry === at ? "text-h2" : "text-long text-text-2"
            }`}
          >
            {entries[entry] ?? ""}
          </div>
        ))}
      </div>
    </div>
  );
}
