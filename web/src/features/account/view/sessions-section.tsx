import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useMutation, useQuery, useQueryClient, queryOptions } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Section } from "#/components/section.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { counted } from "#/lib/format/counts.ts";
import { ago } from "#/lib/format/time.ts";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { signOut } from "#/lib/session/session.ts";

/** GET /auth/sessions: the sessions of this account. */
const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: ({ signal }) => reply(api.GET("/auth/sessions", { signal })),
  staleTime: 0,
});

type SessionRow = Schema<"SessionRow">;

/** The sessions of this account, with buttons that end one, all others, or all. */
export function SessionsSection() {
  const queryClient = useQueryClient();
  const { data, error, refetch, dataUpdatedAt } = useQuery(sessionsQuery);
  // Ends sessions; the list is read again in any case.
  const { mutate, isPending: busy } = useMutation({
    mutationFn: (end: () => Promise<string>) => end(),
    onSuccess: (text) => void toast({ text, duration: 3_000 }),
    onError: (caught) => void toast({ text: refusalText(caught), tone: "error" }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const run = (end: () => Promise<string>) => !busy && mutate(end);
  const others = data?.some(({ current }) => !current) ?? false;

  return (
    <Section title="Signed in" text="Sign out devices you don’t know, then change your password.">
      {error && (
        <ErrorBlock title="The list could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {data && (
        <ul className="divide-y divide-line">
          {data.map((session) => (
            <Session
              key={session.id_session}
              session={session}
              readAt={dataUpdatedAt}
              busy={busy}
              onEnd={() =>
                run(async () => {
                  const path = { id: session.id_session };
                  await confirmed((header) =>
                    reply(api.DELETE("/auth/sessions/{id}", { params: { path, header } })),
                  );
                  return `${session.device} is signed out`;
                })
              }
            />
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {others && (
          <Button
            aria-disabled={busy}
            onClick={() => run(async () => `${counted(await endOthers(), "other device")} signed out`)}
          >
            Sign out all others
          </Button>
        )}
        <Button
          aria-disabled={busy}
          onClick={() =>
            run(async () => {
              await endOthers();
              await signOut();
              return "You are signed out everywhere";
            })
          }
        >
          Sign out everywhere
        </Button>
      </div>
    </Section>
  );
}

/** DELETE /auth/sessions, which asks who it is; returns how many ended. */
async function endOthers(): Promise<number> {
  const { ended } = await confirmed((header) => reply(api.DELETE("/auth/sessions", { params: { header } })));
  return ended;
}

interface SessionProps {
  session: SessionRow;
  /** The time of the read, ms since 1970. */
  readAt: number;
  /** Whether a session is being ended. */
  busy: boolean;
  onEnd: () => void;
}

function Session({ session, readAt, busy, onEnd }: SessionProps) {
  const { device, address, last_used, current } = session;
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0">
      <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-text-2" />
      <div className="min-w-0 flex-1">
        <p className="text-long break-words">{device}</p>
        <p className="text-small text-text-2">
          {current ? <span className="font-strong text-green">This device</span> : ago(last_used, readAt)}
          {address !== "" && <span className="tabular-nums"> · {address}</span>}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          className="touch"
          aria-label={`Sign out ${device}`}
          aria-disabled={busy}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
