import { reply } from "@marsa/api-spec/client";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Theater } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { rehearsalsQuery } from "#/realtime/lanes/lane-calls.ts";

/** Starts a rehearsal, or opens the reader's own one. */
export function useStartRehearsal() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => reply(api.POST("/live/rehearsal")),
    onSuccess: async ({ id_queue }) => {
      await queryClient.invalidateQueries({ queryKey: rehearsalsQuery.queryKey });
      await navigate({ to: "/queue/current", search: { lane: id_queue } });
    },
  });
}

/** Offers a rehearsal on the console of a coming lane. */
export function RehearseFirst() {
  const start = useStartRehearsal();
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-body text-on-ink-2">
      <Button
        variant="link"
        size="sm"
        className="text-on-ink-blue"
        aria-disabled={start.isPending}
        onClick={() => start.mutate()}
      >
        <Theater aria-hidden size={16} strokeWidth={1.75} /> Rehearse first
      </Button>
      {start.error ? (
        "The rehearsal could not be started."
      ) : (
        <span className="max-lg:hidden">Pretend lots and bidders. Nothing in it counts.</span>
      )}
    </p>
  );
}
