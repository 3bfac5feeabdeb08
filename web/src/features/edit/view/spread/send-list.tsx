import { Link, useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { LotPlan } from "#/features/edit/model/spread/plan.ts";
import { CircleCheck } from "lucide-react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { sizeText } from "#/lib/http/upload.ts";
import { RemoveRefused, TwinNote, WaysOut } from "../upload/upload-notes.tsx";
import { busyCount } from "#/features/edit/model/upload/uploads.ts";
import { useLotUpload } from "#/features/edit/model/spread/use-lot-upload.ts";

interface SendListProps {
  lots: readonly LotPlan[];
  onMore: () => void;
}

/** Sends the photos of one lot after the other, so that a break leaves whole lots behind it. */
export function SendList({ lots, onMore }: SendListProps) {
  const [turn, setTurn] = useState(0);
  const isOver = turn >= lots.length;
  const blocker = useBlocker({
    shouldBlockFn: () => !isOver,
    enableBeforeUnload: !isOver,
    withResolver: true,
  });
  function next() {
    setTurn((before) => before + 1);
    void queryClient.invalidateQueries({ queryKey: keys.sale, refetchType: "none" });
  }
  return (
    <>
      <Message
        tone={isOver ? "success" : "info"}
        className="mt-4"
        title={isOver ? "All lots are done." : `Sending: lot ${turn + 1} of ${lots.length}.`}
      >
        {isOver ? (
          <>
            Look at the drafts, then publish them.{" "}
            <Link to="/sale" search={{ section: "draft" }}>
              See drafts
            </Link>
          </>
        ) : (
          "Keep this page open. After a break, choose the same folder or zip again: photos that have arrived are not sent twice."
        )}
      </Message>
      <div className="mt-2">
        {lots.map((plan, at) => (
          <LotUploadRow
            key={plan.draft.id}
            plan={plan}
            isTurn={at <= turn}
            onRest={() => at === turn && next()}
          />
        ))}
      </div>
      {isOver && (
        <Button className="mt-5 max-lg:h-11 max-lg:w-full" onClick={onMore}>
          Add more photos
        </Button>
      )}
      {blocker.status === "blocked" && (
        <FormDialog
          title="Stop sending photos?"
          text={`${counted(lots.length - turn, "lot")} would be left without all their photos. Photos that have arrived stay.`}
          press="Stay"
          back="Stop and leave"
          onBack={blocker.proceed}
          onPress={blocker.reset}
          onClose={blocker.reset}
        />
      )}
    </>
  );
}

interface LotUploadRowProps {
  plan: LotPlan;
  isTurn: boolean;
  onRest: () => void;
}

/** A lot whose photos are on their way, or have arrived; refused photos are named with their reason. */
function LotUploadRow({ plan, isTurn, onRest }: LotUploadRowProps) {
  const { draft, files } = plan;
  const { uploads, jobs, added, known, refusal, retry } = useLotUpload(plan, isTurn, onRest);
  const here = added + known;
  const busy = busyCount(jobs);
  const refused = jobs.filter(({ state }) => state.is === "refused" || state.is === "failed");
  const words =
    known > 0
      ? `${here} of ${counted(files.length, "photo")}, ${known} sent before`
      : `${here} of ${counted(files.length, "photo")}`;
  return (
    <section
      aria-label={`${draft.title}, lot ${draft.number}`}
      tabIndex={-1}
      className="grid gap-2 border-b border-line py-4 focus:outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ScreenLink
          to={`/auction/edit/${draft.id}`}
          className="min-w-0 flex-1 truncate text-body font-strong hover:text-blue"
        >
          <span translate="no">{draft.title}</span>
        </ScreenLink>
        <span className="text-small text-text-2 tabular-nums">Lot {draft.number}</span>
        <output className="flex items-center gap-1.5 text-small tabular-nums">
          {here === files.length && (
            <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="text-green" />
          )}
          {words}
        </output>
      </div>
      {busy > 0 && (
        <progress
          aria-label={`Photos of lot ${draft.number}, sent`}
          max={files.length}
          value={here + jobs.reduce((sum, { state }) => sum + (state.is === "sending" ? state.part : 0), 0)}
          className="h-1 w-full accent-blue"
        />
      )}
      {refusal && (
        <Message tone="error" title={refusal.title}>
          The photos of this lot are kept here.
          <Button size="sm" className="mt-2 flex" onClick={retry}>
            Try again
          </Button>
        </Message>
      )}
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {refused.map((job) => (
          <Message key={job.key} tone="error">
            <strong className="font-strong break-words">{job.file.name}</strong>, {sizeText(job.file.size)}:{" "}
            {"sentence" in job.state && job.state.sentence}{" "}
            <span className="inline-flex flex-wrap gap-x-4 font-strong">
              <WaysOut job={job} uploads={uploads} />
            </span>
          </Message>
        ))}
        <RemoveRefused jobs={jobs} uploads={uploads} />
        {jobs.map((job) => (
          <TwinNote key={job.key} job={job} files={[]} uploads={uploads} />
        ))}
      </div>
    </section>
  );
}
