/** The state that all parts of the editor read. */
import { createContext, use } from "react";
import type { Faults } from "./faults.ts";
import type { Note, Remarks } from "./notes.ts";
import type { Value } from "./values.ts";
import type { EditState } from "./edit-state.ts";
import type { Editing } from "./autosave.ts";
import type { Meta, MetaField, Term } from "./queries.ts";

export interface EditFacts {
  readonly editing: Editing;
  readonly state: EditState;
  readonly meta: Meta;
  /** Everything that is wrong or missing. */
  readonly faults: Faults;
  /** Returns the error shown at a field. Missing values show once Publish was pressed. */
  readonly shownFault: (name: string) => string | undefined;
  /** Marks a field as left, so that its fault may be shown. */
  readonly leave: (name: string, unread: boolean) => void;
  readonly readOnly: boolean;
  /** Choices of a dictionary; those of the parent's value alone. */
  readonly choicesOf: (field: MetaField) => readonly Term[];
  /** Every choice of its dictionary. */
  readonly allChoicesOf: (field: MetaField) => readonly Term[];
  /** What the server says of the present values. */
  readonly notes: readonly Note[];
  /** Remarks of the staff by field. */
  readonly remarks: Remarks;
}

export const EditContext = createContext<EditFacts | null>(null);

/** The editor around this component. */
export function useEdit(): EditFacts {
  const facts = use(EditContext);
  if (!facts) throw new Error("Stands outside the editor.");
  return facts;
}

/** One field of the form: its value, and how to change it. */
export function useFieldValue(
  name: string,
): readonly [Value | undefined, (value: Value | undefined) => void] {
  const { editing, state } = useEdit();
  return [state.values[name], (value) => editing.set(name, value)];
}

/** The same for a text. */
export function useText(name: string): readonly [string, (text: string) => void] {
  const [value, set] = useFieldValue(name);
  return [typeof value === "string" ? value : "", set];
}

/** The id of a field's element, to which the checklist leads. */
export const fieldId = (name: string): string => `lot-${name.replaceAll(".", "-")}`;
