import { toast } from "../../components/message/toast.tsx";

/** Says that a change did not reach the server, and why. */
export function sayUnchanged(what: string, error: unknown): void {
  const why = error instanceof Error ? error.message : "Error, please try again later";
  void toast({ text: `Your ${what} is unchanged. ${why}`, tone: "error" });
}
