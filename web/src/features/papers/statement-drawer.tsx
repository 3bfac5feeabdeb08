import { instant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { DetailDrawer } from "#/components/list/detail-drawer.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { useSaving } from "#/components/save-file-button.tsx";
import { type StatementOf, statementFile, statementQuery } from "./queries.ts";
import { StatementView } from "./statement-view.tsx";

interface StatementDrawerProps {
  of: StatementOf;
  /** Id of the title of the list. */
  returnTo: string;
  onClose: () => void;
}

/** A vendor statement beside its list, and its PDF where it is issued. */
export function StatementDrawer({ of, returnTo, onClose }: StatementDrawerProps) {
  const { data, error, refetch } = useQuery(statementQuery(of));
  const { save, busy } = useSaving(() => statementFile(of));
  return (
    <DetailDrawer
      title={data?.number ?? "Vendor statement"}
      about={data && (data.number === null ? "As it would be now" : `Issued ${instant(data.issued_at)}`)}
      returnTo={returnTo}
      onClose={onClose}
    >
      <div className="flex-1 px-4 pb-6 md:px-6">
        {data ? (
          <StatementView statement={data} />
        ) : error ? (
          <ErrorBlock
            title="The statement could not be loaded."
            safe="No money was moved."
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-80" />
        )}
      </div>
      {data && data.number !== null && (
        <div className="sticky bottom-0 z-10 border-t border-line bg-white px-4 py-3 md:px-6">
          <Button aria-disabled={busy || undefined} onClick={save}>
            <FileDown aria-hidden size={18} strokeWidth={1.75} />
            {busy ? "Making…" : "PDF, A4"}
          </Button>
        </div>
      )}
    </DetailDrawer>
  );
}
