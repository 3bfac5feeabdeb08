import { type Refusal, wrongPassword } from "../../lib/http/refusal.ts";
import type { FieldErrors } from "./use-form-send.ts";

/** Returns the error at the password field for a wrong password. */
export function passwordErrors(refusal: Refusal): FieldErrors<"password"> {
  return refusal.code === "UNAUTHORIZED" ? { password: wrongPassword(refusal) } : {};
}
