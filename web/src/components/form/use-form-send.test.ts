import { describe, expect, it, vi } from "vitest";
import { showFormErrors } from "./show-form-errors.ts";
import { errorsAt } from "./use-form-send.ts";

const refused = (fields: Record<string, string>) => ({ fields });

describe("what a refusal says of the fields of a form", () => {
  it("stands at the fields that the form has", () => {
    expect(errorsAt("email", "phone")(refused({ email: "Email must be valid" }))).toEqual({
      email: "Email must be valid",
    });
  });

  it("is nothing where the form has no such field: it belongs above the form", () => {
    expect(errorsAt("email")(refused({ whatsapp: "WhatsApp must be valid" }))).toEqual({});
    expect(errorsAt("email")(refused({}))).toEqual({});
  });

  it("gives the focus to the first of them alone", () => {
    const setError = vi.fn<(name: string, error: object, options?: object) => void>();
    showFormErrors<{ email: string; phone: string }>({ setError })({ email: "wrong", phone: "wrong too" });
    expect(setError.mock.calls).toEqual([
      ["email", { message: "wrong" }, { shouldFocus: true }],
      ["phone", { message: "wrong too" }, { shouldFocus: false }],
    ]);
  });
});
