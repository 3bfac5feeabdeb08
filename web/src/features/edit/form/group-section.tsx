import { useId } from "react";
import type { Group, MetaField } from "../types.ts";
import { MetaFieldView } from "./meta-field.tsx";

const WORDS: Readonly<Record<string, string>> = {
  vehicle: "The VIN fills in the year for you.",
  apartment: "As the RERA certificate has it.",
  place: "Buyers see the place where the lot stands, not your address.",
};

/** Types that have a control of their own elsewhere. */
const ELSEWHERE: ReadonlySet<MetaField["type"]> = new Set([
  "zones",
  "tyres",
  "checks",
  "photos",
  "documents",
]);
/** Fields that take two columns of three. */
const WIDE: ReadonlySet<string> = new Set(["comment", "vin", "name"]);

/** Title and words at the start, the fields beside them in three columns. */
export function GroupSection({ group, children }: { group: Group; children?: React.ReactNode }) {
  const id = useId();
  const fields = ordered(group.fields.filter(({ type }) => !ELSEWHERE.has(type)));
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-7 gap-y-4 border-b border-line py-6 last:border-b-0 xl:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {group.label}
        </h2>
        {WORDS[group.name] !== undefined && (
          <p className="mt-1 text-small text-pretty text-text-2">{WORDS[group.name]}</p>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map((field) => (
            <MetaFieldView
              key={field.name}
              field={field}
              className={WIDE.has(field.name) ? "min-w-0 sm:col-span-2" : "min-w-0"}
            />
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}

/** The VIN comes first, and the plate beside it: the rest follows from them. */
function ordered(fields: readonly MetaField[]): readonly MetaField[] {
  const first = ["vin", "plate"];
  const lead = first.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return [...lead, ...fields.filter(({ name }) => !first.includes(name))];
}
