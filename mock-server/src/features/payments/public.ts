/** The interface of this feature: what a second person has signed. */
export { confirmSigned } from "./invoices.ts";
export { approveSigned } from "./refunds.ts";
