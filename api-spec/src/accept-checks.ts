/** The checks before a profile is accepted: the staff read these words, and the audit keeps them. */
import type { components } from "../generated/api.d.ts";

type Check = components["schemas"]["AcceptChecks"][number];
type Form = "individual" | "company";

const READABLE = "Documents are readable and valid";

/** The words of each check, by the form of the profile. */
export const ACCEPT_CHECKS: Readonly<Record<Form, Readonly<Record<Check, string>>>> = {
  individual: {
    identity: "Name and date of birth match both documents",
    documents: READABLE,
    person: "Photo page belongs to the same person",
  },
  company: {
    identity: "Company name and licence number match the licence",
    documents: READABLE,
    person: "The licence names the same CEO",
  },
};
