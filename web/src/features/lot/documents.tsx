import { FileText } from "lucide-react";
import type { Lot } from "../../realtime/lot-query.ts";
import { fileSize } from "./facts.ts";

/** What papers there are. The files themselves can be read at the inspection. */
export function Documents({ documents }: Pick<Lot, "documents">) {
  return (
    <>
      <ul className="gap-x-9 xl:columns-2">
        {documents.map(({ name, bytes }) => (
          <li key={name} className="flex break-inside-avoid items-center gap-3 border-b border-line py-2.5">
            <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-3" />
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            <span className="text-small whitespace-nowrap text-text-2 tabular-nums">{fileSize(bytes)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-small text-text-2">
        To be read at the inspection; the buyer gets them with the payment.
      </p>
    </>
  );
}
