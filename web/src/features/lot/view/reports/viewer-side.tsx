import { longDay, shortDay } from "@marsa/api-spec/dates";
import { FileText, Lock, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { fileSize } from "#/features/lot/model/facts.ts";
import { NotSeen } from "./not-seen.tsx";
import type { Report, Version } from "#/features/lot/model/queries.ts";

interface SideProps {
  lot: Lot;
  reports: readonly Report[];
  report: Report;
  version: Version;
  onOpen: (id: number) => void;
  bid: ReactNode;
}

/** Beside the pages on wide screens: all papers of the lot, the versions, and the next bid. */
export function ViewerSide({ lot, reports, report, version, onOpen, bid }: SideProps) {
  return (
    <aside aria-label="Documents" className="flex w-80 shrink-0 flex-col overflow-y-auto bg-white p-6 pt-5">
      <h2 className="mb-2 font-strong">Documents of this lot</h2>
      <ul className="-mx-3">
        {reports.map((each) => (
          <li key={each.versions[0]?.id_document}>
            <Paper report={each} chosen={each === report} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <ul className="border-t border-line pt-2">
        {lot.documents.map(({ name, report: read }) =>
          read ? null : (
            <li key={name} className="flex gap-3 py-2 text-text-2">
              <Lock aria-hidden size={18} strokeWidth={1.75} className="mt-1 shrink-0" />
              <span className="min-w-0">
                <span className="own-way block">{name}</span>
                <span className="block text-small">Opens after payment</span>
              </span>
            </li>
          ),
        )}
      </ul>
      <NotSeen condition={lot.condition} className="mt-6" />
      <Versions report={report} version={version} onOpen={onOpen} className="mt-6" />
      <Privacy className="mt-6 rounded-md bg-salt p-4">
        Each page carries your name and the time. The file is for you, to decide on this lot.
      </Privacy>
      <div className="mt-auto pt-6">{bid}</div>
    </aside>
  );
}

interface PaperProps {
  report: Report;
  chosen: boolean;
  onOpen: (id: number) => void;
}

function Paper({ report: { name, versions }, chosen, onOpen }: PaperProps) {
  const [newest] = versions;
  if (!newest) return null;
  return (
    <button
      type="button"
      aria-current={chosen || undefined}
      onClick={() => onOpen(newest.id_document)}
      className={cn("flex w-full gap-3 rounded-md p-3 text-start hover:bg-salt", chosen && "bg-blue-tint")}
    >
      <FileText aria-hidden size={18} strokeWidth={1.75} className="mt-1 shrink-0" />
      <span className="min-w-0">
        <span className="own-way block font-strong">{name}</span>
        <span className="block text-small text-text-2 tabular-nums">
          {counted(newest.pages, "page")} · {shortDay(newest.at)} · {fileSize(newest.bytes)}
        </span>
      </span>
    </button>
  );
}

interface VersionsProps extends Pick<SideProps, "report" | "version" | "onOpen"> {
  className?: string;
}

/** All versions of a report with their dates; nothing for one alone. */
export function Versions({ report, version, onOpen, className }: VersionsProps) {
  if (report.versions.length < 2) return null;
  return (
    <section aria-label="Versions" className={className}>
      <h2 className="font-strong">Versions</h2>
      <ul>
        {report.versions.map(({ id_document: id, version: number, at }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-2 text-body">
            <span className="flex-1">
              <span className={id === version.id_document ? "font-strong" : ""}>Version {number}</span>,{" "}
              {longDay(at)}
            </span>
            {id === version.id_document ? (
              <span className="text-small text-text-2">Shown</span>
            ) : (
              <Button variant="link" className="touch text-small" onClick={() => onOpen(id)}>
                Open<span className="sr-only"> version {number}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sentence on the reader's mark. */
export function Privacy({ className, children }: { className?: string; children: string }) {
  return (
    <p className={cn("flex gap-3 text-small", className)}>
      <ShieldCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      {children}
    </p>
  );
}
