import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { counted } from "#/lib/format/counts.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { ChoiceList, Loaded, Block, Refusal } from "./parts.tsx";
import { InputField } from "./fields.tsx";
import { botsQuery } from "../model/queries.ts";
import { useControl } from "../model/use-control.ts";

type Bots = Schema<"Bots">;
type Change = Schema<"BotsChange">;

const TEMPERAMENTS: readonly { id: Bots["temperament"]; word: string; text: string }[] = [
  { id: "calm", word: "Calm", text: "A bid now and then, a step or two, what ends soon first" },
  { id: "eager", word: "Eager", text: "A bid every other second, on anything" },
  { id: "sniper", word: "Sniper", text: "Only in the last 20 seconds of a lot" },
  { id: "stubborn", word: "Stubborn", text: "Answers everybody who outbids it" },
];

/** Switches the bots. */
export function BotsPanel() {
  const bots = useQuery(botsQuery);
  const [chosen, setChosen] = useState<Bots["temperament"] | null>(null);
  const set = useControl(async (body: Change) => {
    const state = await reply(api.POST("/_mock/bots", { body }));
    queryClient.setQueryData(botsQuery.queryKey, state);
    return state;
  });
  async function choose(temperament: Bots["temperament"]) {
    setChosen(temperament);
    await set.run({ temperament });
    setChosen(null);
  }
  return (
    <Loaded query={bots} what="The bots">
      {(state) => (
        <>
          <Block
            title={state.on ? "On" : "Off"}
            extra={
              <Button size="sm" aria-disabled={set.busy} onClick={() => void set.run({ on: !state.on })}>
                {state.on ? "Switch off" : "Switch on"}
              </Button>
            }
          >
            <p className="text-small text-text-2 tabular-nums">
              {counted(state.count, "bot")}, {counted(state.bids, "bid")} placed since the server started.
            </p>
            <Refusal error={set.error} className="mt-3" />
          </Block>
          <Block title="Temperament">
            <ChoiceList
              name="temperament"
              choices={TEMPERAMENTS}
              chosen={chosen ?? state.temperament}
              onChoose={(temperament) => void choose(temperament)}
            />
          </Block>
          <Block title="How many">
            <CountForm key={state.count} count={state.count} busy={set.busy} onSet={set.run} />
          </Block>
        </>
      )}
    </Loaded>
  );
}

interface CountFormProps {
  count: number;
  busy: boolean;
  onSet: (change: Change) => Promise<void>;
}

function CountForm({ count, busy, onSet }: CountFormProps) {
  const [text, setText] = useState(String(count));
  function submit(event: FormEvent) {
    event.preventDefault();
    void onSet({ count: Number(text) });
  }
  return (
    <form className="mt-1 flex items-end gap-2" onSubmit={submit}>
      <InputField
        label="Bots"
        className="w-28"
        type="number"
        min={1}
        max={200}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="max-md:h-11" aria-disabled={busy || text === String(count)}>
        Set
      </Button>
    </form>
  );
}
