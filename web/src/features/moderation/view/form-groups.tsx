import { isDate } from "@marsa/api-spec/rules-of-lot";
import type { ReactNode } from "react";
import { fieldId, useChecking } from "../model/checking.ts";
import { RemarkPlace } from "./remark-form.tsx";
import { type Field, valueText } from "../model/values.ts";
import { MessageSquareText } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { OddityBadge } from "./findings.tsx";

/** Facts that buyers decide by come first. */
const ORDER = ["photos", "auction", "vehicle", "apartment", "condition", "words", "place"];
/** The form speaks to the seller here. */
const LABELS: Readonly<Record<string, string>> = { words: "In the seller’s words" };
const LONG = new Set(["longtext", "photos", "documents", "zones"]);

/** The whole form, group by group; each field takes a remark. `above`: content above a group's fields. */
export function FormGroups({ above }: { above: Readonly<Record<string, ReactNode>> }) {
  const { groups, opened } = useChecking();
  // The seller's words for a value that no list has stand at the field itself.
  const words = new Set(groups.flatMap(({ fields }) => fields.map(({ other }) => other)));
  const asked = (name: string) => !words.has(name) && (opened.fields.lane !== true || !isDate(name));
  const inOrder = groups.toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
  return inOrder.map(({ name, label, fields }) => (
    <section key={name} aria-labelledby={`group-${name}`} className="pt-6">
      <h3 id={`group-${name}`} className="mb-1.5 text-h3">
        {LABELS[name] ?? label}
      </h3>
      {above[name]}
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {fields
          .filter(({ name: of }) => asked(of))
          .map((field) => (
            <Cell key={field.name} field={field} />
          ))}
      </div>
    </section>
  ));
}

/** Short fields share a row, long ones have their own; a remark opens below. */
function Cell({ field }: { field: Field }) {
  const { opened, lot } = useChecking();
  const text = valueText(field, opened.fields, lot);
  const quotes = opened.oddities.flatMap((each) => (each.field === field.name ? each.quotes : []));
  return (
    <>
      <div className={LONG.has(field.type) ? "col-span-full" : "min-w-0"}>
        <FieldButton field={field.name} label={field.label} className="h-full">
          {text === null ? (
            <span className="font-normal text-text-3">{field.required ? "Missing" : "Empty"}</span>
          ) : (
            <span className={field.type === "longtext" ? "font-normal whitespace-pre-line" : ""}>
              <Quoted text={text} quotes={quotes} />
            </span>
          )}
        </FieldButton>
      </div>
      <RemarkPlace field={field.name} />
    </>
  );
}

/** A text in which the odd words are marked. */
function Quoted({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return <>{partsOf(text, quotes)}</>;
}

function partsOf(text: string, quotes: readonly string[]): ReactNode[] {
  const places = quotes
    .map((quote) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }))
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => a.start - b.start);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of places) {
    if (start < from) continue;
    parts.push(
      text.slice(from, start),
      <mark key={start} className="border-b-2 border-orange-fill bg-orange-tint text-orange-deep">
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}

interface FieldButtonProps {
  field: string;
  label: string;
  /** The field's value. */
  children: ReactNode;
  className?: string;
}

/** One field as buyers read it, with its odd marks and its remark; a press writes one. */
function FieldButton({ field, label, children, className }: FieldButtonProps) {
  const { opened, remarks, editing, edit, mayWrite } = useChecking();
  const remark = remarks.find((each) => each.field === field);
  const odd = opened.oddities.flatMap((each, place) => (each.field === field ? [place + 1] : []));
  const content = (
    <>
      <span className="flex items-center gap-2 text-small text-text-2">
        <span className="min-w-0">{label}</span>
        {odd.map((number) => (
          <OddityBadge key={number} number={number} />
        ))}
        {mayWrite && (
          <MessageSquareText
            aria-hidden
            size={15}
            strokeWidth={1.75}
            className="ms-auto shrink-0 text-blue opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
          />
        )}
      </span>
      <span className="own-way block min-w-0 text-body font-strong break-words">{children}</span>
      {remark && (
        <span className="mt-1 flex items-start gap-1.5 text-small text-orange-deep">
          <MessageSquareText aria-hidden size={15} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          <span className="own-way min-w-0">{remark.text}</span>
        </span>
      )}
    </>
  );
  const box = cn(
    "group flex w-full flex-col rounded-sm border-b border-line px-1.5 py-2 text-start",
    (odd.length > 0 || remark) && "bg-orange-tint",
    className,
  );
  if (!mayWrite) return <div className={box}>{content}</div>;
  return (
    <button
      type="button"
      id={fieldId(field)}
      data-field={field}
      aria-expanded={editing === field}
      onClick={() => edit(editing === field ? undefined : field)}
      className={cn(box, "hover:bg-salt", editing === field && "bg-blue-tint hover:bg-blue-tint")}
    >
      {content}
    </button>
  );
}
