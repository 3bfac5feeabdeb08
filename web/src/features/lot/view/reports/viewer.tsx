import { shortDay } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Dialog, DialogOverlay } from "#/components/ui/dialog.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { useWide } from "#/lib/browser/use-wide.ts";
import { cn } from "#/lib/cn.ts";
import { useReturnFocus } from "#/lib/dialogs/return-focus.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { fileSize } from "#/features/lot/model/facts.ts";
import { NotSeen } from "./not-seen.tsx";
import { Pages, Thumbs, usePageInView } from "./pages.tsx";
import { findVersion, type Report, reportsQuery, type Version } from "#/features/lot/model/queries.ts";
import { useZoom, ViewerHead } from "./viewer-head.tsx";
import { Privacy, Versions, ViewerSide } from "./viewer-side.tsx";

interface ViewerProps {
  lot: Lot;
  /** The version that is read. */
  id: number;
  onOpen: (id: number) => void;
  onClose: () => void;
  bid: ReactNode;
}

/** Reads a report: over the whole page on wide screens, as a sheet on phones. Back and Escape close it. */
export function ReportViewer(props: ViewerProps) {
  const { lot, id, onClose } = props;
  const wide = useWide();
  const { data, error, refetch } = useQuery(reportsQuery(lot.id_auction));
  const found = data && findVersion(data, id);
  const returning = useReturnFocus("documents", {});
  const name = found?.report.name ?? "Report";
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        {!wide && <DialogOverlay />}
        <Primitive.Content
          data-slot="report-viewer"
          aria-describedby={undefined}
          {...returning}
          className={cn(
            "fixed inset-0 z-50 flex flex-col bg-salt-2 focus:outline-none",
            !wide && "top-14 overflow-hidden rounded-t-sheet",
          )}
        >
          <Primitive.Title className="sr-only">{name}</Primitive.Title>
          {data && found ? (
            <Reading
              {...props}
              key={`${id} ${wide}`}
              wide={wide}
              reports={data}
              {...found}
              onRetry={() => void refetch()}
            />
          ) : (
            <div className="m-auto w-full max-w-160 bg-white p-6">
              {error || data ? (
                <ErrorBlock
                  title="The report could not be loaded."
                  safe="Nothing is lost."
                  error={error}
                  onRetry={() => void refetch()}
                />
              ) : (
                <Skeleton className="h-120" />
              )}
              <Primitive.Close className="mt-4 text-blue">Close</Primitive.Close>
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Dialog>
  );
}

interface ReadingProps extends ViewerProps {
  wide: boolean;
  reports: readonly Report[];
  report: Report;
  version: Version;
  onRetry: () => void;
}

function Reading({ lot, bid, onOpen, wide, reports, report, version, onRetry }: ReadingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { url, pages: count } = version;
  const [page, show] = usePageInView(box, count);
  const zoom = useZoom(box, wide ? 0.5 : 1);
  const pages = (
    <section
      ref={box}
      data-scale={zoom.scale}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too
      tabIndex={0}
      aria-label="Pages"
      className="min-h-0 min-w-0 flex-1 overflow-auto overscroll-contain p-4 focus:outline-none lg:p-5"
    >
      <div
        className="mx-auto lg:max-w-160"
        style={wide ? { maxWidth: `${40 * Math.max(1, zoom.scale)}rem` } : {}}
      >
        <Pages
          name={report.name}
          url={url}
          count={count}
          scale={wide ? Math.min(1, zoom.scale) : zoom.scale}
          onRetry={onRetry}
        />
      </div>
      {!wide && (
        <div className="mt-5 grid gap-5 rounded-md bg-white p-4 empty:hidden">
          <NotSeen condition={lot.condition} />
          <Versions report={report} version={version} onOpen={onOpen} />
        </div>
      )}
    </section>
  );
  const about = `${shortDay(version.at)} · ${fileSize(version.bytes)}`;
  return (
    <>
      <ViewerHead lot={lot} name={report.name} about={about} {...{ wide, page, count, url, show, zoom }} />
      {wide ? (
        <div className="flex min-h-0 flex-1">
          <Thumbs {...{ url, count, page, show }} />
          {pages}
          <ViewerSide
            lot={lot}
            reports={reports}
            report={report}
            version={version}
            onOpen={onOpen}
            bid={bid}
          />
        </div>
      ) : (
        <>
          {pages}
          <div className="border-t border-line bg-white pb-[env(safe-area-inset-bottom)]">
            <Privacy className="px-4 py-2.5">Each page carries your name and the time.</Privacy>
            {bid}
          </div>
        </>
      )}
    </>
  );
}
