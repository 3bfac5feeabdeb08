import { useQuery } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { filledInQuery } from "../list/queries.ts";
import { type Detail, mainProfile } from "./types.ts";
import { Viewer } from "./viewer.tsx";

/** The documents of a client, as big as the drawer allows. */
export function DocumentsPart({ detail }: { detail: Detail }) {
  const { id_profile: id } = mainProfile(detail);
  const query = useQuery({ ...filledInQuery(id ?? 0), enabled: id !== null });
  if (id !== null && query.isPending) return <Skeleton className="h-96" />;
  if (query.error && !query.data) {
    return (
      <ErrorBlock
        title="The documents could not be loaded."
        safe="Nothing has changed."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const files = query.data?.files ?? [];
  if (files.length === 0) return <p className="text-body text-text-2">They have added no documents yet.</p>;
  return <Viewer files={files} tall />;
}
