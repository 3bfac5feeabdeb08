import { toast } from "./toast.tsx";

/** Says that a change did not reach the server: what stays as it was, and why. */
export function toastRefusal(safe: string, error: unknown): void {
  const why = error instanceof Error ? error.message : "Error, please try again later";
  void toast({ text: `${safe} ${why}`, tone: "error" });
}
