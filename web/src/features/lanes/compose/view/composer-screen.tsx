import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { Message } from "#/components/message/message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { ago } from "#/lib/format/time.ts";
import { useAfterDraw } from "#/lib/timing/use-after-draw.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { CancelDialog, LeaveGuard, PublicChangeDialog } from "./cancel-dialog.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import { composedOf, type Queue } from "../model/composed.ts";
import { unsaved } from "../model/composer-state.ts";
import { ComposerBar } from "./composer-bar.tsx";
import { FeesSection } from "./fees-section.tsx";
import { HeadSection } from "./head-section.tsx";
import { LotsSection } from "./lots-section.tsx";
import { without } from "../model/order.ts";
import { OperatorsSection } from "./operators-section.tsx";
import { PaddlesSection } from "./paddles-section.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { auctioneersQuery, composeKeys } from "../model/queries.ts";
import { Results } from "./results.tsx";
import { RoomSection } from "./room-section.tsx";
import { TimersSection } from "./timers-section.tsx";
import { useComposer } from "../model/use-composer.ts";
import { keepCopy } from "../model/use-unsaved-copy.ts";
import { changeWords } from "../model/words.ts";

interface ComposerScreenProps {
  queue: Queue;
  /** The error of the last read; the screen may be old. */
  readError: unknown;
  onLeave: () => void;
}

/** Id of the news above the form. */
const NEWS = "lane-news";

type OpenQuestion = "publish" | "change" | "cancel" | null;

/** The form of a lane for the staff; after its start, its results. */
export function ComposerScreen({ queue, readError, onLeave }: ComposerScreenProps) {
  const composer = useComposer(queue);
  const afterDraw = useAfterDraw();
  const { state, dirty, editable, saving, refusal } = composer;
  const { base, mine, notice } = state;
  const people = useQuery(auctioneersQuery).data ?? [];
  const [asking, setAsking] = useState<OpenQuestion>(null);
  const nameOf = (id: number) =>
    [...people, ...base.operators].find((person) => person.id_user === id)?.name ?? `Person ${id}`;

  async function save(): Promise<Queue | null> {
    const saved = await composer.save();
    if (saved) {
      spread();
      void toast({ text: "The lane is saved", duration: 3_000 });
    } else afterDraw(focusCause);
    return saved;
  }
  function discard(): void {
    composer.send({ type: "discarded" });
    const action = { label: "Undo", onPress: () => composer.change(mine) };
    void toast({ text: "Your changes are discarded", action });
  }
  // A public change asks for a confirmation.
  const pressSave = () => (base.state === "scheduled" ? setAsking("change") : void save());

  return (
    <div className="max-lg:pb-16">
      <ComposerBar
        composer={composer}
        onLeave={onLeave}
        onSave={pressSave}
        onPublish={() => setAsking("publish")}
        onCancel={() => setAsking("cancel")}
        onDiscard={discard}
        onNews={() => document.getElementById(NEWS)?.focus()}
      />
      <div id={NEWS} tabIndex={-1} className="mb-3 grid scroll-mt-40 gap-3 outline-none empty:hidden">
        {readError !== null && (
          <Message tone="warning" title="The lane could not be read again.">
            Changes by others do not appear here meanwhile. Nothing of theirs is overwritten.
          </Message>
        )}
        {!editable && dirty && (
          <Message tone="warning" title="This lane can no longer be edited.">
            It is {base.state}. Not saved:{" "}
            {unsaved(state)
              .map((part) => changeWords(part, composedOf(base), mine, nameOf))
              .join("; ")}
            .{" "}
            <button type="button" className="font-strong underline" onClick={discard}>
              Discard it
            </button>
          </Message>
        )}
        {notice && (
          <ChangeNotice
            notice={notice}
            mine={mine}
            nameOf={nameOf}
            send={composer.send}
            onDiscard={discard}
          />
        )}
        {refusal && <RefusalMessage refusal={refusal} safe="Your entries are kept." />}
      </div>
      {editable ? (
        <div aria-busy={saving || undefined}>
          <HeadSection composer={composer} />
          <LotsSection
            base={base}
            lots={mine.lots}
            start={mine.start}
            timers={mine.timers}
            known={state.known}
            lotErrors={composer.lotErrors}
            send={composer.send}
          />
          <OperatorsSection composer={composer} people={people} />
          <TimersSection composer={composer} />
          <RoomSection composer={composer} />
          <FeesSection queue={base} editable />
          {/* Not in reach of the thumb, where the main button is. */}
          <Button className="lg:hidden" onClick={() => setAsking("cancel")}>
            {base.state === "draft" ? "Delete the draft" : "Cancel the lane"}
          </Button>
        </div>
      ) : (
        <>
          <Results queue={base} />
          {base.fees && <FeesSection queue={base} editable={false} />}
        </>
      )}
      {base.room && (
        <PaddlesSection
          id={base.id_queue}
          lots={base.lots
            .filter(({ result }) => result === null)
            .map(({ id_auction, position, title }) => ({
              id: id_auction,
              name: `Lot ${position}, ${title}`,
            }))}
          isOver={base.state === "finished" || base.state === "cancelled"}
        />
      )}
      {base.changed && (
        <p className="mt-6 text-small text-text-2">
          Last changed by {base.changed.by}, {ago(base.changed.at, serverClock.now())}.
        </p>
      )}
      <LeaveGuard
        dirty={dirty && editable}
        id={base.id_queue}
        onLeave={() => keepCopy(base.id_queue, state)}
      />
      {asking === "publish" && (
        <PublishDialog
          composer={composer}
          people={people}
          onSave={composer.save}
          onClose={() => setAsking(null)}
          onDone={spread}
        />
      )}
      {asking === "change" && (
        <PublicChangeDialog
          changes={unsaved(state).map((part) => changeWords(part, composedOf(base), mine, nameOf))}
          leaving={without(composedOf(base).lots, mine.lots).length}
          onClose={() => setAsking(null)}
          onConfirm={save}
        />
      )}
      {asking === "cancel" && (
        <CancelDialog
          queue={base}
          onClose={() => setAsking(null)}
          onDone={(cancelled) => {
            queryClient.setQueryData(composeKeys.lane(cancelled.id_queue), cancelled);
            composer.send({ type: "discarded" });
            spread();
            if (base.state === "draft") onLeave();
          }}
        />
      )}
    </div>
  );
}

/** Reads again all lists of lanes. */
function spread(): void {
  for (const key of [composeKeys.lanes, composeKeys.auctioneers, keys.scheduledLanes]) {
    void queryClient.invalidateQueries({ queryKey: key });
  }
}

/** Shows why nothing was saved: the change of another person, a refusal, or a field. */
function focusCause(): void {
  const cause = document.getElementById(NEWS)?.firstElementChild ? `#${NEWS}` : "#main [aria-invalid='true']";
  document.querySelector<HTMLElement>(cause)?.focus();
}
