import { useInfiniteQuery, infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { toast } from "#/components/message/toast.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { refusalOf, refusalText } from "#/lib/http/refusal.ts";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { ReasonField } from "#/components/form/reason-field.tsx";
import { shortInstant } from "@marsa/api-spec/dates";
import { Button } from "#/components/ui/button.tsx";
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

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

/** Marks a call as made, with a note for colleagues. */
function DoneDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const [note, setNote] = useState("");
  return (
    <ConfirmDialog
      title="Mark the call as made?"
      text={`${call.name}, ${call.phone}. The request leaves the list of open calls.`}
      press="Mark as called"
      safe="The request is still open."
      onAct={() => finishCall(call.id_call, note.trim())}
      onClose={onClose}
    >
      <ReasonField
        label="Note, optional"
        longest={1_000}
        value={note}
        onChange={setNote}
        hint="What you agreed. Only staff read it."
      />
    </ConfirmDialog>
  );
}

interface CallRowProps {
  call: Call;
  /** The reader's id. */
  me: number | null;
  onTake: (taken: boolean) => void;
  onDone: () => void;
}

/** A request for a call: who, when and about what, who calls, and the result. */
function CallRow({ call, me, onTake, onDone }: CallRowProps) {
  const { name, phone, subject, time, asked, taken_by, done_at, done_by, note } = call;
  const isMine = taken_by !== null && taken_by.id_user === me;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_10rem_19rem] lg:items-center">
      <div className="min-w-0">
        <p className="text-body font-strong break-words">{name}</p>
        <p className="mt-0.5 text-small text-pretty break-words text-text-2">
          {subject ?? "No subject"} · asked {shortInstant(asked)}
          {time !== null && ` · prefers ${time}`}
        </p>
        {done_at === null && taken_by !== null && (
          <p className="mt-0.5 text-small font-strong text-blue-deep">
            {isMine ? "You make this call" : `${taken_by.name} makes this call`}
          </p>
        )}
        {done_at !== null && (
          <p className="mt-0.5 text-small text-pretty break-words">
            Called {shortInstant(done_at)}
            {done_by !== null && ` by ${done_by}`}
            {note !== null && `: ${note}`}
          </p>
        )}
      </div>
      <a href={`tel:${phone}`} className="touch text-body text-blue tabular-nums hover:underline">
        {phone}
      </a>
      {done_at === null && (
        <div className="flex flex-wrap justify-end gap-2">
          {taken_by === null && <Button onClick={() => onTake(true)}>Take call</Button>}
          {isMine && <Button onClick={() => onTake(false)}>Leave to others</Button>}
          <Button variant={isMine ? "ink" : "plain"} onClick={onDone}>
            Mark as called
          </Button>
        </div>
      )}
    </li>
  );
}

type Call = Schema<"CallBack">;
const CALL_STATES = ["open", "done", "all"] as const;
type CallState = (typeof CALL_STATES)[number];

const KEY = keys.staff("calls");
const PAGE = 24;

/** POST /backoffice/calls/list, page by page, the newest first. */
const callsQuery = (state: CallState, q: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, state, q],
    queryFn: ({ pageParam, signal }) => {
      const body = { state, q, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/calls/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"CallBackPage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

const changed = () => void staffChanged(KEY);

/**
 * Takes a call, or leaves it to others. Reads the list again in any case.
 * @throws the refusal of the server
 */
async function takeCall(id_call: number, taken: boolean): Promise<void> {
  await reply(api.POST("/backoffice/calls/take", { body: { id_call, taken } })).finally(changed);
}

/** Marks a call as made, with a note for the staff. Reads the list again in any case. */
async function finishCall(id_call: number, note: string): Promise<void> {
  const body = { id_call, note: note === "" ? null : note };
  await reply(api.POST("/backoffice/calls/done", { body })).finally(changed);
}
