import { DAY_MS } from "../../domain/terms.ts";
import type { Ends } from "../../store/store.ts";
import {
  condition,
  conjunction,
  type Condition,
  type ConditionField,
  type Reader,
  type Where,
} from "./condition.ts";
import {
  isForSale,
  JUST_FINISHED_MS,
  LONGEST_REVIEW_MS,
  sectionCondition,
  type Section,
} from "./sections.ts";

/** Lots to be counted, and how the count comes apart: by lots that stay what they are for a while, and the rest. */
export interface Counted extends Where {
  readonly parts?: {
    readonly steady: readonly { readonly where: Where; readonly ends: Ends }[];
    readonly rest: Where;
  };
}

const HOUR_MS = DAY_MS / 24;

/** Fields that say the same of a lot whoever asks, at whatever time, as long as the lot itself is not changed. */
const STEADY: ReadonlySet<ConditionField> = new Set<ConditionField>([
  "kind",
  "mark",
  "model",
  "body",
  "gearbox",
  "engine",
  "drive",
  "colour",
  "emirate",
  "city",
  "type",
  "bedrooms",
  "developer",
  "vat",
  "light",
  "furnished",
  "new_construction",
  "lane",
  "year",
  "mileage",
  "area",
  "ends",
]);

/**
 * The lots of a section that meet these conditions, to be counted by `field` if there is one. Where time moves few of them
 * alone, these are a part of their own.
 */
export function counted(
  section: Section,
  conditions: readonly Condition[],
  reader: Reader,
  field: ConditionField = "kind",
): Counted {
  const all = [sectionCondition(section), ...conditions];
  const whole = conjunction(all, reader);
  const standing = standingOf(section, reader.at);
  const isSteady = (each: ConditionField) => STEADY.has(each) || standing?.alsoSteady === each;
  if (!standing || !isSteady(field) || !conditions.every((each) => isSteady(each.field))) return whole;
  // The ends come first: SQLite goes along the first bound that it finds.
  return {
    ...whole,
    parts: {
      steady: standing.steady.map(({ ends, at }) => ({
        where: conjunction([within(ends), ...all], { userId: null, at }),
        ends,
      })),
      rest: conjunction([within(standing.moving), ...all], reader),
    },
  };
}

function within({ after, until }: Ends): Condition {
  const isBounded = { after: Number.isFinite(after), until: Number.isFinite(until) };
  const bounds = [
    ...(isBounded.after ? ["l.ends_at > @after"] : []),
    ...(isBounded.until ? ["l.ends_at <= @until"] : []),
  ];
  return condition("section", bounds.join(" AND "), {
    ...(isBounded.after && { after }),
    ...(isBounded.until && { until }),
  });
}

/** Which lots of a section stay what they are for a while, and which may be moved by the clock. */
interface Standing {
  /** `at`: the instant to ask for them at; any of the while says the same. */
  readonly steady: readonly { readonly ends: Ends; readonly at: number }[];
  readonly moving: Ends;
  /** A field that is steady here, beside those that are everywhere. */
  readonly alsoSteady?: ConditionField;
}

/**
 * In: an instant (ms). For an hour, what ended before stays over, and is for sale if it awaits a decision; what ends later
 * stays for sale. What ended before any review of today is apart from what may still be decided, which changes sooner.
 */
function standingOf(section: Section, now: number): Standing | null {
  const at = Math.floor(now / HOUR_MS) * HOUR_MS;
  const over = at - JUST_FINISHED_MS;
  if (section === "finished") {
    const decided = Math.floor((now - LONGEST_REVIEW_MS) / DAY_MS) * DAY_MS;
    return {
      steady: [
        { ends: { after: -Infinity, until: decided }, at: decided },
        { ends: { after: decided, until: over }, at: over },
      ],
      moving: { after: over, until: Infinity },
      alsoSteady: "status",
    };
  }
  if (!isForSale(section)) return null;
  const later = at + 2 * HOUR_MS;
  return {
    steady: [
      { ends: { after: -Infinity, until: over }, at },
      { ends: { after: later, until: Infinity }, at },
    ],
    moving: { after: over, until: later },
  };
}
