import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { CarDrawing } from "#/components/car/car-drawing.tsx";
import { carShapes } from "#/components/car/car-shapes.ts";
import type { View } from "#/components/car/drawing.ts";
import { type Choice, type Finding, zoneAt } from "#/features/edit/model/condition.ts";

interface ZonePickerProps {
  body: string;
  findings: readonly Finding[];
  zones: readonly Choice[];
  /** The zone that is open beside the drawing. */
  chosen: string | undefined;
  onPick: (zone: string) => void;
}

/** The car unfolded, to press. One stop of the Tab key; the arrow keys move over it, Enter opens a zone. */
export function ZonePicker({ body, findings, zones, chosen, onPick }: ZonePickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { anchors, zones: shapes } = useMemo(() => carShapes(body), [body]);
  const [last, setCurrent] = useState("bonnet");
  const current = anchors.has(last) ? last : shapes[0]?.zone;
  const labels = new Map(zones.map(({ value, label }) => [value, label]));
  /** A zone drawn in two views is one button. */
  const viewOf = (zone: string) => shapes.find((shape) => shape.zone === zone)?.view;

  function onKeyDown(event: KeyboardEvent, zone: string) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return onPick(zone);
    }
    const next = zoneAt(anchors, zone, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    box.current?.querySelector<SVGElement>(`[data-zone="${next}"][role]`)?.focus();
  }

  return (
    <div ref={box} className="rounded-md bg-salt p-3">
      <CarDrawing
        body={body}
        findings={findings}
        zoneProps={(zone, view: View) => ({
          className:
            "cursor-pointer outline-none hover:fill-blue-tint focus-visible:stroke-blue focus-visible:[stroke-width:3]",
          ...(zone === chosen && { stroke: "#1457B8", strokeWidth: 3 }),
          onClick: () => onPick(zone),
          ...(view === viewOf(zone) && {
            role: "button",
            tabIndex: zone === current ? 0 : -1,
            "aria-label": `${labels.get(zone) ?? zone}${wordsAt(findings, zone)}`,
            "aria-pressed": zone === chosen,
            onFocus: () => setCurrent(zone),
            onKeyDown: (event: KeyboardEvent) => onKeyDown(event, zone),
          }),
        })}
      />
    </div>
  );
}

function wordsAt(findings: readonly Finding[], zone: string): string {
  const here = findings.filter((finding) => finding.zone === zone);
  return here.length === 0 ? "" : `: ${here.map(({ title }) => title).join("; ")}`;
}
