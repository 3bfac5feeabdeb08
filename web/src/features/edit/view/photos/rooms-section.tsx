import { type Room, sqftLeft } from "@marsa/api-spec/rooms";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { SelectField } from "#/components/form/select-field.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { Message } from "#/components/message/message.tsx";
import { RoomPlan } from "#/components/room-plan/room-plan.tsx";
import { Button } from "#/components/ui/button.tsx";
import { measured } from "#/lib/format/counts.ts";
import { fieldId, useEdit, useFieldValue } from "#/features/edit/model/draft/edit-context.ts";
import { FieldNotes } from "../form/field-notes.tsx";
import { fieldsOf } from "#/features/edit/model/draft/values.ts";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";
import { KINDS, nameFor, roomFault, roomsOf, type RoomText, textsOf } from "#/features/edit/model/rooms.ts";

/** The rooms of an apartment with their measures, and the plan that is drawn from them. */
export function RoomsSection({ field }: { field: MetaField }) {
  const title = useId();
  const { readOnly, state, meta, shownFault } = useEdit();
  const [value, set] = useFieldValue(field.name);
  const rooms = Array.isArray(value) ? (value as Room[]) : [];
  const [texts, setTexts] = useState(() => textsOf(rooms));
  const { area } = fieldsOf(state.values, meta);
  const fault = shownFault(field.name);

  function change(next: readonly RoomText[]) {
    setTexts([...next]);
    const whole = roomsOf(next);
    set(whole.length === 0 ? undefined : whole);
  }

  return (
    <section
      id={fieldId(field.name)}
      aria-labelledby={title}
      tabIndex={-1}
      className="mt-8 min-w-0 focus:outline-none"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line-2 pb-3">
        <h2 id={title} className="text-h2">
          {field.label} <span className="font-normal text-text-2 tabular-nums">{rooms.length}</span>
        </h2>
        {!readOnly && texts.length < (field.max ?? Infinity) && (
          <Button
            onClick={() =>
              change([...texts, { name: nameFor("bedroom", texts), kind: "bedroom", width: "", length: "" }])
            }
          >
            <Plus aria-hidden size={18} strokeWidth={1.75} /> Add room
          </Button>
        )}
      </div>
      <FieldNotes field={field} />
      <p className="mt-2 text-small text-text-2">
        Optional. The floor plan on the lot’s page is drawn from these measures, inside the walls.
      </p>
      {!readOnly && (
        <ul aria-label="Rooms">
          {texts.map((text, at) => (
            <RoomRow
              // oxlint-disable-next-line react/no-array-index-key -- a room has no other mark while it is typed
              key={at}
              text={text}
              onChange={(next) => change(texts.toSpliced(at, 1, next))}
              onRemove={() => change(texts.toSpliced(at, 1))}
              nameOf={(kind) => nameFor(kind, texts.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      {fault !== undefined && <Message tone="error" className="mt-3" title={fault} />}
      {rooms.length > 0 && (
        <div className="mt-4 max-w-160">
          <RoomPlan rooms={rooms} />
          {area !== undefined && fault === undefined && (
            <p className="mt-2 text-small text-text-2">
              Walls and corridor: {measured(sqftLeft(area, rooms), "sqft")} of {measured(area, "sqft")}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

interface RoomRowProps {
  text: RoomText;
  onChange: (text: RoomText) => void;
  onRemove: () => void;
  nameOf: (kind: Room["kind"]) => string;
}

function RoomRow({ text, onChange, onRemove, nameOf }: RoomRowProps) {
  const fault = roomFault(text);
  return (
    <li className="border-b border-line py-3">
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_6rem_6rem_auto]">
        <SelectField
          label="Kind"
          nothing="Choose"
          value={text.kind}
          options={KINDS}
          onChange={({ target }) => {
            const kind = target.value as Room["kind"];
            if (kind !== ("" as string)) onChange({ ...text, kind, name: nameOf(kind) });
          }}
        />
        <TextField
          label="Name"
          maxLength={40}
          value={text.name}
          onChange={({ target }) => onChange({ ...text, name: target.value })}
        />
        <TextField
          label="Width, m"
          inputMode="decimal"
          value={text.width}
          onChange={({ target }) => onChange({ ...text, width: target.value.trim() })}
        />
        <TextField
          label="Length, m"
          inputMode="decimal"
          value={text.length}
          onChange={({ target }) => onChange({ ...text, length: target.value.trim() })}
        />
        <button
          type="button"
          aria-label={`Remove ${text.name || "the room"}`}
          onClick={onRemove}
          className="grid size-11 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text max-sm:col-span-2 max-sm:-mt-2 max-sm:justify-self-end"
        >
          <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        </button>
      </div>
      <p aria-live="polite" className="mt-1 text-small text-orange empty:hidden">
        {fault}
      </p>
    </li>
  );
}
