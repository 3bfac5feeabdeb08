import { useMutation } from "@tanstack/react-query";
import { Download as DownloadIcon } from "lucide-react";
import { download, type Download } from "../lib/browser/download.ts";
import { refusalText } from "../lib/http/refusal.ts";
import { toast } from "./message/toast.tsx";
import { Button } from "./ui/button.tsx";

interface Saving {
  readonly file: () => Promise<Download>;
  readonly size?: "sm" | "md";
  /** More of the button's name for screen readers, such as "to Excel". */
  readonly hint?: string;
  readonly className?: string;
}

/** Fetches a file and saves it, one at a time; shows an error. */
export function useSaving(file: () => Promise<Download>): {
  readonly save: () => void;
  readonly busy: boolean;
} {
  const { mutate, isPending: busy } = useMutation({
    mutationFn: file,
    onSuccess: download,
    onError: (error) => void toast({ text: refusalText(error), tone: "error" }),
  });
  return { save: () => void (!busy && mutate()), busy };
}

/** A button that fetches a file and saves it; shows an error. */
export function SaveFileButton({ file, size = "md", hint, className }: Saving) {
  const { save, busy } = useSaving(file);
  return (
    <Button size={size} className={className} aria-disabled={busy || undefined} onClick={save}>
      <DownloadIcon aria-hidden size={size === "sm" ? 16 : 18} strokeWidth={1.75} />
      {busy ? "Writing…" : "Export"}
      {hint && <span className="sr-only"> {hint}</span>}
    </Button>
  );
}
