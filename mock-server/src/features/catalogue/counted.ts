import { DAY_MS } from "../../domain/terms.ts";
import {
  condition,
  conjunction,
  type Condition,
  type ConditionField,
  type Reader,
  type Where,
} from "./condition.ts";
import { LONGEST_REVIEW_MS, sectionCondition, type Section } from "./sections.ts";

/** Lots to be counted, and how the count comes apart where a part of it stands: `past` ended by `until` (ms). */
export interface Counted extends Where {
  readonly parts?: { readonly past: Where; readonly rest: Where; readonly until: number };
}

/** Fields that say the same of a lot that ended long ago whoever asks at whatever time. */
const STEADY: ReadonlySet<ConditionField> = new Set<ConditionField>([
  "kind",
  "status",
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
 * The lots of a section that meet these conditions, to be counted by `field` if there is one. Among all that ever ended,
 * those that ended before the longest review of today are a part of their own: what was decided of them was decided.
 */
export function counted(
  section: Section,
  conditions: readonly Condition[],
  reader: Reader,
  field: ConditionField = "kind",
): Counted {
  const all = [sectionCondition(section), ...conditions];
  const whole = conjunction(all, reader);
  const isSteady = STEADY.has(field) && conditions.every((each) => STEADY.has(each.field));
  if (section !== "finished" || !isSteady) return whole;
  const until = Math.floor((reader.at - LONGEST_REVIEW_MS) / DAY_MS) * DAY_MS;
  const since = condition("section", "l.ends_at > @until", { until });
  return {
    ...whole,
    parts: {
      past: conjunction(all, { userId: null, at: until }),
      rest: conjunction([...all, since], reader),
      until,
    },
  };
}
