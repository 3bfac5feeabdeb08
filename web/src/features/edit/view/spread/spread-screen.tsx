import { useQuery } from "@tanstack/react-query";
import { Link, useBlocker } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { Button } from "#/components/ui/button.tsx";
import { type NamedFile, takeHanded } from "#/lib/browser/named-files.ts";
import { counted } from "#/lib/format/counts.ts";
import { messages } from "#/lib/format/messages.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { type SaleDraft, saleDraftsQuery, planOf } from "#/features/edit/model/spread/plan.ts";
import { PhotosDrop } from "./photos-drop.tsx";
import { PlanList } from "./plan-list.tsx";
import { type FoundFiles, findPhotos } from "#/features/edit/model/spread/read-zip.ts";
import { SendList } from "./send-list.tsx";

/** Spreads photos over the reader's drafts by the names of files and folders: choose, look, send. */
export function SpreadScreen() {
  const drafts = useQuery(saleDraftsQuery);
  return (
    <div className="mx-auto max-w-360 px-4 pt-4 pb-16 lg:px-gutter lg:pt-5">
      <Link
        to="/sale"
        search={{ section: "draft" }}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-small text-blue hover:underline"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} className="rtl:rotate-180" /> Drafts
      </Link>
      <h1 className="text-h1">Photos for drafts</h1>
      {drafts.error && !drafts.data ? (
        <ErrorBlock
          className="mt-5"
          title="Your drafts could not be loaded."
          safe="Nothing has changed."
          error={drafts.error}
          onRetry={() => void drafts.refetch()}
        />
      ) : drafts.data === undefined ? (
        <Skeleton className="mt-5 h-64 w-full rounded-lg" />
      ) : drafts.data.length === 0 ? (
        <EmptyState
          title="You have no drafts"
          text="Photos go to drafts. Create a lot, or import a spreadsheet of lots, first."
        >
          <Button variant="ink" size="lg" asChild>
            <Link to="/sale/import">Import lots</Link>
          </Button>
        </EmptyState>
      ) : (
        <Spread drafts={drafts.data} />
      )}
    </div>
  );
}

/** A photo of a phone and its neighbours take some seconds: a zip that is being read says so. */
function Spread({ drafts }: { drafts: readonly SaleDraft[] }) {
  const most = useConfig()?.limits.photos ?? 30;
  const [isReading, setReading] = useState(false);
  const [found, setFound] = useState<FoundFiles | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<NamedFile, number | null>>(new Map());
  const [sending, setSending] = useState<ReturnType<typeof planOf>["lots"] | null>(null);
  const [failed, setFailed] = useState(false);
  const plan = useMemo(
    () => planOf(found?.files ?? [], drafts, { chosen, most }),
    [found, drafts, chosen, most],
  );

  async function read(dropped: readonly NamedFile[] | Promise<readonly NamedFile[]>) {
    setReading(true);
    setFailed(false);
    try {
      const more = await findPhotos(await dropped);
      // A second drop comes to the first.
      setFound((before) => ({
        files: [...(before?.files ?? []), ...more.files],
        leftOut: [...(before?.leftOut ?? []), ...more.leftOut],
      }));
    } catch {
      setFailed(true);
    } finally {
      setReading(false);
    }
  }
  const takeFromList = useEffectEvent(() => {
    void takeHanded()?.then(read, () => setFailed(true));
  });
  useEffect(() => takeFromList(), []);

  function restart() {
    setFound(null);
    setSending(null);
    setChosen(new Map());
  }

  if (sending) return <SendList lots={sending} onMore={restart} />;
  return (
    <>
      <p className="mt-1 max-w-180 text-long text-pretty text-text-2">
        The name of a folder or file tells its lot: the VIN or its last 8 signs, the plate, or your reference.
        You see which photos go where before anything is sent.
      </p>
      {failed && <Message tone="error" className="mt-4" title={`${messages.fileDamaged()}.`} />}
      <PhotosDrop isReading={isReading} isSmall={found !== null} onFiles={(files) => void read(files)} />
      {found && (
        <>
          <PlanBar plan={plan} onSend={() => setSending(plan.lots)} onRestart={restart} />
          <PlanList
            plan={plan}
            drafts={drafts}
            leftOut={found.leftOut}
            onChoose={(files, lot) =>
              setChosen((before) => new Map([...before, ...files.map((file) => [file, lot] as const)]))
            }
          />
        </>
      )}
      <Unsent isOn={found !== null} />
    </>
  );
}

interface PlanBarProps {
  plan: ReturnType<typeof planOf>;
  onSend: () => void;
  onRestart: () => void;
}

/** How many photos go where, and the press that sends them. */
function PlanBar({ plan: { lots, open }, onSend, onRestart }: PlanBarProps) {
  const photos = lots.reduce((sum, { files }) => sum + files.length, 0);
  const left = open.reduce((sum, { files }) => sum + files.length, 0);
  return (
    <div className="sticky top-header z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-2 bg-white py-3 max-lg:top-13">
      <output className="text-body lg:me-auto max-lg:w-full">
        <strong className="font-strong">
          {counted(photos, "photo")} for {counted(lots.length, "lot")}
        </strong>
        {left > 0 && (
          <span className="block text-small text-text-2">
            {counted(left, "photo")} without a lot stay here
          </span>
        )}
      </output>
      <Button className="max-lg:h-11 max-lg:flex-1" onClick={onRestart}>
        Start again
      </Button>
      <Button
        variant="ink"
        className="max-lg:h-11 max-lg:flex-1"
        aria-disabled={photos === 0 || undefined}
        onClick={() => photos > 0 && onSend()}
      >
        Send {counted(photos, "photo")}
      </Button>
    </div>
  );
}

/** The browser asks before it closes a page with chosen photos. */
function Unsent({ isOn }: { isOn: boolean }) {
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: isOn });
  return null;
}
