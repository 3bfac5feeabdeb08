import { Gavel } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import type { Control, ControlId } from "#/features/lanes/console/model/commands/control.ts";
import type { Commands } from "#/features/lanes/console/model/commands/press.ts";
import { ArmedBar, ArmedLeft } from "../lot/armed-left.tsx";

interface HammerRowProps {
  controls: readonly Control[];
  commands: Pick<Commands, "sending" | "armed" | "armedForMs" | "disarm">;
  onPress: (id: ControlId) => void;
}

/** The hammer by hand, below the heavy line: fair warning, hold, sell, no sale. Red is the next act. */
export function HammerRow({ controls, commands, onPress }: HammerRowProps) {
  return (
    <ul
      aria-label="Hammer"
      className="grid grid-cols-4 gap-2 border-t-2 border-ink pt-2.5 max-lg:gap-1.5 max-lg:pt-1.5 max-lg:pb-1.5 lg:grid-cols-[5.5fr_4fr_8fr_5fr]"
    >
      {controls.map((control) => (
        <li key={control.id} className="flex min-w-0">
          <HammerKey control={control} commands={commands} onPress={() => onPress(control.id)} />
        </li>
      ))}
    </ul>
  );
}

interface HammerKeyProps {
  control: Control;
  commands: HammerRowProps["commands"];
  onPress: () => void;
}

function HammerKey({ control, commands, onPress }: HammerKeyProps) {
  const { id, label, key, line, more, can, acts } = control;
  const { sending, armed, armedForMs, disarm } = commands;
  const isArmed = armed === id;
  const isNext = id === "sell" && acts === "once";
  return (
    <button
      type="button"
      data-control={id}
      data-armed={isArmed || undefined}
      aria-disabled={!can || undefined}
      aria-keyshortcuts={key === "Esc" ? "Escape" : key}
      onClick={onPress}
      onBlur={() => isArmed && disarm()}
      className={cn(
        "relative flex min-h-20 w-full min-w-0 flex-col justify-between gap-1 overflow-hidden rounded-md border px-3 py-2 text-start select-none max-lg:min-h-15 max-lg:px-1.5 max-lg:py-1",
        lookOf(can, isArmed, isNext),
      )}
    >
      <span className="flex w-full items-center gap-1.5 text-body leading-6 font-strong whitespace-nowrap max-lg:text-small max-lg:leading-4">
        {id === "sell" && <Gavel aria-hidden size={18} strokeWidth={2} className="shrink-0 max-lg:hidden" />}
        <span className="min-w-0 flex-1">{sending === id ? "Sending…" : label}</span>
        <kbd
          aria-hidden
          className="grid h-5.5 shrink-0 place-content-center rounded-sm border border-current px-1.5 font-sans text-micro font-strong max-lg:hidden pointer-coarse:hidden"
        >
          {acts === "twice" ? `${key} ×2` : key}
        </kbd>
        {acts === "twice" && <span className="sr-only">, press twice</span>}
      </span>
      <span
        className={cn(
          "text-small leading-4.5 tabular-nums max-lg:text-tag max-lg:leading-3.5",
          id === "sell" && "font-strong",
        )}
      >
        {id === "sell" && sending === id ? (
          "Judging what came before the hammer"
        ) : isArmed ? (
          <ArmedLeft forMs={armedForMs} />
        ) : (
          <>
            <span className="block">{line} </span>
            {more}
          </>
        )}
      </span>
      {isArmed && <ArmedBar forMs={armedForMs} />}
    </button>
  );
}

function lookOf(can: boolean, isArmed: boolean, isNext: boolean): string {
  if (!can) return "cursor-not-allowed border-line bg-salt text-text-3";
  if (isArmed) return "border-ink bg-ink text-white outline-2 outline-offset-2 outline-ink";
  if (isNext) return "border-red bg-red text-white hover:bg-red-pressed active:bg-red-pressed";
  return "border-line-2 bg-white text-text hover:border-line-3 hover:bg-salt active:bg-salt-2";
}
