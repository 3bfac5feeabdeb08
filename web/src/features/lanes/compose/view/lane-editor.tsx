import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { ComposerScreen } from "./composer-screen.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { composedLaneQuery } from "../model/queries.ts";

/** The form of one lane, after its read. */
export function LaneEditor({ id, onLeave }: { id: number; onLeave: () => void }) {
  const query = useQuery(composedLaneQuery(id));
  const { data, error } = query;
  if (data) return <ComposerScreen queue={data} readError={error} onLeave={onLeave} />;
  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <EmptyState title="There is no such lane" text="The link may be old. All lanes are in the list.">
        <Button onClick={onLeave}>All lanes</Button>
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorBlock
        className="mt-6"
        title="The lane could not be loaded."
        safe="Nothing has changed. Your entries are kept."
        error={error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <EditorSkeleton />;
}
