import { fieldRules } from "@marsa/api-spec/rules";

/**
 * Every sentence that the product specification fixes word for word. Field rules come from the catalogue of the server,
 * so a form and a reply say the same. Screens use these messages by name.
 */
export const messages = {
  ...fieldRules,

  /** For an error without a better sentence. */
  tryLater: () => "Error, please try again later",
  unauthorized: () => "Error: unauthorized",
  /** For a form that was not sent: the call-back request, a message. */
  requestFailed: () => "Sending request error",
  /** Title and text of a card payment that failed. */
  paymentInsecure: () => "Security payment failed",
  paymentFailed: () => "Error occurred during payment. Please, try again",
  feesFailed: () => "Failed to load fee data",
  draftFailed: () => "Saving draft error. Please, try again later",
  fileNotDeleted: () => "An error occurred while deleting the file",
  notInvited: () => "Invitation wasn't sent",
  alreadyRelisted: () => "Auction has been already relisted",

  bidTooLow: () => "The bid is below the allowable one",
  registrationRequired: () => "Registration is required",
  profileRequired: () => "Profile is required",
  standby: () => "standby",

  /** `path`: the path in the visitor's address bar. */
  pageNotFound: (path: string) => `Page not found: ${path}`,
  lostInSpace: () => "Looks like you’re lost in space",
  serverError: () => "Houston, we have a problem",
} as const;
