import { resultsOf, resultsWords } from "#/components/lane/results.ts";
import { Head } from "../head.tsx";
import { TotalsLine } from "../totals-line.tsx";
import type { ConsoleModel, ConsoleProps } from "../use-console.ts";
import { isRehearsal } from "@marsa/api-spec/rehearsal";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ChevronDown } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import { clock } from "@marsa/api-spec/dates";
import { queuesQuery } from "#/realtime/lanes/lane-calls.ts";
import { isOver } from "#/features/lanes/console/model/desk/desk-view.ts";

interface ConsoleHeadProps extends Pick<ConsoleProps, "view" | "about" | "desk"> {
  readonly model: ConsoleModel;
  /** Goes to another lane; null: leaves the console. */
  readonly onLane: (to: number | null) => void;
  readonly full: boolean;
  readonly onFull: () => void;
}

/** The head of the console, filled from its model. */
export function ConsoleHead({ view, about, desk, model, onLane, full, onFull }: ConsoleHeadProps) {
  const { acts, mayRun } = model;
  return (
    <Head
      name={about.name}
      position={about.position}
      lots={about.lots}
      results={resultsWords(resultsOf(model.run.lots))}
      totals={model.width === "wide" && <TotalsLine {...model} view={view} desk={desk} />}
      online={model.online}
      lost={model.room.lost}
      onLost={model.room.showLost}
      canPause={(view.state === "running" || view.state === "open") && view.desk !== "unknown"}
      canEnd={mayRun && view.state !== "scheduled"}
      onPause={acts.pause}
      onEnd={() => acts.ask({ what: "end", view })}
      menu={<LaneMenu here={view.idQueue} onLane={onLane} onLeave={() => onLane(null)} />}
      full={full}
      onFull={onFull}
      onLeave={() => onLane(null)}
    />
  );
}

interface LaneMenuProps {
  here: number;
  onLane: (id: number) => void;
  onLeave: () => void;
}

const LOOK =
  "touch flex h-9 min-w-0 shrink-0 items-center gap-1 rounded-md px-2 text-small max-lg:-mx-2 text-on-ink-2 hover:bg-ink-3 hover:text-white focus-visible:outline-on-ink-blue";

/** The other lanes that the reader may run, so that they find the right one; a rehearsal links back to its lane. */
function LaneMenu({ here, onLane, onLeave }: LaneMenuProps) {
  const lanes = useQuery(queuesQuery).data ?? [];
  const others = lanes.filter(
    ({ id_queue: id, operators_me: mine, state }) => mine && id !== here && !isOver(state),
  );
  const rehearses = isRehearsal(here);
  const [only] = others;
  if (rehearses && others.length < 2) {
    return (
      <button
        type="button"
        className={`${LOOK} text-white`}
        onClick={() => (only ? onLane(only.id_queue) : onLeave())}
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={2} className="shrink-0" />
        <span className="truncate max-sm:sr-only">
          {only ? `Back to ${only.name}` : "Leave the rehearsal"}
        </span>
      </button>
    );
  }
  if (others.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={`${LOOK} ${rehearses ? "text-white" : ""}`}>
        {rehearses && <ArrowLeft aria-hidden size={16} strokeWidth={2} />}
        <span className={rehearses ? "max-sm:sr-only" : "max-lg:sr-only"}>
          {rehearses ? "Back to your lanes" : "Your lanes"}
        </span>
        <ChevronDown aria-hidden size={16} strokeWidth={2} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {others.map(({ id_queue: id, name, state, start }) => (
          <DropdownMenuItem key={id} onSelect={() => onLane(id)}>
            <span className="flex-1">{name}</span>
            <span className="text-small text-text-2 tabular-nums">
              {state === "scheduled" ? clock(start) : "runs"}
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
