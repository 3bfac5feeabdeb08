import { memo, useState } from "react";
import type { Schema } from "@marsa/api-spec/client-problem";
import { Check, TriangleAlert, X } from "lucide-react";
import { CarDrawing } from "#/components/car/car-drawing.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { cn } from "#/lib/cn.ts";
import { LazyLightbox } from "./photos/lazy-lightbox.tsx";
import { NotSeen } from "./reports/not-seen.tsx";
import { findingsOf } from "../model/slides.ts";

type Condition = Schema<"LotCondition">;

const GRADES = ["Poor", "Fair", "Average", "Good", "Like new"];

/** The yard's report: drawing and findings, grade, tyres, technical checks. */
export const ConditionReport = memo(function ConditionReport({
  condition,
  body,
  pictures,
}: {
  condition: Condition;
  body: string;
  /** The photos of the lot, among them those of the findings. */
  pictures: readonly Schema<"Picture">[];
}) {
  const { zones, tyres, checks, grade } = condition;
  return (
    <>
      <div className="grid grid-cols-1 gap-y-5 sm:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] sm:grid-rows-[auto_1fr] sm:gap-x-5 sm:gap-y-3 lg:grid-cols-1 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-x-9">
        <CarDrawing
          body={body}
          findings={zones}
          className="max-w-[22rem] max-sm:mx-auto max-sm:w-full xl:row-span-2"
        />
        <div className="max-sm:order-last sm:max-lg:row-span-2">
          <Findings condition={condition} pictures={pictures} />
        </div>
        {/* Below the list on wide screens, below the drawing on narrow ones, where the list is long. */}
        <div className="xl:col-start-2">
          <Legend />
          {grade !== null && <Grade grade={grade} />}
        </div>
      </div>
      <div className="mt-7 grid grid-cols-1 gap-x-9 gap-y-7 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Tyres tyres={tyres} />
        <div className="grid grid-cols-1 content-start gap-y-7">
          <Checks checks={checks} />
          <NotSeen condition={condition} />
        </div>
      </div>
    </>
  );
});

/** The findings, each with its photo among those of the lot; a number is the one on the drawing. */
function Findings({ condition, pictures }: { condition: Condition; pictures: readonly Schema<"Picture">[] }) {
  const { zones } = condition;
  const [open, setOpen] = useState<number | null>(null);
  const placeOf = (photo: Schema<"Picture">) => pictures.findIndex(({ large }) => large === photo.large);
  if (zones.length === 0)
    return <p className="border-b border-line pb-3 text-body">No paint work, no damage found.</p>;
  return (
    <>
      <ol>
        {zones.map(({ zone, state, title, note, photo }, place) => (
          <li key={zone + title} className="flex gap-3 border-b border-line py-3 first:pt-0 max-lg:gap-2.5">
            <span
              aria-hidden
              className={cn(
                "grid size-5.5 shrink-0 place-content-center rounded-full text-micro font-heavy",
                state === "repainted" ? "bg-blue text-white" : "bg-orange-fill text-on-orange",
              )}
            >
              {place + 1}
            </span>
            <div className="min-w-0">
              <div className="text-body font-strong max-lg:font-normal">{title}</div>
              <div className="text-small text-text-2 max-lg:text-micro">{note}</div>
            </div>
            {photo && (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`Photo: ${title}`}
                className="touch relative ms-auto shrink-0 cursor-zoom-in self-start rounded-sm"
                onClick={() => setOpen(placeOf(photo))}
              >
                <LotPhoto picture={photo} sizes="96px" className="aspect-[48/34] w-12 rounded-sm lg:w-24" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <LazyLightbox
        pictures={pictures}
        title="the findings"
        findings={findingsOf(condition)}
        open={open}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

function Legend() {
  const box = "size-3.5 border";
  return (
    <ul
      aria-label="Colours of the drawing"
      className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-text-2"
    >
      <li className="flex items-center gap-1.5">
        <span aria-hidden className={cn(box, "border-text-3 bg-white")} /> Original
      </li>
      <li className="flex items-center gap-1.5">
        <span
          aria-hidden
          className={cn(
            box,
            "border-blue bg-[repeating-linear-gradient(135deg,var(--color-blue-tint)_0_2px,var(--color-blue)_2px_3px)]",
          )}
        />{" "}
        Repainted
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className={cn(box, "border-orange bg-[#ffd9bc]")} /> Damage
      </li>
    </ul>
  );
}

function Grade({ grade }: { grade: number }) {
  return (
    <div className="mt-4 flex items-center gap-3 text-body">
      <span className="text-text-2">Condition</span>
      <strong className="font-strong whitespace-nowrap tabular-nums">
        {grade} of 5<span className="max-lg:sr-only">, {GRADES[grade - 1]?.toLowerCase()}</span>
      </strong>
      <span aria-hidden className="flex gap-1 max-lg:hidden">
        {GRADES.map((word, place) => (
          <span key={word} className={cn("h-1.5 w-6", place < grade ? "bg-ink" : "bg-line")} />
        ))}
      </span>
    </div>
  );
}

const POSITIONS = {
  front_left: "Front left",
  front_right: "Front right",
  rear_left: "Rear left",
  rear_right: "Rear right",
  spare: "Spare",
  front: "Front",
  rear: "Rear",
} as const;

function Tyres({ tyres }: Pick<Condition, "tyres">) {
  if (tyres.length === 0) return null;
  return (
    <div>
      <h3 className="text-h3">Tyres, tread depth</h3>
      <dl className="mt-1.5">
        {tyres.map(({ position, tread_mm: tread, year }) => (
          <div key={position} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-text-2">
              {POSITIONS[position]}
              {year !== null && `, ${year}`}
            </dt>
            <dd className="font-strong tabular-nums">
              {tread === null ? "Not measured" : `${tread.toFixed(1)} mm`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const RESULTS = {
  good: { icon: Check, tone: "text-green", word: "No findings" },
  attention: { icon: TriangleAlert, tone: "text-orange", word: "Needs attention" },
  bad: { icon: X, tone: "text-red", word: "Faulty" },
} as const;

function Checks({ checks: all }: Pick<Condition, "checks">) {
  const checks = all.flatMap((check) =>
    check.result === "unseen" ? [] : { ...check, result: check.result },
  );
  if (checks.length === 0) return null;
  return (
    <div>
      <h3 className="text-h3">Technical checks</h3>
      <dl className="mt-1.5">
        {checks.map(({ name, result, note }) => {
          const { icon: Icon, tone, word } = RESULTS[result];
          return (
            <div
              key={name}
              className="grid grid-cols-[1.25rem_8.5rem_minmax(0,1fr)] items-baseline gap-x-2 border-b border-line py-2"
            >
              <Icon aria-hidden size={16} strokeWidth={2} className={cn("translate-y-0.5", tone)} />
              <dt>{name}</dt>
              <dd className={result === "good" ? "text-text-2" : "font-strong"}>{note ?? word}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
