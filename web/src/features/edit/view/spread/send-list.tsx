import { Link, useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { LotUploadRow } from "./lot-upload-row.tsx";
import type { LotPlan } from "#/features/edit/model/spread/plan.ts";

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
