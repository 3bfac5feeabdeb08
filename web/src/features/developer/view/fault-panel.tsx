import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { counted } from "#/lib/format/counts.ts";
import { EventFaultBlock } from "./event-fault-block.tsx";
import { openLotId } from "../model/start-over.ts";
import { FaultForm } from "./fault-form.tsx";
import { EVERY_CALL, faultOdds, faultWords } from "../model/fault-words.ts";
import { Loaded, Block, Nothing, Refusal } from "./parts.tsx";
import { faultsQuery } from "../model/queries.ts";
import { RouterBlock } from "./router-block.tsx";
import { useControl } from "../model/use-control.ts";

/** The usual faults, with one press each. */
const READY: readonly { word: string; fault: Schema<"FaultSetting"> }[] = [
  { word: "Next bid: 503", fault: { operation: "makebid", status: 503, times: 1, probability: 1 } },
  {
    word: "Next bid: reply lost",
    fault: { operation: "makebid", drop_reply: true, times: 1, probability: 1 },
  },
  { word: "Bids take 3 s", fault: { operation: "makebid", latency_ms: 3_000, probability: 1 } },
  { word: "Every fifth call: 500", fault: { operation: EVERY_CALL, status: 500, probability: 0.2 } },
];

/** Faults on purpose: answers, delays, sockets, realtime events, and the router. */
export function FaultPanel() {
  const faults = useQuery(faultsQuery);
  const add = useControl((fault: Schema<"FaultSetting">) =>
    reply(api.POST("/_mock/faults", { body: fault })),
  );
  const clear = useControl(() => reply(api.DELETE("/_mock/faults")));
  const lot = openLotId(useRouterState({ select: ({ location }) => location.pathname }));
  const none = faults.data?.length === 0;
  return (
    <>
      <Block
        title="Switched on"
        extra={
          <Button
            size="sm"
            disabled={none || !faults.data}
            aria-disabled={clear.busy}
            onClick={() => void clear.run()}
          >
            Clear all
          </Button>
        }
      >
        <Loaded query={faults} what="The faults">
          {(list) =>
            list.length === 0 ? (
              <Nothing>None. Every call is answered as it should be.</Nothing>
            ) : (
              <ul className="mt-2 divide-y divide-line border-t border-line">
                {list.map((fault) => (
                  <li key={fault.id_fault} className="flex items-baseline justify-between gap-4 py-2.5">
                    <p className="min-w-0">
                      <strong className="font-strong break-words">{callWord(fault.operation)}</strong>{" "}
                      {faultWords(fault)}
                      <span className="block text-small text-text-2">Applies to {faultOdds(fault)}</span>
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
        <Refusal error={clear.error} className="mt-3" />
      </Block>
      <Block title="Add">
        <div className="mt-1 grid grid-cols-2 gap-2">
          {READY.map(({ word, fault }) => (
            <Button
              key={word}
              className="px-2 max-md:h-11 max-md:text-small"
              aria-disabled={add.busy}
              onClick={() => void add.run(fault)}
            >
              {word}
            </Button>
          ))}
        </div>
        <FaultForm busy={add.busy} onAdd={(fault) => void add.run(fault)} />
        <Refusal error={add.error} className="mt-3" />
      </Block>
      <EventFaultBlock lot={lot} />
      <RouterBlock />
    </>
  );
}

function callWord(operation: string): string {
  return operation === EVERY_CALL ? "Every call" : operation;
}
