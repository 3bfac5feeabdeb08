import { useMutation } from "@tanstack/react-query";
import { messages } from "#/lib/format/messages.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { toast } from "./message/toast.tsx";
import { Button } from "./ui/button.tsx";

interface PdfButtonProps {
  /** The number of the document. */
  number: string;
  /** Returns its link; null: there is none. A link is valid for five minutes, so each press asks for a new one. */
  link: () => Promise<string | null>;
}

/** Opens the PDF of a document. */
export function PdfButton({ number, link }: PdfButtonProps) {
  const { mutate, isPending: busy } = useMutation({
    mutationFn: link,
    onSuccess(url) {
      if (url === null) void toast({ text: messages.tryLater(), tone: "error" });
      else location.assign(url);
    },
    onError: (error) => void toast({ text: refusalText(error), tone: "error" }),
  });
  return (
    <Button
      variant="ghost-blue"
      size="sm"
      className="-me-2 -mt-1.5"
      aria-label={`PDF of ${number}`}
      aria-disabled={busy || undefined}
      onClick={() => !busy && mutate()}
    >
      {busy ? "Opening…" : "PDF"}
    </Button>
  );
}
