import { useQuery } from "@tanstack/react-query";
import { Theater } from "lucide-react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import { useMe } from "#/lib/http/queries.ts";
import { rehearsalsQuery } from "#/realtime/lanes/lane-calls.ts";
import { useStartRehearsal } from "#/features/lanes/start-rehearsal.tsx";

/** Interval between two reads of rehearsals, ms. */
const LOOK_EVERY_MS = 20_000;

/** The rehearsals that run, and a button that starts one, for people who run lanes. */
export function Rehearsals({ onLane }: { onLane: (id: number) => void }) {
  const me = useMe();
  const { data: lanes = [] } = useQuery({ ...rehearsalsQuery, refetchInterval: LOOK_EVERY_MS });
  const start = useStartRehearsal();
  const runs = me?.roles.includes("auctioneer") === true;
  const mayStart = runs || me?.roles.includes("backoffice") === true;
  if (lanes.length === 0 && !mayStart) return null;
  return (
    <section
      aria-labelledby="rehearsals"
      className="mx-auto max-w-300 px-4 pb-20 lg:px-gutter"
      data-slot="rehearsals"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg bg-salt px-6 py-5 max-md:px-5">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="rehearsals" className="text-h3">
            Rehearsal
          </h2>
          <p className="mt-1 max-w-prose text-body text-pretty text-text-2">
            {mayStart
              ? `A lane with pretend lots and bidders, ${runs ? "for you to run" : "which runs by itself"}. Nothing in it counts.`
              : "A lane with pretend lots to try bidding in. Nothing in it counts: no deposit, no sale."}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {lanes.map(({ id_queue, lots, position, state }) => (
            <Button key={id_queue} onClick={() => onLane(id_queue)}>
              Enter rehearsal
              <span className="font-normal text-text-2">
                {state === "finished"
                  ? "over"
                  : position > 0
                    ? `${position} of ${lots}`
                    : counted(lots, "lot")}
              </span>
            </Button>
          ))}
          {mayStart && (
            <Button variant="ink" aria-disabled={start.isPending} onClick={() => start.mutate()}>
              <Theater aria-hidden size={17} strokeWidth={1.75} /> Rehearse
            </Button>
          )}
        </div>
      </div>
      {start.error && (
        <ErrorBlock
          className="mt-4"
          title="The rehearsal could not be started."
          error={start.error}
          onRetry={() => start.mutate()}
        />
      )}
    </section>
  );
}
