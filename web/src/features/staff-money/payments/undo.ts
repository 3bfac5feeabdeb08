import { toast } from "#/components/message/toast.tsx";
import { refusalText } from "#/lib/http/refusal.ts";
import { reopenInvoice } from "./queries.ts";

/** Undoes a rejection, and says whether it worked. */
export async function undoRejection(id: number): Promise<void> {
  try {
    await reopenInvoice(id);
    void toast({ text: "The invoice is open again" });
  } catch (error) {
    void toast({ text: refusalText(error), tone: "error" });
  }
}
