/** The words about the callers of an operation. */
import { expect, it } from "vitest";
import { addCallers, whoMayCall, type AccessMarks } from "./who-may-call.ts";

const marks: AccessMarks = { tags: ["selling"], "x-auth": "required" };

it.each<[string, AccessMarks, string]>([
  ["no token is read", { ...marks, "x-auth": "none" }, "anyone."],
  ["a control", { tags: ["controls"], "x-auth": "none" }, "anyone, while the controls are on."],
  ["a token is optional", { ...marks, "x-auth": "optional" }, "anyone, with or without a token."],
  [
    "a visitor is asked to register",
    { ...marks, "x-auth": "registered" },
    "a signed-in user. A visitor is asked to register.",
  ],
  ["any user", marks, "a signed-in user."],
  ["one role", { ...marks, "x-roles": ["seller"] }, "a signed-in user with the role seller."],
  [
    "two roles",
    { ...marks, "x-roles": ["auctioneer", "backoffice"] },
    "a signed-in user with the role auctioneer or backoffice.",
  ],
  [
    "a role and a status",
    { ...marks, "x-roles": ["backoffice"], "x-ustatus": ["manager", "admin"] },
    "a signed-in user with the role backoffice and the status manager or admin.",
  ],
  [
    "an open sign-in",
    { ...marks, "x-limited": ["password", "factor"] },
    "a signed-in user. Also while the sign-in waits for a new password or the second factor.",
  ],
])("names the callers: %s", (_case, operation, words) => {
  expect(whoMayCall(operation)).toBe(`Who may call: ${words}`);
});

it("refuses a step of the sign-in that it has no words for", () => {
  expect(() => whoMayCall({ ...marks, "x-limited": ["retina"] })).toThrow("retina");
});

it("adds the callers after the description, and leaves the parameters of a path alone", () => {
  const parameters: unknown[] = [{ name: "id" }];
  const document = {
    paths: {
      "/lots": { parameters, get: { ...marks, description: "Changes nothing.\n" }, post: { ...marks } },
    },
  };
  addCallers(document);
  expect(document.paths["/lots"]).toEqual({
    parameters: [{ name: "id" }],
    get: { ...marks, description: "Changes nothing.\n\nWho may call: a signed-in user." },
    post: { ...marks, description: "Who may call: a signed-in user." },
  });
});
