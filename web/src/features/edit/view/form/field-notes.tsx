import { Check, MessageSquareText, Smartphone } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { useEdit } from "#/features/edit/model/draft/edit-context.ts";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";
import { withYes } from "#/features/edit/model/draft/notes.ts";
import { OwnLotLink } from "#/components/lot/own-lot-link.tsx";
import { useValueWords } from "#/features/edit/model/draft/value-words.ts";

/** Below a field: the choice between two devices, what the server says of the value, and the remark of the staff. */
export function FieldNotes({ field }: { field: MetaField }) {
  return (
    <>
      <ConflictNote field={field} />
      <ValueNote field={field} />
      <RemarkNote field={field} />
    </>
  );
}

/** Both versions side by side; neither is lost until one is chosen. */
function ConflictNote({ field }: { field: MetaField }) {
  const { editing, state } = useEdit();
  const words = useValueWords();
  const conflict = state.conflicts.find(({ name }) => name === field.name);
  if (!conflict) return null;
  const mine = words(field, state.values[field.name]);
  const theirs = words(field, conflict.theirs);
  return (
    <fieldset
      aria-label={`${field.label}: two versions`}
      className="mt-1.5 min-w-0 rounded-md bg-blue-tint px-3 py-2.5 text-small text-blue-deep"
    >
      <p className="flex items-center gap-2 font-strong">
        <Smartphone aria-hidden size={16} strokeWidth={1.75} className="shrink-0" /> Changed on another device
        too
      </p>
      <dl className="mt-1.5 grid grid-cols-2 gap-2 [overflow-wrap:anywhere]">
        <div>
          <dt>Here</dt>
          <dd className="font-strong whitespace-pre-wrap">{mine}</dd>
        </div>
        <div>
          <dt>Other device</dt>
          <dd className="font-strong whitespace-pre-wrap">{theirs}</dd>
        </div>
      </dl>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button size="sm" className="px-1.5" onClick={() => editing.choose(field.name, "mine")}>
          Keep this
          <span className="sr-only">
            {" "}
            {field.label}, {mine}
          </span>
        </Button>
        <Button size="sm" className="px-1.5" onClick={() => editing.choose(field.name, "theirs")}>
          Use the other
          <span className="sr-only">
            {" "}
            {field.label}, {theirs}
          </span>
        </Button>
      </div>
    </fieldset>
  );
}

const LOOK = {
  problem: "bg-red-tint text-red-deep",
  question: "bg-orange-tint text-orange-deep",
  hint: "bg-blue-tint text-blue-deep",
} as const;

/** A question about the value that a yes ends, or another lot with the same VIN. */
function ValueNote({ field }: { field: MetaField }) {
  const { editing, state, notes, readOnly } = useEdit();
  const note = notes.find((each) => each.field === field.name);
  if (note === undefined || readOnly) return null;
  const { kind, message, lot } = note;
  const yes = () => editing.set("confirmed", withYes(state.values, state.draft.fields, field.name));
  return (
    <p data-slot="value-note" className={`mt-1.5 rounded-md px-3 py-2 text-small text-pretty ${LOOK[kind]}`}>
      {message}
      {lot && (
        <>
          {". "}
          <OwnLotLink lot={lot} />
        </>
      )}
      {kind === "question" && (
        <Button size="sm" className="mt-2 flex max-lg:h-11" onClick={yes}>
          Yes, it is right<span className="sr-only"> for {field.label}</span>
        </Button>
      )}
    </p>
  );
}

/** The staff's remark, orange; green with the old value once the value has changed. */
function RemarkNote({ field }: { field: MetaField }) {
  const { remarks } = useEdit();
  const words = useValueWords();
  const remark = remarks.atFields.get(field.name);
  if (remark === undefined) return null;
  const { text, changed, was } = remark;
  const Icon = changed ? Check : MessageSquareText;
  return (
    <p
      data-slot="remark"
      className={`mt-1 flex gap-2 rounded-md px-3 py-2 text-small ${
        changed ? "bg-green-tint text-green-deep" : "bg-orange-tint text-orange-deep"
      }`}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-px shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {text}
        {changed && <strong className="font-strong"> Changed from {words(field, was)}</strong>}
      </span>
    </p>
  );
}
