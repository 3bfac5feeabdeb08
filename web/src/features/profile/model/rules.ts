import { messages } from "#/lib/format/messages.ts";
import {
  EMIRATES_ID,
  type Field,
  fieldsOf,
  type ProfileForm,
  wantsEmiratesId,
  FIELD_LABELS,
} from "./fields.ts";

const ADULT_YEARS = 18;
const EMIRATES_ID_FORM = /^784-?\d{4}-?\d{7}-?\d$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS: readonly Field[] = [
  "birth_date",
  "passport_expires",
  "emirates_id_issued",
  "emirates_id_expires",
];
const NOT_NEEDED: readonly Field[] = ["documents", "licence_files_english"];

/** Returns the error of one field. `today`: YYYY-MM-DD in Asia/Dubai. */
export function fault(field: Field, filled: ProfileForm, today: string): string | undefined {
  const value = filled[field];
  if (value.length === 0 || (typeof value === "string" && value.trim() === ""))
    return isNeeded(field, filled) ? messages.required(FIELD_LABELS[field]) : undefined;
  if (DAYS.includes(field) && typeof value === "string" && !DAY.test(value)) return messages.date();
  switch (field) {
    case "passport_expires":
    case "emirates_id_expires":
      return filled[field] < today ? messages.beforeToday() : undefined;
    case "emirates_id_issued": {
      const { emirates_id_issued: issued, emirates_id_expires: expires } = filled;
      if (issued > today) return messages.date();
      return DAY.test(expires) && issued > expires ? messages.startAfterEnd() : undefined;
    }
    case "birth_date":
      return isAdult(filled.birth_date, today) ? undefined : messages.valid(FIELD_LABELS.birth_date);
    case "emirates_id":
      return EMIRATES_ID_FORM.test(filled.emirates_id) ? undefined : messages.valid(FIELD_LABELS.emirates_id);
    default:
      return undefined;
  }
}

function isNeeded(field: Field, filled: ProfileForm): boolean {
  if (NOT_NEEDED.includes(field) || !fieldsOf(filled.form).includes(field)) return false;
  return EMIRATES_ID.some((one) => one === field) ? wantsEmiratesId(filled) : true;
}

/** Whether a birth date is at least 18 years ago. */
function isAdult(birth: string, today: string): boolean {
  return `${Number(birth.slice(0, 4)) + ADULT_YEARS}${birth.slice(4)}` <= today;
}
