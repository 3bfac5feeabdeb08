import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { ConnectionDot } from "#/components/message/connection-dot.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { counted } from "#/lib/format/counts.ts";
import { useMe } from "#/lib/http/queries.ts";
import { Loaded, Block, Refusal } from "./parts.tsx";
import { healthQuery, processQuery } from "../model/queries.ts";
import { useControl } from "../model/use-control.ts";

/** The router: up, down, or this page's connection cut. */
export function RouterBlock() {
  const me = useMe();
  const health = useQuery(healthQuery);
  const process = useQuery(processQuery);
  const set = useControl((body: { up: boolean; drop_user?: number }) =>
    reply(api.POST("/_mock/router", { body })),
  );
  return (
    <Block title="Router" extra={<ConnectionDot />}>
      <Loaded query={health} what="The router’s state">
        {(state) => (
          <>
            <p className="text-small text-text-2">{routerWords(state, process.data?.outbox_lag)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                className="max-md:h-11"
                aria-disabled={set.busy}
                onClick={() => void set.run({ up: !state.connected })}
              >
                {state.connected ? "Take it down" : "Bring it back"}
              </Button>
              <Button
                className="max-md:h-11"
                disabled={!me || !state.connected}
                aria-disabled={set.busy}
                onClick={() => me && void set.run({ up: true, drop_user: me.id_user })}
              >
                Drop my link
              </Button>
            </div>
            {!me && (
              <p className="mt-2 text-small text-text-2">Only a signed-in person’s link can be dropped.</p>
            )}
          </>
        )}
      </Loaded>
      <Refusal error={set.error} className="mt-3" />
    </Block>
  );
}

function routerWords({ router, connected }: Schema<"Health">, outboxLag = 0): string {
  const which = router === "embedded" ? "The embedded router" : "Crossbar";
  const waiting = outboxLag > 0 ? ` ${counted(outboxLag, "event")} wait for it.` : "";
  return `${which} is ${connected ? "up" : "down"}.${waiting}`;
}
