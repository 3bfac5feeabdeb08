import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { ErrorBlock } from "../../components/message/error-block.tsx";
import { CheckField } from "../../components/form/check-field.tsx";
import { toast } from "../../components/message/toast.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { api } from "../../lib/http/api.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { refusalOf } from "../../lib/http/refusal.ts";
import { PushChoice } from "../../components/push/push-choice.tsx";
import { Section } from "../../components/section.tsx";

type Settings = Schema<"NotificationSettings">;

const ABOUT = {
  outbid: "I am outbid",
  ending: "A lot I follow is about to end",
  won: "A lot I bid on or sell is decided",
  offers: "Counteroffers",
  money: "Deposit, payments, refunds",
  searches: "New lots for my saved searches",
} as const satisfies Partial<Record<keyof Settings, string>>;

/** The app shows every notice that a person wants. Push is chosen for each device, since the browser must be asked. */
const WAYS = { email: "Email", sms: "SMS" } as const satisfies Partial<Record<keyof Settings, string>>;

const settingsQuery = queryOptions({
  queryKey: keys.notificationSettings,
  queryFn: ({ signal }) => reply(api.GET("/notifications/settings", { signal })),
});

/** The notices that a person wants, and how they get them. A checkbox is saved at once, and reverts after an error. */
export function NoticesSection() {
  const { data, error, refetch } = useQuery(settingsQuery);

  const { mutate: set } = useMutation({
    mutationFn: (chosen: Settings) => reply(api.POST("/notifications/settings", { body: chosen })),
    onMutate: (chosen) => {
      const before = queryClient.getQueryData(settingsQuery.queryKey);
      queryClient.setQueryData(settingsQuery.queryKey, chosen);
      return before;
    },
    onSuccess: (kept) => queryClient.setQueryData(settingsQuery.queryKey, kept),
    onError: (caught, _, before) => {
      queryClient.setQueryData(settingsQuery.queryKey, before);
      void toast({ text: `${refusalOf(caught).title} Your choice was not kept.`, tone: "error" });
    },
  });

  return (
    <Section
      title="Notices"
      text="In the bell, and where else you want them. About your account we always write."
    >
      {error && (
        <ErrorBlock title="Your choices could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-48" />}
      {data && (
        <div className="grid gap-6 sm:grid-cols-2">
          {(
            [
              ["Tell me when", ABOUT],
              ["Also by", WAYS],
            ] as const
          ).map(([legend, boxes]) => (
            <fieldset key={legend}>
              <legend className="mb-3 text-small text-text-3">{legend}</legend>
              <div className="grid gap-3">
                {(Object.keys(boxes) as (keyof Settings)[]).map((name) => (
                  <CheckField
                    key={name}
                    label={(boxes as Partial<Record<keyof Settings, string>>)[name]}
                    checked={data[name]}
                    onCheckedChange={(wanted) => set({ ...data, [name]: wanted })}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      )}
      <div className="mt-6 border-t border-line pt-4">
        <PushChoice />
      </div>
    </Section>
  );
}
