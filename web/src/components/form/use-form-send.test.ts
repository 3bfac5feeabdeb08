import { describe, expect, it, vi } from "vitest";
import { showFormErrors } from "./error-summary.tsx";
import { errorsAt } from "./use-form-send.ts";

const refused = (fields: Record<string, string>) => ({ fields });

describe("the field errors of a refusal", () => {
  it("are shown at the fields of the form", () => {
    expect(errorsAt("email", "phone")(refused({ email: "Email must be valid" }))).toEqual({
      email: "Email must be valid",
    });
  });

  it("are none for a field that the form does not have: the refusal stands above the form", () => {
    expect(errorsAt("email")(refused({ whatsapp: "WhatsApp must be valid" }))).toEqual({});
    expect(errorsAt("email")(refused({}))).toEqual({});
  });

  it("focus only the first wrong field", () => {
    const setError = vi.fn<(name: string, error: object, options?: object) => void>();
    showFormErrors<{ email: string; phone: string }>({ setError })({ email: "wrong", phone: "wrong too" });
    expect(setError.mock.calls).toEqual([
      ["email", { message: "wrong" }, { shouldFocus: true }],
      ["phone", { message: "wrong too" }, { shouldFocus: false }],
    ]);
  });
});
