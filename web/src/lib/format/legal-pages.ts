/** The legal pages by address, with their titles; the text of each is in `{path}/_payload.json`. */
export const LEGAL_PAGES = {
  terms: "Terms of use",
  policy: "Privacy policy",
  conditions: "Conditions of sale",
} as const;
export type LegalPage = keyof typeof LEGAL_PAGES;
