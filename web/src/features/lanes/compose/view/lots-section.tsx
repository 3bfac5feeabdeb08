import { memo, type ReactNode, useState } from "react";
import { announce } from "#/lib/browser/announce.ts";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import type { Composed, Queue } from "../model/composed.ts";
import type { ComposerEvent } from "../model/composer-state.ts";
import { EligiblePanel } from "./eligible-panel.tsx";
import { inserted } from "../model/order.ts";
import type { RunLot } from "../model/run-lot.ts";
import { RunPanel } from "./run-panel.tsx";

/** The server's limit. */
export const MOST_LOTS = 500;

interface LotsSectionProps {
  base: Queue;
  lots: readonly number[];
  /** The text of the field. */
  start: string;
  timers: Composed["timers"];
  known: ReadonlyMap<number, RunLot>;
  /** The reasons why lots cannot be in the lane, by id. */
  lotErrors: ReadonlyMap<number, string>;
  send: (event: ComposerEvent) => void;
}

/**
 * The run, and beside it the lots that can join; on phones one of both at a time. Entries elsewhere do not draw it
 * again.
 */
export const LotsSection = memo(function LotsSection(props: LotsSectionProps) {
  const { base, lots, send } = props;
  const [shown, setShown] = useState<"run" | "eligible">("run");

  function add(joining: readonly RunLot[], at = lots.length): void {
    const room = MOST_LOTS - lots.length;
    const fit = joining.slice(0, room);
    send({ type: "learned", lots: fit });
    const ids = fit.map(({ id }) => id);
    send({ type: "changed", change: { lots: inserted(lots, ids, at) } });
    announce(
      fit.length < joining.length
        ? `A lane has ${MOST_LOTS} lots at most: ${counted(fit.length, "lot")} added`
        : `${counted(fit.length, "lot")} added, ${lots.length + fit.length} in the run`,
    );
  }
  return (
    <section aria-label="Lots" className="py-5">
      <fieldset
        aria-label="Shown"
        className="mb-3 flex rounded-md border border-line-2 p-1 lg:hidden min-w-0"
      >
        <Half on={shown === "run"} onPress={() => setShown("run")}>
          Run {lots.length}
        </Half>
        <Half on={shown === "eligible"} onPress={() => setShown("eligible")}>
          Add lots
        </Half>
      </fieldset>
      <div className="grid grid-cols-1 gap-5 lg:h-180 lg:max-h-[calc(100dvh-12rem)] lg:min-h-100 lg:grid-cols-2">
        <EligiblePanel
          id={base.id_queue}
          run={lots}
          onAdd={add}
          onDrag={(dragged) => send({ type: "learned", lots: dragged })}
          className={cn(shown === "run" && "max-lg:hidden")}
        />
        <RunPanel
          {...props}
          onJoin={add}
          className={cn(shown === "eligible" && "max-lg:hidden")}
          onWantLots={() => setShown("eligible")}
        />
      </div>
    </section>
  );
});

interface HalfProps {
  on: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Half({ on, onPress, children }: HalfProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={cn(
        "h-10 flex-1 rounded-sm text-body tabular-nums",
        on ? "bg-ink font-strong text-white" : "text-text-2",
      )}
    >
      {children}
    </button>
  );
}
