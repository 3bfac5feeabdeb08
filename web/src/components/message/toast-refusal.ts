import { safeAfter } from "#/lib/http/left-open.ts";
import { toast } from "./toast.tsx";

/** Says that a change failed: what stays as it was, where that is known, and why. */
export function toastRefusal(safe: string, error: unknown): void {
  const why = error instanceof Error ? error.message : "Error, please try again later";
  void toast({ text: `${safeAfter(error, safe)} ${why}`, tone: "error" });
}
