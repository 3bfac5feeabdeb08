import { problemMessage } from "@marsa/api-spec/problem";
import { expect, it } from "vitest";
import { messages } from "./messages.ts";

// @proves 5.message.field-is-required
it("{field} is required", () => expect(messages.required("Email")).toBe("Email is required"));

// @proves 5.message.field-is-required-2
it("Field is required", () => expect(messages.requiredField()).toBe("Field is required"));

// @proves 5.message.at-least-count-characters
it("At least {count} characters", () => expect(messages.minLength(8)).toBe("At least 8 characters"));

// @proves 5.message.field-must-be-valid
it("{field} must be valid", () => expect(messages.valid("Email")).toBe("Email must be valid"));

// @proves 5.message.invalid-date
it("Invalid date", () => expect(messages.date()).toBe("Invalid date"));

// @proves 5.message.password-confirmation-does-not-match
it("Password confirmation does not match", () =>
  expect(messages.passwordRepeat()).toBe("Password confirmation does not match"));

// @proves 5.message.minimum-value-is-minimum
it("Minimum value is {minimum}", () => expect(messages.minimum(500)).toBe("Minimum value is 500"));

// @proves 5.message.maximum-value-is-maximum
it("Maximum value is {maximum}", () => expect(messages.maximum(10)).toBe("Maximum value is 10"));

// @proves 5.message.the-date-can-t-be-before
it("The date can't be before today", () =>
  expect(messages.beforeToday()).toBe("The date can't be before today"));

// @proves 5.message.start-date-can-t-be-after
it("Start date can't be after End date", () =>
  expect(messages.startAfterEnd()).toBe("Start date can't be after End date"));

// @proves 5.message.min-price-can-t-be-less
it("Min price can't be less than Start price", () =>
  expect(messages.minPriceBelowStart()).toBe("Min price can't be less than Start price"));

// @proves 5.message.buy-now-price-must-be-at
it("Buy now price must be at least 4x Bid steps greater than Start price", () =>
  expect(messages.buyNowTooLow()).toBe(
    "Buy now price must be at least 4x Bid steps greater than Start price",
  ));

// @proves 5.message.price-price-must-be-greater-than
it('"{price}" price must be greater than 0', () =>
  expect(messages.positivePrice("Start")).toBe('"Start" price must be greater than 0'));

// @proves 5.message.file-size-should-be-less-than
it("File size should be less than {size}MB", () =>
  expect(messages.fileSize(10)).toBe("File size should be less than 10MB"));

// @proves 5.message.unsupported-file-type
it("Unsupported file type", () => expect(messages.fileType()).toBe("Unsupported file type"));

// @proves 5.message.specify-an-amount-not-less-than
it("Specify an amount not less than the maximum bet", () =>
  expect(messages.belowMaximumBet()).toBe("Specify an amount not less than the maximum bet"));

// @proves 5.message.the-bid-is-below-the-allowable
it("The bid is below the allowable one", () =>
  expect(messages.bidTooLow()).toBe("The bid is below the allowable one"));

// @proves 6.message.registration-is-required
it("Registration is required", () =>
  expect(messages.registrationRequired()).toBe("Registration is required"));

// @proves 6.message.profile-is-required
it("Profile is required", () => expect(messages.profileRequired()).toBe("Profile is required"));

// @proves 6.message.standby-while-under-review
it("standby", () => expect(messages.standby()).toBe("standby"));

// @proves 8.message.error-please-try-again-later
it("Error, please try again later", () => expect(messages.tryLater()).toBe("Error, please try again later"));

// @proves 8.message.error-unauthorized
it("Error: unauthorized", () => expect(messages.unauthorized()).toBe("Error: unauthorized"));

// @proves 8.message.sending-request-error
it("Sending request error", () => expect(messages.requestFailed()).toBe("Sending request error"));

// @proves 8.message.security-payment-failed
it("Security payment failed", () => expect(messages.paymentInsecure()).toBe("Security payment failed"));

// @proves 8.message.error-occurred-during-payment-please-try
it("Error occurred during payment. Please, try again", () =>
  expect(messages.paymentFailed()).toBe("Error occurred during payment. Please, try again"));

// @proves 8.message.failed-to-load-fee-data
it("Failed to load fee data", () => expect(messages.feesFailed()).toBe("Failed to load fee data"));

// @proves 8.message.saving-draft-error-please-try-again
it("Saving draft error. Please, try again later", () =>
  expect(messages.draftFailed()).toBe("Saving draft error. Please, try again later"));

// @proves 8.message.an-error-occurred-while-deleting-the
it("An error occurred while deleting the file", () =>
  expect(messages.fileNotDeleted()).toBe("An error occurred while deleting the file"));

// @proves 8.message.invitation-wasn-t-sent
it("Invitation wasn't sent", () => expect(messages.notInvited()).toBe("Invitation wasn't sent"));

// @proves 8.message.auction-has-been-already-relisted
it("Auction has been already relisted", () =>
  expect(messages.alreadyRelisted()).toBe("Auction has been already relisted"));

// @proves 2.message.page-not-found-path
it("Page not found: {path}", () =>
  expect(messages.pageNotFound("/nowhere")).toBe("Page not found: /nowhere"));

// @proves 2.message.other-status-looks-like-you-re
it("Looks like you’re lost in space", () =>
  expect(messages.lostInSpace()).toBe("Looks like you’re lost in space"));

// @proves 2.message.500-houston-we-have-a-problem
it("Houston, we have a problem", () => expect(messages.serverError()).toBe("Houston, we have a problem"));

it.each([
  ["INTERNAL", messages.tryLater()],
  ["UNAUTHORIZED", messages.unauthorized()],
  ["BAD_REQUEST", messages.requestFailed()],
  ["ALREADY_RELISTED", messages.alreadyRelisted()],
  ["BID_TOO_LOW", messages.bidTooLow()],
  ["REGISTRATION_REQUIRED", messages.registrationRequired()],
  ["PROFILE_REQUIRED", messages.profileRequired()],
  ["UNSUPPORTED_TYPE", messages.fileType()],
] as const)("a refusal with %s reads like the message here", (code, message) => {
  expect(problemMessage(code)).toBe(message);
});
