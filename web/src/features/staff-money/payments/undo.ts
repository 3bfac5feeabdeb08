import { toast } from "../../../components/message/toast.tsx";
import { messages } from "../../../lib/format/messages.ts";
import { reopenInvoice } from "./queries.ts";

/** Takes a rejection back, and says what came of it. */
export async function undoRejection(id: number): Promise<void> {
  try {
    await reopenInvoice(id);
    void toast({ text: "The invoice is open again" });
  } catch (error) {
    const text = error instanceof Error ? error.message : messages.tryLater();
    void toast({ text, tone: "error" });
  }
}
