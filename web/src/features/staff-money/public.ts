/** The words of what waits for a second signature. */
import { shortInstant } from "@marsa/api-spec/dates";
import type { Schema } from "@marsa/api-spec/client-problem";

/** "To be signed: asked by Reem Al Ali, void after Dec 1, 10:50"; null where nothing waits. */
export function waitingWords(waiting: Schema<"ToBeSigned">): string | null {
  return waiting && `To be signed: asked by ${waiting.asked_by}, void after ${shortInstant(waiting.until)}`;
}
