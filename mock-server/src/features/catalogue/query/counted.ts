/** Splits counts of lots into a cacheable part and a live part. */
import { DAY_MS } from "../../../domain/lot/terms.ts";
import type { Ends } from "../../../store/store.ts";
import {
  condition,
  conjunction,
  type Condition,
  type ConditionField,
  type Params,
  type Reader,
  type Where,
} from "./condition.ts";
import {
  isBroad,
  isForSale,
  JUST_FINISHED_MS,
  LONGEST_REVIEW_MS,
  sectionCondition,
  type Section,
} from "./sections.ts";

/** The lots to count, and the split: lots that stay as they are for a while, and the rest. */
export interface Counted extends Where {
  /** The bound of the count; left out: none. One more than it stands for any greater number. */
  readonly most?: number;
  /** The section of which these are most lots, without a filter; left out: none. */
  readonly broad?: Section;
  readonly parts?: {
    readonly steady: readonly { readonly where: Counted; readonly ends: Ends }[];
    readonly rest: Where;
  };
}

const HOUR_MS = DAY_MS / 24;
export const PRICES: ReadonlySet<ConditionField> = new Set<ConditionField>(["price", "you_pay"]);
/** Lots with words are counted so far: a word may find half of all lots. */
const MOST_COUNTED = 1_000;

/** Fields whose value does not depend on reader or time, only on changes of the lot. */
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
  "community",
  "type",
  "bedrooms",
  "seats",
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

/** The price of an ended lot changes with its state alone, which drops the cached part. */
const STEADY_ONCE_ENDED: ReadonlySet<ConditionField> = new Set<ConditionField>([
  "status",
  "per_sqft",
  ...PRICES,
]);

/**
 * Returns the lots of a section under these conditions, counted by `field` if given. Lots that time does not change
 * are a part of their own.
 */
export function counted(
  section: Section,
  conditions: readonly Condition[],
  reader: Reader,
  field: ConditionField = "kind",
): Counted {
  const all = [sectionCondition(section), ...beside(section, conditions)];
  const hasWords = conditions.some((each) => each.field === "q");
  const broad = isBroad(section) && conditions.length === 0 ? { broad: section } : {};
  const whole = { ...conjunction(all, reader), ...broad, ...(hasWords && { most: MOST_COUNTED }) };
  const standing = standingOf(section, reader.at);
  const isSteady = (each: ConditionField) => STEADY.has(each) || standing?.alsoSteady?.has(each) === true;
  if (!standing || !isSteady(field) || !conditions.every((each) => isSteady(each.field))) return whole;
  // The ends come first: SQLite uses the first bound that it finds.
  return {
    ...whole,
    parts: {
      steady: standing.steady.map(({ ends, at, isMost }) => ({
        where: { ...conjunction([within(ends), ...all], { userId: null, at }), ...(isMost && broad) },
        ends,
      })),
      rest: conjunction([within(standing.moving), ...all], reader),
    },
  };
}

/**
 * Returns the conditions so that prices, which have an index of their own, do not keep SQLite from the index with all
 * other columns: their lots are listed first, or they are compared last, for the few lots that meet all others.
 */
function beside(section: Section, conditions: readonly Condition[]): readonly Condition[] {
  const { prices = [], others = [] } = Object.groupBy(conditions, ({ field }) =>
    PRICES.has(field) ? "prices" : "others",
  );
  if (prices.length === 0 || others.length === 0) return conditions;
  if (new Set(others.map(({ field }) => field)).size === 1) return [...others, listed(section, prices)];
  // The sign keeps SQLite from the index of prices.
  return [...others, ...prices.map((each) => ({ ...each, sql: `+(${each.sql})` }))];
}

/** Returns one condition that is met by the lots of a section that meet all of these. */
export function listed(section: Section, conditions: readonly Condition[]): Condition {
  const { sql } = conjunction([sectionCondition(section), ...conditions], { userId: null, at: 0 });
  const params = Object.assign({}, ...conditions.map((each) => each.params)) as Params;
  return condition("price", `+l.id IN (SELECT l.id FROM lot l WHERE ${sql})`, params);
}

/** Returns a count as in a reply: more lots than its bound are `capped`. */
export function boundedTotal(
  total: number,
  { most = Infinity }: Pick<Counted, "most">,
): { readonly total: number; readonly capped?: true } {
  return total > most ? { total: most, capped: true } : { total };
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

/** The lots of a section that stay as they are for a while, and those that the clock may move. */
interface TimeSplit {
  /** `at`: an instant of the stable period; any instant of the period gives the same answer. `isMost`: most lots are in it. */
  readonly steady: readonly { readonly ends: Ends; readonly at: number; readonly isMost: boolean }[];
  readonly moving: Ends;
  /** Fields that are also stable here, besides the generally stable ones. */
  readonly alsoSteady?: ReadonlySet<ConditionField>;
}

/**
 * Returns the split at an instant (ms). For an hour, ended lots stay ended, or for sale if they await a decision;
 * lots with a later end stay for sale. Lots that ended before any possible review are separate from those that may
 * still be decided.
 */
function standingOf(section: Section, now: number): TimeSplit | null {
  const at = Math.floor(now / HOUR_MS) * HOUR_MS;
  const over = at - JUST_FINISHED_MS;
  if (section === "finished") {
    const decided = Math.floor((now - LONGEST_REVIEW_MS) / DAY_MS) * DAY_MS;
    return {
      steady: [
        { ends: { after: -Infinity, until: decided }, at: decided, isMost: true },
        { ends: { after: decided, until: over }, at: over, isMost: false },
      ],
      moving: { after: over, until: Infinity },
      alsoSteady: STEADY_ONCE_ENDED,
    };
  }
  if (!isForSale(section)) return null;
  const later = at + 2 * HOUR_MS;
  return {
    steady: [
      { ends: { after: -Infinity, until: over }, at, isMost: false },
      { ends: { after: later, until: Infinity }, at, isMost: true },
    ],
    moving: { after: over, until: later },
  };
}
