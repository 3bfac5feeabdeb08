import { useQuery } from "@tanstack/react-query";
import { Download, FileText, Lock } from "lucide-react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { documentsQuery } from "../model/queries.ts";

const OURS = ["Tax invoice", "Sale sheet", "Contract"];

/** Before the payment: the documents to come. */
export function LockedDocuments({ lot }: { lot: Lot }) {
  return (
    <>
      <ul>
        {[...OURS, ...lot.documents.map(({ name }) => name)].map((name) => (
          <li
            key={name}
            className="flex min-h-11 items-center gap-2.5 border-b border-line py-2 text-body text-text-2"
          >
            <Lock aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            <span className="own-way min-w-0">{name}</span>
            <span className="sr-only">, locked</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-text-2">They open the moment you have paid.</p>
    </>
  );
}

/** The documents of a paid lot, to open and to save. */
export function OwnDocuments({ lot }: { lot: Lot }) {
  const { data, error, refetch } = useQuery(documentsQuery(lot.id_auction));
  if (error && !data) {
    return (
      <ErrorBlock
        title="Your documents could not be loaded."
        safe="They are yours."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-64 rounded-md" />;
  return (
    <>
      <ul aria-label="Your documents">
        {data.map(({ id_file: file, name, bytes, url }) => (
          <li key={file} className="border-b border-line">
            <a
              href={url}
              download={name}
              className="flex min-h-11 items-center gap-3 rounded-sm py-2 hover:text-blue"
            >
              <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-3" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-strong">{titleOf(name, lot.number)}</span>
                <span className="block text-small text-text-2">{sizeOf(name, bytes)}</span>
              </span>
              <Download aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-blue" />
              <span className="sr-only">Download</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-text-2">Nothing to print: the yard has the originals.</p>
    </>
  );
}

/** "Invoice 20417.pdf" → "Invoice". */
function titleOf(name: string, number: number): string {
  return name.replace(/\.\w{2,4}$/, "").replace(new RegExp(` ${number}$`), "");
}

function sizeOf(name: string, bytes: number): string {
  const kind = (/\.(\w{2,4})$/.exec(name)?.[1] ?? "file").toUpperCase();
  return `${kind}, ${Math.max(1, Math.round(bytes / 1000))} kB`;
}
