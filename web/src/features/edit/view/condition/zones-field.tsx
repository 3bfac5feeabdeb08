import { Pencil } from "lucide-react";
import { useId, useRef, useState } from "react";
import { CarDrawing } from "#/components/car/car-drawing.tsx";
import { carShapes } from "#/components/car/car-shapes.ts";
import { SelectField } from "#/components/form/select-field.tsx";
import { cn } from "#/lib/cn.ts";
import { FindingCard } from "./finding-card.tsx";
import type { Choice, Finding } from "#/features/edit/model/condition.ts";
import { ZonePicker } from "./zone-picker.tsx";

interface ZonesFieldProps {
  /** Body as the dictionary names it. */
  body: string;
  /** Every zone of the drawing with its words. */
  zones: readonly Choice[];
  value: readonly Finding[];
  onChange: (findings: Finding[]) => void;
  readOnly: boolean;
}

/** The open finding: its zone, and its place in the list, null until its kind is chosen. */
interface Open {
  readonly zone: string;
  readonly place: number | null;
}

/** Damage and paint: the drawing, the list beside it, and a choice that needs no drawing. */
export function ZonesField({ body, zones, value, onChange, readOnly }: ZonesFieldProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const drawn = new Set(carShapes(body).zones.map(({ zone }) => zone));
  const ofBody = zones.filter(({ value: zone }) => drawn.has(zone));
  /** A finding whose kind is not chosen yet keeps its place when it is. */
  const rows = open?.place === null ? [...value, null] : value;
  const openZone = open && ofBody.find((zone) => zone.value === open.zone);

  function pick(zone: string) {
    const place = value.findIndex((finding) => finding.zone === zone);
    setOpen({ zone, place: place < 0 ? null : place });
  }

  function change(finding: Finding) {
    if (!open) return;
    const place = open.place ?? value.length;
    onChange(value.toSpliced(place, 1, finding));
    setOpen({ ...open, place });
  }

  function close() {
    setOpen(null);
    list.current?.focus();
  }

  const card = openZone && (
    <FindingCard
      key={open.zone}
      zone={openZone}
      finding={open.place === null ? undefined : value[open.place]}
      onChange={change}
      onRemove={() => {
        if (open.place !== null) onChange(value.toSpliced(open.place, 1));
        close();
      }}
      onDone={close}
    />
  );

  return (
    <div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
      <div>
        {readOnly ? (
          <div className="rounded-md bg-salt p-3">
            <CarDrawing body={body} findings={value} />
          </div>
        ) : (
          <ZonePicker body={body} findings={value} zones={ofBody} chosen={open?.zone} onPick={pick} />
        )}
        <p className="mt-2 text-small text-text-2">Blue: repainted or replaced. Orange: damage.</p>
      </div>
      <div className="grid gap-3">
        <ol ref={list} tabIndex={-1} aria-label="Findings" className="focus:outline-none">
          {value.length === 0 && !open && (
            <li className="list-none border-b border-line pb-3 text-body text-text-2">
              No paint work, no damage named.
            </li>
          )}
          {rows.map((finding, place) =>
            finding === null || open?.place === place ? (
              <li key={`${id}-${place}`} className="py-2">
                {card}
              </li>
            ) : (
              <Row
                key={`${id}-${place}`}
                finding={finding}
                number={place + 1}
                {...(!readOnly && { onEdit: () => setOpen({ zone: finding.zone, place }) })}
              />
            ),
          )}
        </ol>
        {!readOnly && (
          <SelectField
            label="Add a finding from a list"
            nothing="Choose a part"
            value=""
            options={[...ofBody]}
            onChange={({ target }) => target.value !== "" && setOpen({ zone: target.value, place: null })}
          />
        )}
      </div>
    </div>
  );
}

function Row({ finding, number, onEdit }: { finding: Finding; number: number; onEdit?: () => void }) {
  const { title, note, state } = finding;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <span
        aria-hidden
        className={cn(
          "grid size-5.5 shrink-0 place-content-center rounded-full text-micro font-heavy",
          state === "repainted" ? "bg-blue text-white" : "bg-orange-fill text-on-orange",
        )}
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <div className="text-body font-strong">{title}</div>
        <div className="text-small text-text-2">{note}</div>
      </div>
      {onEdit && (
        <button
          type="button"
          aria-label={`Change: ${title}`}
          onClick={onEdit}
          className="grid size-11 shrink-0 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text"
        >
          <Pencil aria-hidden size={16} strokeWidth={1.75} />
        </button>
      )}
    </li>
  );
}
