/** The sentences of the product specification, letter by letter. Other tests prove where the app shows them. */
import { problemMessage } from "@marsa/api-spec/problem";
import { expect, it } from "vitest";
import { messages } from "./messages.ts";

it("{field} is required", () => expect(messages.required("Email")).toBe("Email is required"));

it("Field is required", () => expect(messages.requiredField()).toBe("Field is required"));

it("At least {count} characters", () => expect(messages.minLength(8)).toBe("At least 8 characters"));

it("{field} must be valid", () => expect(messages.valid("Email")).toBe("Email must be valid"));

it("Invalid date", () => expect(messages.date()).toBe("Invalid date"));

it("Password confirmation does not match", () =>
  expect(messages.passwordRepeat()).toBe("Password confirmation does not match"));

it("Minimum value is {minimum}", () => expect(messages.minimum(500)).toBe("Minimum value is 500"));

it("Maximum value is {maximum}", () => expect(messages.maximum(10)).toBe("Maximum value is 10"));

it("The date can't be before today", () =>
  expect(messages.beforeToday()).toBe("The date can't be before today"));

it("Start date can't be after End date", () =>
  expect(messages.startAfterEnd()).toBe("Start date can't be after End date"));

it("Min price can't be less than Start price", () =>
  expect(messages.minPriceBelowStart()).toBe("Min price can't be less than Start price"));

it("Buy now price must be at least 4x Bid steps greater than Start price", () =>
  expect(messages.buyNowTooLow()).toBe(
    "Buy now price must be at least 4x Bid steps greater than Start price",
  ));

it('"{price}" price must be greater than 0', () =>
  expect(messages.positivePrice("Start")).toBe('"Start" price must be greater than 0'));

it("File size should be less than {size}MB", () =>
  expect(messages.fileSize(10)).toBe("File size should be less than 10MB"));

it("Unsupported file type", () => expect(messages.fileType()).toBe("Unsupported file type"));

it("Specify an amount not less than the maximum bet", () =>
  expect(messages.belowMaximumBet()).toBe("Specify an amount not less than the maximum bet"));

it("The bid is below the allowable one", () =>
  expect(messages.bidTooLow()).toBe("The bid is below the allowable one"));

it("Registration is required", () =>
  expect(messages.registrationRequired()).toBe("Registration is required"));

it("Profile is required", () => expect(messages.profileRequired()).toBe("Profile is required"));

it("standby", () => expect(messages.standby()).toBe("standby"));

it("Error, please try again later", () => expect(messages.tryLater()).toBe("Error, please try again later"));

it("Error: unauthorized", () => expect(messages.unauthorized()).toBe("Error: unauthorized"));

it("Sending request error", () => expect(messages.requestFailed()).toBe("Sending request error"));

it("Security payment failed", () => expect(messages.paymentInsecure()).toBe("Security payment failed"));

it("Error occurred during payment. Please, try again", () =>
  expect(messages.paymentFailed()).toBe("Error occurred during payment. Please, try again"));

it("Failed to load fee data", () => expect(messages.feesFailed()).toBe("Failed to load fee data"));

it("Saving draft error. Please, try again later", () =>
  expect(messages.draftFailed()).toBe("Saving draft error. Please, try again later"));

it("An error occurred while deleting the file", () =>
  expect(messages.fileNotDeleted()).toBe("An error occurred while deleting the file"));

it("Invitation wasn't sent", () => expect(messages.notInvited()).toBe("Invitation wasn't sent"));

it("Auction has been already relisted", () =>
  expect(messages.alreadyRelisted()).toBe("Auction has been already relisted"));

it("Page not found: {path}", () =>
  expect(messages.pageNotFound("/nowhere")).toBe("Page not found: /nowhere"));

it("Looks like you’re lost in space", () =>
  expect(messages.lostInSpace()).toBe("Looks like you’re lost in space"));

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
