import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { clock, shortDay, toMs } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { Pause, Play } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { dubaiInput, fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { serverClock, useServerTime } from "#/realtime/clock/clock.ts";
import { OpenLot } from "./open-lot-block.tsx";
import { openLotId } from "../model/start-over.ts";
import { InputField } from "./fields.tsx";
import { Loaded, Block, Refusal } from "./parts.tsx";
import { useControl } from "../model/use-control.ts";
import { clockQuery } from "../model/queries.ts";
import { offsetWords } from "../model/dubai-time.ts";

const STEPS = [
  ["+10 s", 10_000],
  ["+1 min", 60_000],
  ["+10 min", 600_000],
  ["+1 h", 3_600_000],
] as const;

/** The auction clock: frozen, moved ahead, or set. Every deadline in between happens in its order. */
export function ClockPanel() {
  const state = useQuery(clockQuery);
  const move = useControl(moveClock);
  const lot = openLotId(useRouterState({ select: ({ location }) => location.pathname }));
  return (
    <Loaded query={state} what="The clock">
      {({ rate, offset_ms }) => (
        <>
          <Block
            title="Now"
            extra={
              <Button
                size="sm"
                aria-disabled={move.busy}
                onClick={() => void move.run({ freeze: rate !== 0 })}
              >
                {rate === 0 ? <Play aria-hidden size={15} /> : <Pause aria-hidden size={15} />}
                {rate === 0 ? "Let it run" : "Freeze"}
              </Button>
            }
          >
            <Now />
            <p className="mt-1 text-small text-text-2 tabular-nums">
              {rate === 0 ? "Stands still. Countdowns stand too." : `Runs. ${offsetWords(offset_ms)}.`}
            </p>
            <Refusal error={move.error} className="mt-3" />
          </Block>
          <Block title="Advance">
            <p className="text-small text-text-2">Every deadline on the way fires in its order.</p>
            <div className="mt-3 grid grid-cols-4 gap-2">
              {STEPS.map(([word, ms]) => (
                <Button
                  key={word}
                  className="px-0 tabular-nums max-md:h-11"
                  aria-disabled={move.busy}
                  onClick={() => void move.run({ advance_ms: ms })}
                >
                  {word}
                </Button>
              ))}
            </div>
            {lot !== null && (
              <OpenLot key={lot} id={lot} busy={move.busy} onSet={(set) => void move.run({ set })} />
            )}
          </Block>
          <Block title="Set">
            <SetForm busy={move.busy} onSet={(set) => void move.run({ set })} />
          </Block>
        </>
      )}
    </Loaded>
  );
}

function Now() {
  const time = useServerTime(clock);
  const day = useServerTime(shortDay);
  return (
    <p className="text-price-m tabular-nums">
      {time} <span className="text-body font-normal tracking-normal text-text-2">GST, {day}</span>
    </p>
  );
}

function SetForm({ busy, onSet }: { busy: boolean; onSet: (instant: string) => void }) {
  const [text, setText] = useState(() => dubaiInput(serverClock.now()));
  function submit(event: FormEvent) {
    event.preventDefault();
    const instant = fromDubaiInput(text);
    if (instant !== null) onSet(instant);
  }
  return (
    <form className="flex items-end gap-2" onSubmit={submit}>
      <InputField
        label="Day and time, GST"
        className="flex-1"
        type="datetime-local"
        step={1}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="max-md:h-11" aria-disabled={busy}>
        Set
      </Button>
    </form>
  );
}

/** POST /_mock/clock. The page's clock follows at once, and data that depends on the time is read again. */
async function moveClock(change: Schema<"ClockChange">): Promise<Schema<"ClockState">> {
  const state = await reply(api.POST("/_mock/clock", { body: change }));
  serverClock.sample(toMs(state.now), state.rate);
  queryClient.setQueryData(clockQuery.queryKey, state);
  void queryClient.invalidateQueries();
  return state;
}
