/** The fields of a profile's form besides type, legal form and citizenship. Days: YYYY-MM-DD. Files: their ids. */
export interface ProfileFields {
  readonly passport_number?: string;
  readonly passport_expires?: string;
  readonly passport_photo?: number;
  readonly birth_date?: string;
  readonly emirates_id?: string;
  readonly emirates_id_issued?: string;
  readonly emirates_id_expires?: string;
  readonly id_photo?: number;
  readonly company_name?: string;
  readonly address?: string;
  readonly licence_number?: string;
  readonly licence_files?: readonly number[];
  readonly licence_files_english?: readonly number[];
  readonly ceo_name?: string;
  readonly documents?: readonly number[];
}

/** What identifies a person: their documents' numbers and their date of birth. They are stored encrypted. */
export type IdentityName = "passport_number" | "emirates_id" | "licence_number" | "birth_date";

/** The other fields of a profile. */
export type PlainFields = Omit<ProfileFields, IdentityName> & { readonly [Name in IdentityName]?: never };
