import { Download } from "lucide-react";
import { useState } from "react";
import { toast } from "../../../components/message/toast.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { download } from "../../../lib/browser/download.ts";
import { refusalOf } from "../../../lib/http/refusal.ts";
import { exportOperations } from "../queries.ts";
import type { Period } from "./period.ts";

/** Saves the period as a spreadsheet. */
export function ExportButton({ period }: { period: Period }) {
  const [busy, setBusy] = useState(false);
  async function write() {
    if (busy) return;
    setBusy(true);
    try {
      download(await exportOperations(period));
    } catch (error) {
      void toast({ text: refusalOf(error).title, tone: "error" });
    }
    setBusy(false);
  }
  return (
    <Button size="sm" aria-disabled={busy || undefined} onClick={() => void write()}>
      <Download aria-hidden size={16} strokeWidth={1.75} />
      {busy ? "Writing…" : "Export"}
      <span className="sr-only"> to Excel</span>
    </Button>
  );
}
