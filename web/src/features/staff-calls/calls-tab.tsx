import { useInfiniteQuery } from "@tanstack/react-query";
import { notFound, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "#/components/message/toast.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { refusalOf, refusalText } from "#/lib/http/refusal.ts";
import { readWords } from "#/lib/read-words.ts";
import { ListFilter, StaffList } from "../staff-money/public.ts";
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
  const [address, go] = useCallsAddress(search);
  const { state, q } = address;
  const query = useInfiniteQuery(callsQuery(state, q));
  const [called, setCalled] = useState<Call | null>(null);
  return (
    <>
      <h1 className="pt-5 text-h1">Call-backs</h1>
      <ListFilter
        what="calls"
        placeholder="Name, phone or subject"
        q={q}
        onSearch={(words) => go({ state, q: words })}
        states={STATES}
        state={state}
        counts={undefined}
        onState={(next) => go({ ...address, state: next })}
      />
      <StaffList
        what="calls"
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
        empty={EMPTY[state]}
        searched={q !== ""}
        noMatch={{ title: "No request matches", text: "No name, phone or subject contains these words." }}
        safe="No request was changed."
        onClear={() => go({ state, q: "" })}
      />
      {called && <DoneDialog call={called} onClose={() => setCalled(null)} />}
    </>
  );
}

/** @throws notFound for an invalid address */
function useCallsAddress(
  search: Readonly<Record<string, unknown>>,
): [CallsAddress, (next: CallsAddress) => void] {
  const navigate = useNavigate();
  const address = readCallsAddress(search);
  if (!address) throw notFound();
  const go = (next: CallsAddress) =>
    void navigate({ to: "/clients", search: callsSearch(next), replace: true, resetScroll: false });
  return [address, go];
}

async function take({ id_call: id }: Call, taken: boolean): Promise<void> {
  await takeCall(id, taken).catch((caught: unknown) => {
    const refusal = refusalOf(caught);
    const text = refusal.code === "STALE" ? "A colleague has taken this call." : refusalText(caught);
    return toast({ text, tone: "error" });
  });
}

interface CallsAddress {
  readonly state: CallState;
  readonly q: string;
}

/** Reads the address; null for an invalid value: the page does not exist. */
function readCallsAddress({ state = "open", q }: Readonly<Record<string, unknown>>): CallsAddress | null {
  const known = CALL_STATES.find((word) => word === state);
  return known === undefined ? null : { state: known, q: readWords(q) };
}

/** The address for a link. */
function callsSearch({ state, q }: CallsAddress): { tab: string } {
  const own = { state: state === "open" ? undefined : state, q: q === "" ? undefined : q };
  return { tab: "calls", ...own };
}
