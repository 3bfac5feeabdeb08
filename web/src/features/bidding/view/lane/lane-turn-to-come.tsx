import { Radio } from "lucide-react";

/** The placeholder of a lane's clock, in its height. */
export function LaneTurnToCome() {
  return (
    <div className="flex min-h-29 items-center gap-2 border-b border-line px-5 py-2.5 text-h2 max-lg:min-h-25 max-lg:px-4">
      <Radio aria-hidden size={18} strokeWidth={2.2} />
      In its turn
    </div>
  );
}
