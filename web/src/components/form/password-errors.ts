import { type Refusal, withTries, wrongPassword } from "../../lib/http/refusal.ts";
import type { FieldErrors } from "./use-form-send.ts";

/** Returns the error at the password field for a wrong password, or a wrong code of an app in its place. */
export function passwordErrors(refusal: Refusal): FieldErrors<"password"> {
  if (refusal.code === "CODE_WRONG") return { password: withTries(refusal) };
  return refusal.code === "UNAUTHORIZED" ? { password: wrongPassword(refusal) } : {};
}
