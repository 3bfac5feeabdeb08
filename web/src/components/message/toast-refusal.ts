import { toast } from "./toast.tsx";

/** Returns why something was refused, as a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "Error, please try again later";
}

/** Says that a change did not reach the server: what stays as it was, and why. */
export function toastRefusal(safe: string, error: unknown): void {
  void toast({ text: `${safe} ${reasonOf(error)}`, tone: "error" });
}
