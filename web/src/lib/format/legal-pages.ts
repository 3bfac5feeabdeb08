/** The legal pages by their address, with their titles; each has its text beside it as `{path}/_payload.json`. */
export const LEGAL_PAGES = {
  terms: "Terms of use",
  policy: "Privacy policy",
  conditions: "Conditions of sale",
} as const;
export type LegalPage = keyof typeof LEGAL_PAGES;
