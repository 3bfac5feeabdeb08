import { CircleDashed } from "lucide-react";
import { useEdit, fieldId, useFieldValue, useText } from "#/features/edit/model/draft/edit-context.ts";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";
import { type ReactNode, useId } from "react";
import { useValueWords } from "#/features/edit/model/draft/value-words.ts";
import { firstContact } from "@marsa/api-spec/text/contact-words";
import { FieldError } from "#/components/form/field-error.tsx";
import { field as edge } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";

/** Beside the label of a required field that is still empty; missing is not wrong. */
export function NeededMark({ field }: { field: MetaField }) {
  const { state, shownFault } = useEdit();
  const { name, required } = field;
  if (!required || state.values[name] !== undefined || shownFault(name) !== undefined) return null;
  return (
    <span className="inline-flex items-center gap-1 text-micro text-orange">
      <CircleDashed aria-hidden size={14} strokeWidth={2} /> needed
    </span>
  );
}

/** The properties of a field's ordinary input. */
export function useInput(field: MetaField) {
  const { name, label } = field;
  const { shownFault, leave } = useEdit();
  return {
    id: fieldId(name),
    name,
    label,
    error: shownFault(name),
    extra: <NeededMark field={field} />,
    onBlur: ({ target }: { target: HTMLInputElement }) => leave(name, target.validity.badInput),
    autoComplete: "off",
  };
}

interface FixedValueProps {
  label: string;
  /** The label stands elsewhere on the screen. */
  hideLabel?: boolean;
  /** Nothing or an empty text: not given. */
  children: ReactNode;
}

/** A value that cannot be changed now, as text under its label. */
export function FixedValue({ label, hideLabel = false, children }: FixedValueProps) {
  return (
    <dl className="min-w-0">
      <dt className={hideLabel ? "sr-only" : "text-small text-text-2"}>{label}</dt>
      <dd className="own-way text-body font-medium [overflow-wrap:anywhere] whitespace-pre-wrap">
        {children === undefined || children === "" ? (
          <span className="font-normal text-text-2">Not given</span>
        ) : (
          children
        )}
      </dd>
    </dl>
  );
}

/** The same for a field of the form. */
export function FixedField({ field }: { field: MetaField }) {
  const [value] = useFieldValue(field.name);
  const words = useValueWords();
  // An empty box means no.
  const known = value ?? (field.type === "boolean" ? false : "");
  return <FixedValue label={field.label}>{known === "" ? undefined : words(field, known)}</FixedValue>;
}

interface FormSectionProps {
  title: string;
  words?: string | undefined;
  children: ReactNode;
}

/** Title and words at the start, the fields beside them. */
export function FormSection({ title, words, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-7 gap-y-4 border-b border-line py-6 last:border-b-0 xl:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {words !== undefined && <p className="mt-1 text-small text-pretty text-text-2">{words}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>
    </section>
  );
}

/** Three columns of fields. */
export const fieldGrid = "grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3";

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
