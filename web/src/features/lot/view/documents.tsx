import { shortDay } from "@marsa/api-spec/dates";
import { FileText, Lock } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import { useMe } from "#/lib/http/queries.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { fileSize } from "../model/facts.ts";

const ReportsGate = lazy(async () => ({ default: (await import("./reports/gate.tsx")).ReportsGate }));
const ReportViewer = lazy(async () => ({ default: (await import("./reports/viewer.tsx")).ReportViewer }));
const NewVersion = lazy(async () => ({ default: (await import("./reports/new-version.tsx")).NewVersion }));

interface DocumentsProps {
  lot: Lot;
  /** The next bid, in reach of a reader. */
  bid: ReactNode;
}

/** The papers: reports, to read before the bid, then those that open for the buyer. */
export function Documents({ lot, bid }: DocumentsProps) {
  const me = useMe();
  const [open, setOpen] = useState<number | null>(null);
  const mayRead = Boolean(me) && me?.ustatus !== "unknown";
  const hasReports = lot.documents.some(({ report }) => report !== null);
  const mayReplace = lot.view !== "public" && lot.live.phase === "open";
  return (
    <>
      <ul>
        {lot.documents.map(({ name, report }) => (
          <li key={report?.id_document ?? name} className="flex items-center gap-3 border-b border-line py-2">
            {report === null ? (
              <>
                <Lock aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-text-3" />
                <span className="own-way min-w-0 flex-1 text-text-2">{name}</span>
                <span className="text-small text-text-2">Opens after payment</span>
              </>
            ) : (
              <>
                <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-text-2" />
                <span className="min-w-0 flex-1">
                  <span className="own-way block font-strong">{name}</span>
                  <span className="block text-small text-text-2 tabular-nums">
                    {counted(report.pages, "page")} · {shortDay(report.at)} · {fileSize(report.bytes)}
                    {report.version > 1 && ` · Version ${report.version}`}
                  </span>
                </span>
              </>
            )}
            {report && mayReplace && (
              <Suspense>
                <NewVersion lotId={lot.id_auction} name={name} id={report.id_document} />
              </Suspense>
            )}
            {report && mayRead && (
              <Button className="max-lg:h-11" onClick={() => setOpen(report.id_document)}>
                Open<span className="sr-only"> {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasReports && !mayRead && me !== undefined && (
        <Suspense>
          <ReportsGate lot={lot} signedIn={me !== null} />
        </Suspense>
      )}
      {open !== null && (
        <Suspense>
          <ReportViewer lot={lot} id={open} onOpen={setOpen} onClose={() => setOpen(null)} bid={bid} />
        </Suspense>
      )}
    </>
  );
}
