import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";

/** "Copied" shows for this time, ms. */
const SAID_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /** The noun for the text: "code". */
  what: string;
}

/** Copies a text. Plain http has no clipboard: there is no button, and the text can be selected. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!("clipboard" in navigator)) return null;

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  return (
    <Button size="sm" onClick={() => void copy()}>
      {copied ? <Check aria-hidden size={15} /> : <Copy aria-hidden size={15} />}
      {copied ? "Copied" : `Copy ${what}`}
    </Button>
  );
}
