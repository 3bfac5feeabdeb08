/** The claim of a sale, for the pages of its buyer and its seller. */
export { ClaimSection } from "./view/claim-section.tsx";
