import { toast } from "../../../components/message/toast.tsx";
import { messages } from "../../../lib/format/messages.ts";
import { reopenInvoice } from "./queries.ts";

/** Undoes a rejection, and says whether it worked. */
export async function undoRejection(id: number): Promise<void> {
  try {
    await reopenInvoice(id);
    void toast({ text: "The invoice is open again" });
  } catch (error) {
    const text = error instanceof Error ? error.message : messages.tryLater();
    void toast({ text, tone: "error" });
  }
}
