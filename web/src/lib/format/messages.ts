import { TRY_LATER } from "@marsa/api-spec/client-answer";
import { fieldRules } from "@marsa/api-spec/rules";

/**
 * The sentences of forms and errors that the product specification fixes word for word. Field rules come from the
 * catalogue of the server, so a form and a reply say the same. Screens use these messages by name.
 */
export const messages = {
  ...fieldRules,

  /** For an error without a better sentence. */
  tryLater: () => TRY_LATER,
  /** For a form that was not sent: the call-back request, a message. */
  requestFailed: () => "Sending request error",
  /** Title and text of a card payment that failed. */
  paymentInsecure: () => "Security payment failed",
  paymentFailed: () => "Error occurred during payment. Please, try again",
  draftFailed: () => "Saving draft error. Please, try again later",
  fileNotDeleted: () => "An error occurred while deleting the file",
  notInvited: () => "Invitation wasn't sent",
  alreadyRelisted: () => "Auction has been already relisted",

  /** `path`: the path in the visitor's address bar. */
  pageNotFound: (path: string) => `Page not found: ${path}`,
  lostInSpace: () => "Looks like you’re lost in space",
  serverError: () => "Houston, we have a problem",
} as const;
