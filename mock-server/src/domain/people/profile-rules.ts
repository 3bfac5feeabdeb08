/** Checks a profile's form. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { plainName } from "@marsa/api-spec/text/names";
import { fieldRules, fieldWord, type FieldError } from "@marsa/api-spec/rules";
import type { ProfileFields } from "./profile.ts";
import { DAY_MS } from "../lot/terms.ts";

export type LegalForm = "individual" | "company";

/** A filled-in form; days are YYYY-MM-DD in Asia/Dubai. */
export interface FilledIn extends ProfileFields {
  readonly form: LegalForm;
  readonly citizenship?: string;
}

type Field = keyof ProfileFields | "citizenship";

const PERSON = [
  "citizenship",
  "birth_date",
  "passport_number",
  "passport_expires",
  "passport_photo",
] as const;
/** All of these or none; citizens need them. */
const EMIRATES_ID = ["emirates_id", "emirates_id_issued", "emirates_id_expires", "id_photo"] as const;
const COMPANY = ["company_name", "address", "licence_number", "licence_files", "ceo_name"] as const;
const CITIZEN = "ae";
const ADULT_YEARS = 18;
/** How long before its last day a paper is announced. */
export const EXPIRY_NOTICE_DAYS = 30;
const EMIRATES_ID_FORM = /^784-?\d{4}-?\d{7}-?\d$/;

const FIELD_LABELS: Partial<Record<Field, string>> = {
  birth_date: "Date of birth",
  emirates_id: "Emirates ID number",
  emirates_id_issued: "Emirates ID issue date",
  emirates_id_expires: "Emirates ID expiry date",
  id_photo: "Emirates ID photo",
  passport_expires: "Passport expiry date",
  licence_number: "Business licence number",
  licence_files: "Business licence",
  ceo_name: "CEO name",
};

/** Returns the screen name of a field. */
export function profileWord(field: Field): string {
  return FIELD_LABELS[field] ?? fieldWord(field);
}

/** Returns the errors of a form, one sentence for each field. `today`: YYYY-MM-DD in Asia/Dubai. */
export function profileErrors(filled: FilledIn, today: string): FieldError[] {
  const errors = new Map<Field, string>();
  const add = (field: Field, message: string) => errors.has(field) || errors.set(field, message);

  for (const field of needed(filled)) {
    if (isEmpty(filled[field])) add(field, fieldRules.required(profileWord(field)));
  }
  const { passport_expires, emirates_id_expires, emirates_id_issued, birth_date, emirates_id } = filled;
  for (const [field, day] of Object.entries({ passport_expires, emirates_id_expires })) {
    if (day !== undefined && day < today) add(field as Field, fieldRules.beforeToday());
  }
  if (emirates_id_issued !== undefined && emirates_id_issued > today)
    add("emirates_id_issued", fieldRules.date());
  if (emirates_id_issued !== undefined && emirates_id_expires !== undefined) {
    if (emirates_id_issued > emirates_id_expires) add("emirates_id_issued", fieldRules.startAfterEnd());
  }
  if (birth_date !== undefined && !isAdult(birth_date, today)) {
    add("birth_date", fieldRules.valid(profileWord("birth_date")));
  }
  if (emirates_id !== undefined && !EMIRATES_ID_FORM.test(emirates_id.trim())) {
    add("emirates_id", fieldRules.valid(profileWord("emirates_id")));
  }
  return [...errors].map(([field, message]) => ({ field, message }));
}

/** Returns the fields that the form requires. */
function needed(filled: FilledIn): readonly Field[] {
  if (filled.form === "company") return COMPANY;
  const hasId = filled.citizenship === CITIZEN || EMIRATES_ID.some((field) => !isEmpty(filled[field]));
  return hasId ? [...PERSON, ...EMIRATES_ID] : PERSON;
}

function isEmpty(value: string | number | readonly number[] | undefined): boolean {
  if (typeof value === "string") return plainName(value) === "";
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Whether a person born on this day is at least 18 today. */
function isAdult(birth: string, today: string): boolean {
  const [year, ...rest] = birth.split("-");
  return [String(Number(year) + ADULT_YEARS), ...rest].join("-") <= today;
}

/** Returns all files named in a form. */
export function filesNamed(fields: ProfileFields): { readonly field: Field; readonly id: number }[] {
  const { passport_photo, id_photo, licence_files = [], licence_files_english = [], documents = [] } = fields;
  const one = (field: Field, id: number | undefined) => (id === undefined ? [] : [{ field, id }]);
  const many = (field: Field, ids: readonly number[]) => ids.map((id) => ({ field, id }));
  return [
    ...one("passport_photo", passport_photo),
    ...one("id_photo", id_photo),
    ...many("licence_files", licence_files),
    ...many("licence_files_english", licence_files_english),
    ...many("documents", documents),
  ];
}

/** Returns the last day of the document that expires first; null without any. */
export function firstToExpire({ passport_expires, emirates_id_expires }: ProfileFields): string | null {
  const days = [passport_expires, emirates_id_expires].filter((day) => day !== undefined);
  return days.toSorted()[0] ?? null;
}

export interface ExpiringPaper {
  readonly paper: "passport" | "emirates_id";
  /** Last valid day, YYYY-MM-DD in Asia/Dubai. */
  readonly expires: string;
}

/** Returns the papers that have expired or expire soon, the next one first. `now`: ms since 1970 UTC. */
export function expiringPapers(
  { passport_expires, emirates_id_expires }: ProfileFields,
  now: number,
): readonly ExpiringPaper[] {
  const last = dubaiDate(now + EXPIRY_NOTICE_DAYS * DAY_MS);
  const papers = [
    { paper: "passport", expires: passport_expires },
    { paper: "emirates_id", expires: emirates_id_expires },
  ] as const;
  return papers
    .flatMap(({ paper, expires }) => (expires !== undefined && expires <= last ? [{ paper, expires }] : []))
    .toSorted((a, b) => (a.expires < b.expires ? -1 : 1));
}
