import { isManager } from "@marsa/api-spec/roles";
import { shortInstant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { counted } from "#/lib/format/counts.ts";
import { useMe } from "#/lib/http/queries.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import { type AuctionPause, pauseQuery } from "./queries.ts";

/** The pause of all standard auctions: how they stand, and the button that pauses or resumes them. */
export function AuctionsTab() {
  const { data, error, refetch } = useQuery(pauseQuery);
  return (
    <>
      <h1 className="pt-5 text-h1">All auctions</h1>
      {!data && !error && <Skeleton className="mt-5 h-48" />}
      {error && (
        <ErrorBlock
          className="mt-5"
          title={
            data ? "The state could not be read again." : "The state of the auctions could not be loaded."
          }
          safe="Nothing was changed."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && <PauseState pause={data} />}
    </>
  );
}

function PauseState({ pause }: { pause: AuctionPause }) {
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const { paused, reason, since, open, lots } = pause;
  const may = me != null && isManager(me);
  return (
    <div className="mt-5 grid max-w-160 gap-4">
      {paused ? (
        <Message tone="warning" title={`All standard auctions are paused since ${shortInstant(since ?? 0)}.`}>
          {reason} · {counted(open, "open lot")} wait.
        </Message>
      ) : (
        <Message tone="success" title="Standard auctions run.">
          {counted(open, "open lot")}, {lots} of them end within 10 minutes.
        </Message>
      )}
      <p className="text-body text-pretty text-text-2">
        A pause stops bids and ends on every standard lot. Live lanes have a pause of their own at the
        auctioneer’s desk.
      </p>
      {may ? (
        <div>
          <Button size="lg" variant={paused ? "ink" : "plain"} onClick={() => setAsking(true)}>
            {paused ? "Resume all auctions…" : "Pause all auctions…"}
          </Button>
        </div>
      ) : (
        <p className="text-body font-medium">A manager or an admin can pause and resume auctions.</p>
      )}
      {asking && <PauseDialog pause={pause} onClose={() => setAsking(false)} />}
    </div>
  );
}
