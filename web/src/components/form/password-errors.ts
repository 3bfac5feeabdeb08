import { type Refusal, wrongPassword } from "../../lib/http/refusal.ts";
import type { FieldErrors } from "./use-form-send.ts";

/** Puts the refusal of a password that the form asks for again at its field. */
export function passwordErrors(refusal: Refusal): FieldErrors<"password"> {
  return refusal.code === "UNAUTHORIZED" ? { password: wrongPassword(refusal) } : {};
}
