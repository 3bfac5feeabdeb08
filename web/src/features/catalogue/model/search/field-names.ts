/** The fields of a list's filter and their values in the address. */

const NO_LIST = null;

/** The values of each field, in the order of their chips; null: the values of the server's dictionary. */
export const KNOWN_VALUES = {
  status: ["open", "lane", "upcoming", "finished"],
  mine: ["leading", "outbid", "awaiting", "noted"],
  mark: NO_LIST,
  model: NO_LIST,
  body: NO_LIST,
  colour: NO_LIST,
  engine: NO_LIST,
  gearbox: NO_LIST,
  drive: NO_LIST,
  developer: NO_LIST,
  emirate: NO_LIST,
  type: NO_LIST,
  seats: Array.from({ length: 60 }, (_, n) => String(n + 1)),
  bedrooms: ["0", "1", "2", "3", "4", "5", "6", "7", "8"],
  city: NO_LIST,
  community: NO_LIST,
  light: ["green", "red", "none"],
  ends: ["today", "tomorrow", "week"],
  with: ["buynow", "furnished", "new_construction"],
} as const;

export type ChoiceField = keyof typeof KNOWN_VALUES;
export const CHOICE_FIELDS = Object.keys(KNOWN_VALUES) as ChoiceField[];

/** The fields with a minimum and a maximum. */
export const RANGE_FIELDS = ["price", "year", "mileage", "area", "per_sqft"] as const;
export type RangeField = (typeof RANGE_FIELDS)[number];

export type Field = ChoiceField | RangeField;
