import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import { api } from "#/lib/http/api.ts";
import { Loaded } from "./loaded.tsx";
import { Block, Nothing } from "./parts.tsx";
import { Refusal } from "./refusal.tsx";
import { useControl } from "../model/use-control.ts";
import { eventFaultsQuery } from "../model/queries.ts";
import { EventFaultForm } from "./event-fault-form.tsx";
import { eventFaultWords } from "../model/event-fault-words.ts";

/** Faults of realtime events: lost, late, doubled and in the wrong order. */
export function EventFaultBlock({ lot }: { lot: number | null }) {
  const faults = useQuery(eventFaultsQuery);
  const add = useControl((body: Schema<"EventFaultSetting">) =>
    reply(api.POST("/_mock/event-faults", { body })),
  );
  const clear = useControl(() => reply(api.DELETE("/_mock/event-faults")));
  return (
    <Block
      title="Realtime events"
      extra={
        <Button
          size="sm"
          disabled={!faults.data?.length}
          aria-disabled={clear.busy}
          onClick={() => void clear.run()}
        >
          Clear events
        </Button>
      }
    >
      <Loaded query={faults} what="The realtime faults">
        {(list) =>
          list.length === 0 ? (
            <Nothing>None. Every event arrives once and in order.</Nothing>
          ) : (
            <ul className="mt-2 divide-y divide-line border-t border-line">
              {list.map((fault) => (
                <li key={fault.id_fault} className="flex items-baseline justify-between gap-4 py-2.5">
                  <p className="min-w-0">
                    <strong className="font-strong break-words">{fault.topic}</strong>{" "}
                    {eventFaultWords(fault)}
                  </p>
                  <span className="shrink-0 text-small text-text-2 tabular-nums">
                    {counted(fault.hits, "hit")}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <EventFaultForm key={lot} lot={lot} busy={add.busy} onAdd={(fault) => void add.run(fault)} />
      <Refusal error={clear.error ?? add.error} className="mt-3" />
    </Block>
  );
}
