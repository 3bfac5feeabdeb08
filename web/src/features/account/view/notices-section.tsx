import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { toast } from "#/components/message/toast.tsx";
import { confirmed } from "#/lib/session/confirmed.ts";
import { PushChoice } from "#/components/push/push-choice.tsx";
import { Section } from "#/components/section.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { WaysTable } from "./ways-table.tsx";
import { useId } from "react";
import { Input } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { Switch } from "#/components/ui/switch.tsx";

type Settings = Schema<"NotificationSettings">;

const settingsQuery = queryOptions({
  queryKey: keys.notificationSettings,
  queryFn: ({ signal }) => reply(api.GET("/notifications/settings", { signal })),
});

/**
 * Where each kind of notice goes, the quiet hours, and push on this device. A choice is saved at once, and reverts
 * after an error.
 */
export function NoticesSection() {
  const { data, error, refetch } = useQuery(settingsQuery);

  const { mutate: set } = useMutation({
    mutationFn: (chosen: Settings) =>
      confirmed((header) => reply(api.POST("/notifications/settings", { params: { header }, body: chosen }))),
    onMutate: (chosen) => {
      const before = queryClient.getQueryData(settingsQuery.queryKey);
      queryClient.setQueryData(settingsQuery.queryKey, chosen);
      return before;
    },
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
    onError: (caught, _, before) => {
      queryClient.setQueryData(settingsQuery.queryKey, before);
      void toast({ text: refusalText(caught, "Your choice was not kept."), tone: "error" });
    },
  });

  return (
    <Section
      id="notices"
      title="Notifications"
      text="Choose what you hear about, and where. We always write about your account."
    >
      {error && (
        <ErrorBlock title="Your choices could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-48" />}
      {data && (
        <>
          <WaysTable kinds={data.kinds} onChange={(kinds) => set({ ...data, kinds })} />
          <QuietHours quiet={data.quiet} onChange={(quiet) => set({ ...data, quiet })} />
        </>
      )}
      <div className="mt-6 border-t border-line pt-4">
        <PushChoice />
      </div>
    </Section>
  );
}

type Quiet = Schema<"NotificationSettings">["quiet"];

interface QuietHoursProps {
  quiet: Quiet;
  onChange: (quiet: Quiet) => void;
}

/** The hours in which only urgent notices leave the app. */
function QuietHours({ quiet, onChange }: QuietHoursProps) {
  return (
    <div className="mt-6">
      <Switch
        label="Quiet hours"
        className="text-body font-medium"
        on={quiet.on}
        onChange={(on) => onChange({ ...quiet, on })}
      />
      <p className="mt-1 text-small text-pretty text-text-2">
        Push, email and SMS wait until the quiet hours end. Two things reach you at any time: lots in their
        last 15 minutes or in a running lane, and changes of your account.
      </p>
      {quiet.on && (
        <div className="mt-3 flex gap-3">
          <Time label="From" value={quiet.from} onChange={(from) => onChange({ ...quiet, from })} />
          <Time label="Until" value={quiet.to} onChange={(to) => onChange({ ...quiet, to })} />
        </div>
      )}
      {quiet.on && <p className="mt-2 text-small text-text-2">Time in the UAE (GST)</p>}
    </div>
  );
}

interface TimeProps {
  label: string;
  /** "22:00". */
  value: string;
  onChange: (value: string) => void;
}

function Time({ label, value, onChange }: TimeProps) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="time"
        className="mt-1.5 tabular-nums"
        value={value}
        // A half-typed time is empty.
        onChange={({ target }) => target.value !== "" && onChange(target.value)}
      />
    </div>
  );
}
