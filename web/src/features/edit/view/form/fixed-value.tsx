import type { ReactNode } from "react";
import { useFieldValue } from "#/features/edit/model/draft/edit-context.ts";
import type { MetaField } from "#/features/edit/model/draft/types.ts";
import { useValueWords } from "#/features/edit/model/draft/value-words.ts";

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
