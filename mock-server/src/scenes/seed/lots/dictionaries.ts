/** The dictionaries of the scenes. */
import { COMMUNITIES } from "@marsa/api-spec/map/communities";
import { type DictEntry, type DictName, valueOfLabel } from "../../../tables/schema/dict-names.ts";
import { PAINTS, type PaintId } from "../../pictures/catalogue.ts";
import { DEVELOPERS } from "./developers.ts";
import { CITIES, EMIRATES } from "./places.ts";
import { VEHICLE_MODELS, type VehicleModel } from "./vehicle-models/catalogue.ts";
import { MARKET_MODELS } from "./vehicle-models/market.ts";
import { CLASSES, type VehicleClass } from "./vehicle-models/shapes.ts";

export const markValue = ({ mark }: Pick<VehicleModel, "mark">): string => valueOfLabel(mark);
export const modelValue = ({ mark, model }: Pick<VehicleModel, "mark" | "model">): string =>
  `${valueOfLabel(mark)}-${valueOfLabel(model)}`;

const byLabel = (a: DictEntry, b: DictEntry): number =>
  a.label.localeCompare(b.label, "en", { numeric: true });

const entries = (labels: Readonly<Record<string, string>>): DictEntry[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const BODY_LABELS: Readonly<Record<VehicleClass, string>> = {
  sedan: "Sedan",
  suv: "SUV",
  hatch: "Hatchback",
  coupe: "Coupe",
  pickup: "Pickup",
  van: "People mover",
};

/** Bodies that no lot of the demo has. */
const OTHER_BODIES = entries({
  convertible: "Convertible",
  wagon: "Estate",
  "cargo-van": "Van",
  truck: "Truck",
  bus: "Bus",
  motorcycle: "Motorcycle",
});

const COLOUR_LABELS: Readonly<Record<PaintId, string>> = {
  red: "Red",
  white: "White",
  black: "Black",
  silver: "Silver",
  grey: "Grey",
  blue: "Blue",
  navy: "Navy blue",
  green: "Dark green",
  sand: "Sand",
  bronze: "Bronze",
  orange: "Orange",
  pearl: "White pearl",
  burgundy: "Burgundy",
  teal: "Teal",
  yellow: "Yellow",
  champagne: "Champagne",
};

const CITIZENSHIPS = entries({
  ae: "United Arab Emirates",
  sa: "Saudi Arabia",
  om: "Oman",
  kw: "Kuwait",
  bh: "Bahrain",
  qa: "Qatar",
  eg: "Egypt",
  jo: "Jordan",
  lb: "Lebanon",
  sy: "Syria",
  iq: "Iraq",
  ma: "Morocco",
  tn: "Tunisia",
  sd: "Sudan",
  in: "India",
  pk: "Pakistan",
  bd: "Bangladesh",
  lk: "Sri Lanka",
  np: "Nepal",
  ph: "Philippines",
  id: "Indonesia",
  cn: "China",
  jp: "Japan",
  kr: "South Korea",
  ir: "Iran",
  tr: "Türkiye",
  gb: "United Kingdom",
  ie: "Ireland",
  fr: "France",
  de: "Germany",
  it: "Italy",
  es: "Spain",
  nl: "Netherlands",
  pl: "Poland",
  ro: "Romania",
  rs: "Serbia",
  ua: "Ukraine",
  ru: "Russia",
  kz: "Kazakhstan",
  uz: "Uzbekistan",
  us: "United States",
  ca: "Canada",
  au: "Australia",
  za: "South Africa",
  ng: "Nigeria",
  ke: "Kenya",
  et: "Ethiopia",
  gh: "Ghana",
  br: "Brazil",
});

/** Every make and model that a seller may choose. */
const MODELS: readonly Pick<VehicleModel, "mark" | "model">[] = [
  ...new Map([...MARKET_MODELS, ...VEHICLE_MODELS].map((of) => [modelValue(of), of])).values(),
];

/** The closed lists by name, each in display order. */
export const DICTIONARIES: Readonly<Record<DictName, readonly DictEntry[]>> = {
  marks: [
    ...new Map(MODELS.map((of) => [markValue(of), { value: markValue(of), label: of.mark }])).values(),
  ].toSorted(byLabel),
  models: MODELS.map((of) => ({
    value: modelValue(of),
    label: of.model,
    parent: markValue(of),
  })).toSorted(byLabel),
  gearboxes: entries({
    automatic: "Automatic",
    manual: "Manual",
    cvt: "CVT",
    "dual-clutch": "Dual-clutch",
    "single-speed": "Single-speed",
  }),
  engines: entries({ petrol: "Petrol", diesel: "Diesel", hybrid: "Hybrid", electric: "Electric" }),
  bodies: [...CLASSES.map((value) => ({ value, label: BODY_LABELS[value] })), ...OTHER_BODIES],
  drives: entries({
    fwd: "Front-wheel drive",
    rwd: "Rear-wheel drive",
    awd: "All-wheel drive",
    "4wd": "4WD",
  }),
  colours: PAINTS.map((value) => ({ value, label: COLOUR_LABELS[value] })),
  emirates: EMIRATES,
  cities: CITIES,
  communities: COMMUNITIES.map(({ value, name }) => ({ value, label: name, parent: "dubai" })),
  regions: entries({
    gcc: "GCC",
    us: "American",
    eu: "European",
    jp: "Japanese",
    kr: "Korean",
    cn: "Chinese",
    ca: "Canadian",
    other: "Other",
  }),
  citizenships: CITIZENSHIPS,
  property_types: entries({
    apartment: "Apartment",
    studio: "Studio",
    penthouse: "Penthouse",
    duplex: "Duplex",
    loft: "Loft",
    "hotel-apartment": "Hotel apartment",
  }),
  developers: DEVELOPERS,
  banks: entries({
    adcb: "Abu Dhabi Commercial Bank",
    adib: "Abu Dhabi Islamic Bank",
    ajman: "Ajman Bank",
    cbd: "Commercial Bank of Dubai",
    dib: "Dubai Islamic Bank",
    eib: "Emirates Islamic",
    enbd: "Emirates NBD",
    fab: "First Abu Dhabi Bank",
    mashreq: "Mashreq",
    nbf: "National Bank of Fujairah",
    rakbank: "RAKBANK",
    sib: "Sharjah Islamic Bank",
  }),
  decline_reasons: entries({
    "price-too-low": "The price is below what I expect",
    "sold-elsewhere": "The lot was sold elsewhere",
    "keeping-it": "I decided to keep it",
    "finance-not-cleared": "The finance could not be cleared in time",
    "documents-missing": "Documents are missing",
    other: "Another reason",
  }),
  lock_reasons: entries({
    "unpaid-lot": "A won lot was not paid",
    "documents-expired": "Documents have expired",
    "identity-unclear": "The identity needs to be checked again",
    complaint: "A complaint is being looked into",
    "own-request": "At the client's own request",
    other: "Another reason",
  }),
};

/**
 * Returns the label of a dictionary value.
 * @throws Error for an unknown value.
 */
export function labelOf(name: DictName, value: string): string {
  const entry = DICTIONARIES[name].find((known) => known.value === value);
  if (!entry) throw new Error(`${value} is not in dictionary ${name}`);
  return entry.label;
}
