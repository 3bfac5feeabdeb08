import { Send } from "lucide-react";
import { useState } from "react";
import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { allDrafts } from "#/lib/http/all-drafts.ts";
import { Button } from "#/components/ui/button.tsx";
import { serverClock } from "#/realtime/clock/clock.ts";
import { filterBody, type SaleFilter } from "#/features/sale/model/sale-search.ts";
import { type BulkJob, publishing } from "#/features/sale/model/use-bulk-run.ts";

interface PublishReadyProps {
  filter: SaleFilter;
  onBulk: (job: BulkJob) => void;
}

/** Above the drafts: publishes all that are ready, also those further down than the page shows. */
export function PublishReady({ filter, onBulk }: PublishReadyProps) {
  const [busy, setBusy] = useState(false);
  async function ask() {
    if (busy) return;
    setBusy(true);
    try {
      onBulk(
        publishing(
          await allDrafts(filterBody(filter, serverClock.now())),
          () => "draft",
          () => undefined,
        ),
      );
    } catch (error) {
      toastRefusal("Nothing was published.", error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      className="my-3 max-lg:h-11 max-lg:w-full"
      aria-disabled={busy || undefined}
      onClick={() => void ask()}
    >
      <Send aria-hidden size={16} strokeWidth={1.75} />
      {busy ? "Reading your drafts…" : "Publish all that are ready"}
    </Button>
  );
}
