import { memo } from "react";
import { FileLock2, FileText } from "lucide-react";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { fileSize } from "./facts.ts";

/** The documents, and who sees them: everybody at the inspection, or the buyer after payment. */
export const Documents = memo(function Documents({ documents }: Pick<Lot, "documents">) {
  return (
    <ul className="gap-x-9 xl:columns-2">
      {documents.map(({ name, bytes, access }) => {
        const locked = access === "after_payment";
        const Icon = locked ? FileLock2 : FileText;
        return (
          <li key={name} className="flex break-inside-avoid items-center gap-3 border-b border-line py-2.5">
            <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-3" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="block text-small text-text-2">
                {locked ? "For the buyer, with the payment" : "At the inspection"}
              </span>
            </span>
            <span className="text-small whitespace-nowrap text-text-2 tabular-nums">{fileSize(bytes)}</span>
          </li>
        );
      })}
    </ul>
  );
});
