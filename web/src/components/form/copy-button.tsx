import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "#/lib/browser/copy-text.ts";
import { Button } from "../ui/button.tsx";

/** "Copied" shows for this time, ms. */
const SAID_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /** The noun for the text: "code". */
  what: string;
}

/** Copies a text that stands near by, or says that the browser refuses. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [result, setResult] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    if (result !== "copied") return;
    const timer = setTimeout(() => setResult(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const Icon = result === "copied" ? Check : Copy;
  return (
    <>
      <Button
        size="sm"
        onClick={() => void copyText(text).then((copied) => setResult(copied ? "copied" : "refused"))}
      >
        <Icon aria-hidden size={15} /> {result === "copied" ? "Copied" : `Copy ${what}`}
      </Button>
      {result === "refused" && (
        <p role="alert" className="mt-2 text-small text-red-deep">
          Your browser does not let this page copy. Select and copy the {what} yourself.
        </p>
      )}
    </>
  );
}
