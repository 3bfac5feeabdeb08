import { Lock } from "lucide-react";
import { useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { InstructionDialog } from "#/features/lanes/walk-in/view/instruction-dialog.tsx";
import { counted } from "#/lib/format/counts.ts";

interface SealedProps {
  /** Stored maximums on the current lot. */
  maxima: number;
  lots: readonly { readonly id: number; readonly name: string }[];
}

/** The sealed maximums as a count, and the way to enter an absent client's. */
export function Sealed({ maxima, lots }: SealedProps) {
  const [entering, setEntering] = useState(false);
  return (
    <div className="flex items-center gap-3 rounded-md border border-line px-3 py-2">
      <Lock aria-hidden size={16} strokeWidth={2} className="shrink-0 text-text-2" />
      <p className="min-w-0 flex-1 text-small text-text-2">
        <strong className="block font-strong text-text">{counted(maxima, "stored maximum")}, sealed</strong>
        The system bids for them, up to their amounts
      </p>
      <Button size="sm" onClick={() => setEntering(true)}>
        New instruction
      </Button>
      {entering && <InstructionDialog lots={lots} onClose={() => setEntering(false)} />}
    </div>
  );
}
