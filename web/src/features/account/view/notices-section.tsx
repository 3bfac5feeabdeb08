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
import { QuietHours } from "./quiet-hours.tsx";
import { WaysTable } from "./ways-table.tsx";

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
