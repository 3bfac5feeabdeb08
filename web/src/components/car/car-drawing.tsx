import type { Schema } from "@marsa/api-spec/client-problem";
import { type SVGProps, useId } from "react";
import { cn } from "#/lib/cn.ts";
import { carShapes, WHEELS } from "./car-shapes.ts";
import { PLACES, type View } from "./drawing.ts";

type Finding = Pick<Schema<"Condition">["zones"][number], "zone" | "state" | "title">;

interface CarDrawingProps {
  /** The body, in the words of the dictionary. */
  body: string;
  /** Numbered from 1, as in the list beside it. */
  findings: readonly Finding[];
  className?: string;
  /** How each zone is pressed; without it the drawing is a picture. */
  zoneProps?: (zone: string, view: View) => SVGProps<SVGPathElement>;
}

const STROKE = "#5E6A78";

/** The drawing of a car with all findings marked on their zones. The list beside it has the same content in words. */
export function CarDrawing({ body, findings, className, zoneProps }: CarDrawingProps) {
  const hatch = useId();
  const shapes = carShapes(body);
  const stateOf = new Map(findings.map((finding) => [finding.zone, finding.state]));
  const fills = { repainted: `url(#${hatch})`, damage: "#FFD9BC" } as const;
  return (
    <svg
      viewBox="-2 -1 324 272"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not a file
      role={zoneProps ? "group" : "img"}
      aria-label={labelOf(findings)}
      // A translation would put elements of HTML into the drawing, which browsers do not draw.
      className={cn("notranslate w-full", className)}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="#EAF2FC" />
          <path d="M0 0V5" stroke="#1457B8" strokeWidth="1.6" />
        </pattern>
      </defs>
      {(Object.keys(PLACES) as View[]).map((view) => (
        <g key={view} transform={PLACES[view].transform} fill="#fff" stroke={STROKE} strokeWidth="1">
          {shapes.glass.map((pane) => pane.view === view && <path key={pane.d} d={pane.d} fill="#E4EAEF" />)}
          {shapes.zones.map(({ zone, view: at, d }) => {
            if (at !== view) return null;
            const state = stateOf.get(zone);
            const plain = zone === "windscreen" || zone === "rear_window" ? "#E4EAEF" : "#fff";
            return (
              <path
                key={zone + d}
                d={d}
                data-zone={zone}
                fill={state ? fills[state] : plain}
                {...(state ? { stroke: state === "repainted" ? "#1457B8" : "#AE4405" } : {})}
                {...zoneProps?.(zone, view)}
              />
            );
          })}
          {shapes.lines.map((line) => line.view === view && <path key={line.d} d={line.d} fill="none" />)}
          {view !== "top" && <Wheels />}
        </g>
      ))}
      <g fill="#5E6A78" className="text-[9px] sm:max-lg:text-[17px]">
        <text x="0" y="1" dominantBaseline="hanging">
          Right
        </text>
        <text x="0" y="268">
          Left
        </text>
      </g>
      {findings.map(({ zone, state }, place) => {
        const anchor = shapes.anchors.get(zone);
        return anchor && <Marker key={`${zone}${place}`} at={anchor} number={place + 1} state={state} />;
      })}
    </svg>
  );
}

function Wheels() {
  return [WHEELS.front, WHEELS.rear].map((x) => (
    <g key={x}>
      <circle cx={x} cy={WHEELS.y} r={WHEELS.r} />
      <circle cx={x} cy={WHEELS.y} r={WHEELS.r - 6} />
      <circle cx={x} cy={WHEELS.y} r="3" />
    </g>
  ));
}

interface MarkerProps {
  at: readonly [x: number, y: number];
  number: number;
  state: Finding["state"];
}

/** The number of a finding. Phones draw the car half as wide, and the number must still be readable. */
function Marker({ at: [x, y], number, state }: MarkerProps) {
  const repainted = state === "repainted";
  return (
    <g className="pointer-events-none origin-center [transform-box:fill-box] sm:max-lg:scale-170">
      <circle
        cx={x}
        cy={y}
        r="8.5"
        fill={repainted ? "#1457B8" : "#FF7F1F"}
        stroke="#fff"
        strokeWidth="1.5"
      />
      <text
        x={x}
        y={y + 3.6}
        textAnchor="middle"
        fontSize="10"
        fontWeight="700"
        fill={repainted ? "#fff" : "#1E1002"}
      >
        {number}
      </text>
    </g>
  );
}

function labelOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return "Drawing of the vehicle: no findings";
  return `Drawing of the vehicle with ${findings.length} marked: ${findings.map(({ title }) => title).join("; ")}`;
}
