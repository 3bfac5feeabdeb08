import { firstContact } from "@marsa/api-spec/text/contact-words";
import { FieldError } from "#/components/form/field-error.tsx";
import { field as edge } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { fieldId, useEdit, useText } from "#/features/edit/model/draft/edit-context.ts";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";

const HINTS: Readonly<Record<string, string>> = {
  comment: "No phone numbers, no web addresses: staff send such a lot back.",
  notes: "Only you and the staff read this.",
};

/** Texts that buyers read. */
const PUBLIC: ReadonlySet<string> = new Set(["comment"]);

/** A text of several lines, with its length. */
export function LongText({ field }: { field: MetaField }) {
  const { name, label, max } = field;
  const { shownFault, leave } = useEdit();
  const [text, set] = useText(name);
  const id = fieldId(name);
  const error = shownFault(name);
  const found = PUBLIC.has(name) ? firstContact(text) : null;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <Label htmlFor={id}>{label}</Label>
        {max !== undefined && (
          <span className="text-micro text-text-3 tabular-nums">
            {count(text.length)} of {count(max)}
          </span>
        )}
      </div>
      <textarea
        id={id}
        name={name}
        rows={5}
        value={text}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        onChange={({ target }) => set(target.value)}
        onBlur={() => leave(name, false)}
        className={cn(edge, "mt-1.5 w-full resize-y px-3 py-2.5 text-long max-md:text-[1rem]")}
      />
      <FieldError id={`${id}-error`} text={error} />
      <p
        id={`${id}-hint`}
        className={`mt-1 text-small [overflow-wrap:anywhere] ${found === null ? "text-text-2" : "text-orange-deep"}`}
      >
        {found === null ? HINTS[name] : `Remove “${found}”: staff send back lots with contact data.`}
      </p>
    </div>
  );
}
