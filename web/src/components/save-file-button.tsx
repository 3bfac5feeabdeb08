import { Download as DownloadIcon } from "lucide-react";
import { useState } from "react";
import { download, type Download } from "../lib/browser/download.ts";
import { messages } from "../lib/format/messages.ts";
import { toast } from "./message/toast.tsx";
import { Button } from "./ui/button.tsx";

/** A button that fetches a file and saves it; shows an error. */
export function SaveFileButton({ file, className }: { file: () => Promise<Download>; className?: string }) {
  const [busy, setBusy] = useState(false);
  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      download(await file());
    } catch (error) {
      const text = error instanceof Error ? error.message : messages.tryLater();
      void toast({ text, tone: "error" });
    }
    setBusy(false);
  }
  return (
    <Button className={className} aria-disabled={busy || undefined} onClick={() => void save()}>
      <DownloadIcon aria-hidden size={18} strokeWidth={1.75} />
      {busy ? "Writing…" : "Export"}
    </Button>
  );
}
