import {
  ArrowDownToLine,
  Ban,
  BellRing,
  ChevronsDown,
  type LucideIcon,
  Megaphone,
  Minus,
  Plus,
  SkipForward,
  Triangle,
} from "lucide-react";
import type { KeyboardEvent } from "react";
import { cn } from "#/lib/cn.ts";
import { ArmedBar, ArmedLeft } from "../lot/armed-left.tsx";
import type { Control, ControlId } from "#/features/lanes/console/model/commands/control.ts";
import { USUAL_PACE } from "#/features/lanes/console/model/commands/press-guard.ts";
import type { PressId } from "#/features/lanes/console/model/commands/press.ts";

interface ControlGridProps {
  controls: readonly Control[];
  sending: PressId | null;
  armed: PressId | null;
  /** Whether single keys are active: they are faint while off. */
  keysAct: boolean;
  /** Small, below the bids of the room: a press says why a control is off. */
  compact: boolean;
  onPress: (id: ControlId) => void;
  onCancel: () => void;
}

const ICONS: Partial<Readonly<Record<ControlId, LucideIcon>>> = {
  "final-call": BellRing,
  "green-light": Triangle,
  "change-min": ChevronsDown,
  "step-up": Plus,
  "step-down": Minus,
  "lower-start": ArrowDownToLine,
  skip: SkipForward,
  disable: Ban,
  announce: Megaphone,
};

/**
 * The nine controls, each with its key and one line: its effect, or the reason why it is off. They never change places.
 */
export function ControlGrid({
  controls,
  sending,
  armed,
  keysAct,
  compact,
  onPress,
  onCancel,
}: ControlGridProps) {
  return (
    <ul
      aria-label="Controls"
      className={cn(
        "grid grid-cols-3 gap-2.5 max-lg:gap-1.5",
        compact && (controls.length > 8 ? "lg:grid-cols-5 lg:gap-2" : "lg:grid-cols-4 lg:gap-2"),
      )}
    >
      {controls.map((control) => (
        <li key={control.id} className="flex">
          <ControlButton
            control={control}
            sending={sending === control.id}
            armed={armed === control.id}
            keysAct={keysAct}
            compact={compact}
            onPress={() => onPress(control.id)}
            onCancel={onCancel}
          />
        </li>
      ))}
    </ul>
  );
}

interface ControlButtonProps extends Pick<ControlGridProps, "keysAct" | "compact" | "onCancel"> {
  control: Control;
  sending: boolean;
  armed: boolean;
  onPress: () => void;
}

function ControlButton({ control, sending, armed, keysAct, compact, onPress, onCancel }: ControlButtonProps) {
  const { id, label, key, line, more, can, acts, again } = control;
  const Icon = ICONS[id];
  return (
    <button
      type="button"
      data-control={id}
      data-armed={armed || undefined}
      aria-disabled={!can || undefined}
      aria-keyshortcuts={key === "−" ? "-" : key}
      onClick={onPress}
      onBlur={() => armed && onCancel()}
      onKeyDown={notHeld}
      className={cn(
        "relative flex w-full overflow-hidden min-w-0 flex-col gap-1 rounded-md border text-start select-none",
        compact
          ? "min-h-11 justify-center px-2 py-1 lg:min-h-10"
          : "min-h-22 justify-between px-3.5 py-2.5 max-lg:min-h-15 max-lg:px-2 max-lg:py-1.5",
        lookOf(id, can, armed, compact),
      )}
    >
      <span
        className={cn(
          "flex w-full items-center font-strong max-lg:gap-1.5 max-lg:text-small max-lg:leading-4",
          compact ? "gap-1.5 text-small leading-4" : "gap-2.5 text-[1rem] leading-6",
        )}
      >
        {!compact && Icon && (
          <Icon aria-hidden size={18} strokeWidth={2} className="shrink-0 max-lg:size-4" />
        )}
        <span className="min-w-0 flex-1">
          {sending ? "Sending…" : label}
          {acts === "twice" && !sending && (
            <small className="ms-1 text-micro font-normal tabular-nums max-lg:absolute max-lg:end-1 max-lg:top-0.5 max-lg:text-tag">
              <span aria-hidden>×2</span>
              <span className="sr-only">, press twice</span>
            </small>
          )}
        </span>
        <kbd
          aria-hidden
          className={cn(
            "grid size-5.5 shrink-0 place-content-center rounded-sm border border-current font-sans text-micro font-strong max-lg:hidden pointer-coarse:hidden",
            !keysAct && "opacity-55",
          )}
        >
          {key}
        </kbd>
      </span>
      <span
        className={
          compact && !armed
            ? "sr-only"
            : "line-clamp-2 text-small leading-4.5 text-pretty tabular-nums max-lg:text-tag max-lg:leading-3.5"
        }
      >
        {armed ? (
          <>
            <ArmedLeft forMs={USUAL_PACE.armedForMs} />
            <span className="sr-only">: </span>
            <span className="block whitespace-nowrap">{again ?? line}</span>
          </>
        ) : (
          <>
            {line}
            {more !== undefined && <span className="max-lg:hidden">{more}</span>}
          </>
        )}
      </span>
      {armed && <ArmedBar forMs={USUAL_PACE.armedForMs} />}
    </button>
  );
}

/** Ignores the repeats of a held key. */
function notHeld(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}

/** Red is the next act: with the room that is a bid. */
function lookOf(id: ControlId, can: boolean, armed: boolean, hasRoom: boolean): string {
  if (!can) return "cursor-not-allowed border-line bg-salt text-text-3";
  if (armed) return "border-ink bg-ink text-white outline-2 outline-offset-2 outline-ink";
  switch (hasRoom ? null : id) {
    case "final-call":
      return "border-red bg-red text-white hover:bg-red-pressed active:bg-red-pressed";
    case "green-light":
      return "border-2 border-green bg-white text-green hover:bg-green-tint active:bg-green-tint [&_svg]:fill-current";
    default:
      return "border-line-2 bg-white text-text hover:border-line-3 hover:bg-salt active:bg-salt-2";
  }
}
