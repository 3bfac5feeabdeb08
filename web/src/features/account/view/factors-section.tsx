import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Section } from "#/components/section.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { counted } from "#/lib/format/counts.ts";
import { ago } from "#/lib/format/time.ts";
import { factorsQuery } from "#/lib/http/queries.ts";
import { hasPasskeys } from "#/lib/session/passkeys.ts";
import type { FactorTask } from "../model/factor-task.ts";

type Factors = Schema<"Factors">;

const FactorDialog = lazy(async () => ({ default: (await import("./factor-dialog.tsx")).FactorDialog }));

/** The two-step sign-in: an authenticator app, passkeys, and recovery codes. */
export function FactorsSection() {
  const queryClient = useQueryClient();
  const { data, error, refetch, dataUpdatedAt } = useQuery(factorsQuery);
  const [task, setTask] = useState<FactorTask | null>(null);
  return (
    <Section
      id="two-step"
      title="Two-step sign-in"
      text={
        data?.required
          ? "Your role needs a second step besides the password: something that only you have."
          : "A second step after your password. A stolen password alone does not open your account."
      }
    >
      {error && (
        <ErrorBlock title="Your choices could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-48" />}
      {data && <FactorList factors={data} readAt={dataUpdatedAt} onTask={setTask} />}
      {task && (
        <Suspense>
          <FactorDialog
            task={task}
            onChanged={(factors) => queryClient.setQueryData(factorsQuery.queryKey, factors)}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}

interface FactorListProps {
  factors: Factors;
  /** The time of the read, ms since 1970. */
  readAt: number;
  onTask: (task: FactorTask) => void;
}

function FactorList({ factors: { totp, passkeys, recovery_left }, readAt, onTask }: FactorListProps) {
  const used = (at: string | null) => (at === null ? "not used yet" : `last used ${ago(at, readAt)}`);
  const isOn = totp !== null || passkeys.length > 0;
  return (
    <ul className="divide-y divide-line">
      <FactorRow
        title="Authenticator app"
        text={totp ? `On, ${used(totp.last_used)}` : "A code of six digits, from an app on your phone"}
      >
        {totp ? (
          <Button size="sm" aria-label="Remove the app" onClick={() => onTask({ kind: "removeApp" })}>
            Remove
          </Button>
        ) : (
          <Button size="sm" aria-label="Set up an app" onClick={() => onTask({ kind: "addApp" })}>
            Set up
          </Button>
        )}
      </FactorRow>
      {passkeys.map(({ id_passkey, name, last_used }) => (
        <FactorRow key={id_passkey} title={name} text={`Passkey, ${used(last_used)}`}>
          <Button
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => onTask({ kind: "removePasskey", id: id_passkey, name })}
          >
            Remove
          </Button>
        </FactorRow>
      ))}
      <FactorRow
        title={passkeys.length > 0 ? "Another passkey" : "Passkey"}
        text={
          hasPasskeys()
            ? "Your fingerprint, your face or the PIN of this device"
            : "This browser has no passkeys at this address"
        }
      >
        {hasPasskeys() && (
          <Button size="sm" aria-label="Add a passkey" onClick={() => onTask({ kind: "addPasskey" })}>
            Add
          </Button>
        )}
      </FactorRow>
      {isOn && (
        <FactorRow title="Recovery codes" text={`${counted(recovery_left, "code")} left, for a lost phone`}>
          <Button size="sm" aria-label="Make new recovery codes" onClick={() => onTask({ kind: "newCodes" })}>
            New codes
          </Button>
        </FactorRow>
      )}
    </ul>
  );
}

interface FactorRowProps {
  title: string;
  text: string;
  /** The button at the end. */
  children: ReactNode;
}

/** One way of the two-step sign-in, with its button at the end. */
function FactorRow({ title, text, children }: FactorRowProps) {
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="text-long break-words">{title}</p>
        <p className="text-small text-text-2">{text}</p>
      </div>
      {children}
    </li>
  );
}
