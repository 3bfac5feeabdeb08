import { fieldRules } from "@marsa/api-spec/rules";

/**
 * Every sentence that the product's specification fixes word for word, in one place. The rules of fields come from the
 * catalogue that the server answers with, so form and reply say the same. Screens name a message, they never spell it.
 */
export const messages = {
  ...fieldRules,

  /** Anything that no better sentence explains. */
  tryLater: () => "Error, please try again later",
  unauthorized: () => "Error: unauthorized",
  /** A form that could not be sent: the call-back request, a message. */
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

  /** A path as the visitor typed it. */
  pageNotFound: (path: string) => `Page not found: ${path}`,
  lostInSpace: () => "Looks like you’re lost in space",
  serverError: () => "Houston, we have a problem",
} as const;
