import { Download } from "lucide-react";
import { useState } from "react";
import { toast } from "../../components/message/toast.tsx";
import { Button } from "../../components/ui/button.tsx";
import { download } from "../../lib/browser/download.ts";
import { exportMyLots } from "./queries.ts";

/** Everything that one bid on as a spreadsheet. */
export function ExportButton() {
  const [busy, setBusy] = useState(false);
  async function write() {
    if (busy) return;
    setBusy(true);
    try {
      download(await exportMyLots());
    } catch (error) {
      const why = error instanceof Error ? error.message : "Error, please try again later";
      void toast({ text: why, tone: "error" });
    }
    setBusy(false);
  }
  return (
    <Button size="sm" aria-disabled={busy || undefined} onClick={() => void write()}>
      <Download aria-hidden size={16} strokeWidth={1.75} />
      {busy ? "Writing…" : "Export"}
    </Button>
  );
}
