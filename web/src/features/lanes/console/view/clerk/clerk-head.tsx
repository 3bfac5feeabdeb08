import { Gavel, Keyboard, Maximize, Minimize } from "lucide-react";
import { resultsOf, resultsWords } from "#/components/lane/results.ts";
import { count } from "#/lib/format/counts.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { Delay } from "../head.tsx";
import type { ConsoleProps } from "../use-console.ts";
import { SeatButton } from "./seat-button.tsx";

interface ClerkHeadProps extends Pick<ConsoleProps, "about"> {
  run: readonly LaneLot[];
  /** The operator at the desk. */
  holder: string | null;
  full: boolean;
  onFull: () => void;
}

/** The top line of the clerk's seat: lane, results, and who has the hammer. */
export function ClerkHead({ about, run, holder, full, onFull }: ClerkHeadProps) {
  const { id, name, position, lots } = about;
  return (
    <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-5 gap-y-1 border-b border-ink-line bg-ink px-6 py-1 text-small text-white max-lg:gap-x-3 max-lg:px-4">
      <h1 className="min-w-0 truncate text-h3">
        {name}
        <span className="sr-only">, the clerk's seat</span>
      </h1>
      <span className="inline-flex h-6 items-center gap-1.5 rounded-sm bg-blue-running px-2 text-micro font-strong">
        <Keyboard aria-hidden size={14} strokeWidth={2} />
        Clerk
      </span>
      <span className="text-on-ink-2 tabular-nums">
        {position > 0 && (
          <>
            <strong className="font-strong text-white">Lot {position}</strong> of {count(lots)} ·{" "}
          </>
        )}
        {resultsWords(resultsOf(run))}
      </span>
      <span className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <Delay />
        <span data-slot="hammer" className="flex items-center gap-1.5 text-on-ink-2">
          <Gavel aria-hidden size={15} strokeWidth={2} />
          {holder === null ? "Nobody has the hammer" : `${holder} has the hammer`}
        </span>
        <SeatButton idQueue={id} to={null} label="Leave the seat" />
        <button
          type="button"
          onClick={onFull}
          className="grid size-9 place-content-center rounded-md hover:bg-ink-3 focus-visible:outline-on-ink-blue max-lg:hidden"
        >
          {full ? <Minimize aria-hidden size={18} /> : <Maximize aria-hidden size={18} />}
          <span className="sr-only">{full ? "Leave full screen" : "Full screen"}</span>
        </button>
      </span>
    </header>
  );
}
