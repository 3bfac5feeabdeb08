import type { Schema } from "@marsa/api-spec/client-problem";
import type { KeptFile } from "#/lib/http/upload.ts";

/** All fields of the wizard; empty where they do not apply. Days are YYYY-MM-DD in Asia/Dubai. */
export interface ProfileForm {
  type: Schema<"ProfileType">;
  form: Schema<"LegalForm">;
  citizenship: string;
  birth_date: string;
  passport_number: string;
  passport_expires: string;
  passport_photo: KeptFile[];
  emirates_id: string;
  emirates_id_issued: string;
  emirates_id_expires: string;
  id_photo: KeptFile[];
  company_name: string;
  address: string;
  licence_number: string;
  licence_files: KeptFile[];
  licence_files_english: KeptFile[];
  ceo_name: string;
  documents: KeptFile[];
}

export type Field = keyof ProfileForm;

export const EMPTY: ProfileForm = {
  type: "buyer",
  form: "individual",
  citizenship: "",
  birth_date: "",
  passport_number: "",
  passport_expires: "",
  passport_photo: [],
  emirates_id: "",
  emirates_id_issued: "",
  emirates_id_expires: "",
  id_photo: [],
  company_name: "",
  address: "",
  licence_number: "",
  licence_files: [],
  licence_files_english: [],
  ceo_name: "",
  documents: [],
};

/** The name of each field: in labels, sentences and the review. */
export const FIELD_LABELS: Readonly<Record<Field, string>> = {
  type: "Role",
  form: "Legal form",
  citizenship: "Citizenship",
  birth_date: "Date of birth",
  passport_number: "Passport number",
  passport_expires: "Passport expiry date",
  passport_photo: "Passport photo",
  emirates_id: "Emirates ID number",
  emirates_id_issued: "Emirates ID issue date",
  emirates_id_expires: "Emirates ID expiry date",
  id_photo: "Emirates ID photo",
  company_name: "Company name",
  address: "Address",
  licence_number: "Business licence number",
  licence_files: "Business licence, original",
  licence_files_english: "Business licence, English",
  ceo_name: "CEO name",
  documents: "Additional documents",
};

export const ROLES = { buyer: "Buyer", seller: "Seller" } as const;
export const FORMS = { individual: "Private individual", company: "Company" } as const;

const PASSPORT = [
  "citizenship",
  "birth_date",
  "passport_number",
  "passport_expires",
  "passport_photo",
] as const;
/** All of these fields or none; citizens have them. */
export const EMIRATES_ID = ["emirates_id", "emirates_id_issued", "emirates_id_expires", "id_photo"] as const;
const COMPANY = [
  "company_name",
  "address",
  "licence_number",
  "licence_files",
  "licence_files_english",
  "ceo_name",
] as const;
const CITIZEN = "ae";

/** Returns the fields of a legal form, in the order of the screen. */
export function fieldsOf(form: ProfileForm["form"]): readonly Field[] {
  return form === "company" ? [...COMPANY, "documents"] : [...PASSPORT, ...EMIRATES_ID, "documents"];
}

/** Returns whether the Emirates ID is needed: for citizens, and once one of its fields is filled in. */
export function wantsEmiratesId(filled: ProfileForm): boolean {
  return filled.citizenship === CITIZEN || EMIRATES_ID.some((field) => filled[field].length > 0);
}

const id = (files: readonly KeptFile[]) => files[0]?.id;
const ids = (files: readonly KeptFile[]) => (files.length === 0 ? undefined : files.map((file) => file.id));
const text = (value: string) => value.trim() || undefined;

/** Turns a sent profile into the entries of the form. */
export function formOf({ fields, files }: Schema<"Profile">): ProfileForm {
  const filesNamed = (named: readonly (number | undefined)[]) =>
    files
      .filter(({ id_file }) => named.includes(id_file))
      .map(({ id_file, name, bytes }): KeptFile => ({ id: id_file, name, bytes }));
  const { passport_photo, id_photo, licence_files, licence_files_english, documents, ...plain } = fields;
  return {
    ...EMPTY,
    ...plain,
    passport_photo: filesNamed([passport_photo]),
    id_photo: filesNamed([id_photo]),
    licence_files: filesNamed(licence_files ?? []),
    licence_files_english: filesNamed(licence_files_english ?? []),
    documents: filesNamed(documents ?? []),
  };
}

/** Returns the body of the call: the filled fields of the legal form. */
export function bodyOf(filled: ProfileForm): Schema<"ProfileFields"> {
  const { type, form } = filled;
  const person = {
    citizenship: text(filled.citizenship),
    birth_date: text(filled.birth_date),
    passport_number: text(filled.passport_number),
    passport_expires: text(filled.passport_expires),
    passport_photo: id(filled.passport_photo),
    emirates_id: text(filled.emirates_id),
    emirates_id_issued: text(filled.emirates_id_issued),
    emirates_id_expires: text(filled.emirates_id_expires),
    id_photo: id(filled.id_photo),
  };
  const company = {
    company_name: text(filled.company_name),
    address: text(filled.address),
    licence_number: text(filled.licence_number),
    licence_files: ids(filled.licence_files),
    licence_files_english: ids(filled.licence_files_english),
    ceo_name: text(filled.ceo_name),
  };
  const fields = { ...(form === "company" ? company : person), documents: ids(filled.documents) };
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { type, form, ...Object.fromEntries(there) };
}

/** The entries without the files, which belong to the profile that they were sent with. */
export function withoutFiles(filled: ProfileForm): ProfileForm {
  return {
    ...filled,
    passport_photo: [],
    id_photo: [],
    licence_files: [],
    licence_files_english: [],
    documents: [],
  };
}
