import { isDate } from "@marsa/api-spec/rules-of-lot";
import type { ReactNode } from "react";
import { useChecking } from "../model/checking.ts";
import { FieldButton } from "./field-button.tsx";
import { RemarkPlace } from "./remark-form.tsx";
import { type Field, valueText } from "../model/values.ts";

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
