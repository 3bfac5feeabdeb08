import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";
import { clock } from "../../../lib/time.ts";
import { queuesQuery } from "../../../realtime/queues-query.ts";
import { isOver } from "./desk-view.ts";

/** The other lanes that whoever sits at this desk may run: nobody opens the wrong sale for want of a way to the right one. */
export function LaneMenu({ here, onLane }: { here: number; onLane: (id: number) => void }) {
  const lanes = useQuery(queuesQuery).data ?? [];
  const others = lanes.filter(
    ({ id_queue: id, operators_me: mine, state }) => mine && id !== here && !isOver(state),
  );
  if (others.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="touch flex h-9 shrink-0 items-center gap-1 rounded-md px-2 text-small max-lg:-mx-2 text-on-ink-2 hover:bg-ink-3 hover:text-white focus-visible:outline-on-ink-blue">
        <span className="max-lg:sr-only">Your lanes</span>
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
