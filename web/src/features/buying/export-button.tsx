import { Download } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { toast } from "../../components/message/toast.tsx";
import { Button } from "../../components/ui/button.tsx";
import { download } from "../../lib/browser/download.ts";
import { exportMyLots } from "./queries.ts";

/** Saves all lots that the reader bid on as a spreadsheet. */
export function ExportButton() {
  const { mutate, isPending: busy } = useMutation({
    mutationFn: exportMyLots,
    onSuccess: download,
    onError: ({ message }) => void toast({ text: message, tone: "error" }),
  });
  return (
    <Button size="sm" aria-disabled={busy || undefined} onClick={() => !busy && mutate()}>
      <Download aria-hidden size={16} strokeWidth={1.75} />
      {busy ? "Writing…" : "Export"}
    </Button>
  );
}
