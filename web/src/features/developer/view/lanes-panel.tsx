import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { counted } from "#/lib/format/counts.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { clock, toMs } from "@marsa/api-spec/dates";
import { ChoiceList, Loaded, Block, Nothing, Refusal } from "./parts.tsx";
import { auctioneerQuery, view } from "../model/queries.ts";
import { useControl } from "../model/use-control.ts";

type State = Schema<"AutomaticAuctioneer">;
type Lane = State["lanes"][number];
type Change = Schema<"AutomaticAuctioneerChange">;

const TEMPOS: readonly { id: State["tempo"]; word: string; text: string }[] = [
  { id: "slow", word: "Slow", text: "The lane’s timers decide" },
  { id: "usual", word: "Usual", text: "Calls for the last time when bidding pauses for some ten seconds" },
  { id: "brisk", word: "Brisk", text: "Waits half as long" },
];

/** Live lanes that run by themselves, so that one person can watch an evening. */
export function LanesPanel() {
  const auctioneer = useQuery(auctioneerQuery);
  const set = useControl(async (body: Change) => {
    const state = await reply(api.POST("/_mock/auctioneer", { body }));
    queryClient.setQueryData(auctioneerQuery.queryKey, state);
    return state;
  });
  return (
    <Loaded query={auctioneer} what="The lanes">
      {(state) => (
        <>
          <Block
            title="Automatic auctioneer"
            extra={
              <Button
                size="sm"
                variant={state.on ? "plain" : "ink"}
                aria-disabled={set.busy}
                onClick={() => void set.run({ on: !state.on })}
              >
                {state.on ? "Switch off" : "Switch on"}
              </Button>
            }
          >
            <p className="text-small text-pretty text-text-2 tabular-nums">
              {state.on
                ? `It runs every lane. ${counted(state.acts, "control")} used since the server started.`
                : "Switched on, it runs every lane with the calls that a console makes. The bots bid in them."}
            </p>
            <Refusal error={set.error} className="mt-3" />
          </Block>
          <Block title="Lanes">
            {state.lanes.length === 0 ? (
              <NoLanes />
            ) : (
              <ul className="divide-y divide-line">
                {state.lanes.map((lane) => (
                  <LaneRow key={lane.id_queue} lane={lane} busy={set.busy} onSet={set.run} />
                ))}
              </ul>
            )}
          </Block>
          <Block title="Tempo">
            <ChoiceList
              name="tempo"
              choices={TEMPOS}
              chosen={state.tempo}
              onChoose={(tempo) => void set.run({ tempo })}
            />
          </Block>
        </>
      )}
    </Loaded>
  );
}

interface LaneRowProps {
  lane: Lane;
  busy: boolean;
  onSet: (change: Change) => Promise<void>;
}

function LaneRow({ lane, busy, onSet }: LaneRowProps) {
  const { id_queue, name, on } = lane;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <ScreenLink
          to="/queue/current"
          search={{ lane: id_queue }}
          className="font-strong underline decoration-line-3 underline-offset-3 hover:decoration-current"
        >
          {name}
        </ScreenLink>
        <p className="text-small text-text-2 tabular-nums">{laneWords(lane)}</p>
      </div>
      <Button size="sm" aria-disabled={busy} onClick={() => void onSet({ id_queue, on: !on })}>
        {on ? "Stop" : "Run"}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

function NoLanes() {
  return (
    <>
      <Nothing>No lane is to come. The scene “evening” has two that are about to start.</Nothing>
      <Button size="sm" onClick={() => (view.tab = "scene")}>
        To the scenes
      </Button>
    </>
  );
}

function laneWords({ state, start, position, lots, desk }: Lane): string {
  const at = desk === null ? "nobody at the desk" : `${desk} at the desk`;
  if (state === "scheduled") return `${counted(lots, "lot")}, from ${clock(toMs(start))} GST, not opened`;
  const where = { open: "Opened", running: "Running", paused: "Paused" }[state];
  return `${where}, lot ${position} of ${lots}, ${at}`;
}
