import { Pause, Timer } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { clockBehind } from "#/features/lanes/console/model/desk/clock-words.ts";
import type { DeskView } from "#/features/lanes/console/model/desk/desk-view.ts";

interface ClockLineProps {
  now: DeskView;
  /** Pauses the lane behind the open dialog. */
  onHold: () => void;
  /** The key of the button; undefined where keys write text. */
  hint?: string;
}

/** The clock behind a dialog of the desk, its consequence, and a button for a pause. */
export function ClockLine({ now, onHold, hint }: ClockLineProps) {
  const clock = clockBehind(now);
  const left = useServerTime((time) =>
    clock === null ? 0 : Math.max(0, Math.ceil((clock.at - time) / 1_000)),
  );
  if (clock === null && now.state !== "paused") return null;
  return (
    <p
      data-slot="clock-line"
      className="mx-4 mb-4 flex min-h-11 items-center gap-x-3 rounded-md bg-salt px-3 py-1.5 text-small tabular-nums md:mx-6"
    >
      {clock === null ? (
        <>
          <Pause aria-hidden size={16} strokeWidth={2} className="shrink-0" />
          The lane is paused: no clock runs while you decide.
        </>
      ) : (
        <>
          <Timer aria-hidden size={16} strokeWidth={2} className="shrink-0 max-md:hidden" />
          <span className="min-w-0 flex-1">
            Clock: <strong className="font-strong">{left} s</strong>, then {clock.comes}.
          </span>
          <Button size="sm" className="shrink-0" aria-keyshortcuts={hint} onClick={onHold}>
            Pause the lane
            {hint !== undefined && (
              <kbd
                aria-hidden
                className="grid size-5 place-content-center rounded-sm border border-line-3 font-sans text-tag pointer-coarse:hidden"
              >
                {hint}
              </kbd>
            )}
          </Button>
        </>
      )}
    </p>
  );
}
