import { Copy, Download, Printer } from "lucide-react";
import { copyText } from "#/lib/browser/copy-text.ts";
import { download } from "#/lib/browser/download.ts";
import { Message } from "../message/message.tsx";
import { toast } from "../message/toast.tsx";
import { Button } from "../ui/button.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows new recovery codes, this once, with ways to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = ["Recovery codes of your Marsa account. Each works once.", "", ...codes, ""].join("\n");
  async function copy() {
    void toast(
      (await copyText(text))
        ? { text: "The codes are copied", duration: 3_000 }
        : { text: "The codes could not be copied. Select them, or save the file.", tone: "error" },
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Message tone="warning" title="Keep these codes now. They are shown this once.">
        Each one signs you in once, when your phone or passkey is lost.
      </Message>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-md border border-line p-4 text-body tabular-nums select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden size={18} strokeWidth={1.75} />
          Copy
        </Button>
        <Button
          onClick={() =>
            download({ name: "marsa-recovery-codes.txt", bytes: new Blob([text], { type: "text/plain" }) })
          }
        >
          <Download aria-hidden size={18} strokeWidth={1.75} />
          Download
        </Button>
        <Button onClick={() => print(text)}>
          <Printer aria-hidden size={18} strokeWidth={1.75} />
          Print
        </Button>
      </div>
      <Button variant="ink" size="lg" onClick={onDone}>
        I have kept the codes
      </Button>
    </div>
  );
}

/** Prints a text alone, from a window of its own. */
function print(text: string): void {
  const sheet = open("", "", "width=480,height=640");
  if (!sheet) {
    void toast({
      text: "The browser opened no window to print from. Download the codes instead.",
      tone: "error",
    });
    return;
  }
  sheet.document.title = "Marsa recovery codes";
  const lines = sheet.document.createElement("pre");
  lines.textContent = text;
  sheet.document.body.append(lines);
  sheet.print();
  sheet.close();
}
