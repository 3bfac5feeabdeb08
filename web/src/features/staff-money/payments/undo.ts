import { reasonOf } from "../../../components/message/toast-refusal.ts";
import { toast } from "../../../components/message/toast.tsx";
import { reopenInvoice } from "./queries.ts";

/** Undoes a rejection, and says whether it worked. */
export async function undoRejection(id: number): Promise<void> {
  try {
    await reopenInvoice(id);
    void toast({ text: "The invoice is open again" });
  } catch (error) {
    const text = reasonOf(error);
    void toast({ text, tone: "error" });
  }
}
