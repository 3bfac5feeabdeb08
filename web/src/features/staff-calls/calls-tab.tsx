import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { toast } from "#/components/message/toast.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { refusalOf, refusalText } from "#/lib/http/refusal.ts";
import { CallRow } from "./call-row.tsx";
import { DoneDialog } from "./done-dialog.tsx";
import { type Call, type CallState, callsQuery, takeCall, CALL_STATES } from "./queries.ts";

const STATES = [
  { state: "open", word: "To call" },
  { state: "done", word: "Called" },
  { state: "all", word: "All" },
] as const satisfies readonly { state: CallState; word: string }[];
const EMPTY: Readonly<Record<CallState, { title: string; text: string }>> = {
  open: { title: "Nobody waits for a call", text: "Requests appear here as soon as a visitor sends one." },
  done: { title: "No calls made yet", text: "Calls appear here with their notes." },
  all: { title: "No requests yet", text: "Requests appear here as soon as a visitor sends one." },
};

/** Requests for a call: one of the staff takes a request, calls, and notes the result. */
export function CallsTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const me = useMe();
  const [{ state, q = "" }, go] = useListAddress("calls", search, CALL_STATES);
  const query = useInfiniteQuery(callsQuery(state, q));
  const [called, setCalled] = useState<Call | null>(null);
  return (
    <ListScreen
      title="Call-backs"
      what="calls"
      search={{ placeholder: "Name, phone or subject", q, onSearch: (words) => go({ state, q: words }) }}
      states={STATES}
      state={state}
      counts={undefined}
      onState={(next) => go({ state: next, q })}
      query={query}
      rows={query.data?.pages
        .flatMap(({ items }) => items)
        .map((call) => (
          <CallRow
            key={call.id_call}
            call={call}
            me={me?.id_user ?? null}
            onTake={(taken) => void take(call, taken)}
            onDone={() => setCalled(call)}
          />
        ))}
      empty={EMPTY}
      noMatch={{ title: "No request matches", text: "No name, phone or subject contains these words." }}
      safe="No request was changed."
      onClear={() => go({ state })}
    >
      {called && <DoneDialog call={called} onClose={() => setCalled(null)} />}
    </ListScreen>
  );
}

async function take({ id_call: id }: Call, taken: boolean): Promise<void> {
  await takeCall(id, taken).catch((caught: unknown) => {
    const refusal = refusalOf(caught);
    const text = refusal.code === "STALE" ? "A colleague has taken this call." : refusalText(caught);
    return toast({ text, tone: "error" });
  });
}
