import { reply } from "@marsa/api-spec/client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { ErrorBlock } from "../../../components/message/error-block.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { api } from "../../../lib/http/api.ts";
import { keys } from "../../../lib/http/query-keys.ts";

/** A signed link is valid for five minutes; it is renewed after this time, ms. */
const ANEW_AFTER_MS = 4 * 60_000;

/** GET /my/documents/{id}: the documents of a paid lot. */
const documentsQuery = (id: number) =>
  queryOptions({
    queryKey: keys.myDocuments(id),
    queryFn: ({ signal }) => reply(api.GET("/my/documents/{id}", { params: { path: { id } }, signal })),
    staleTime: ANEW_AFTER_MS,
    refetchInterval: ANEW_AFTER_MS,
  });

/** The documents of a paid lot, to download. */
export function OwnDocuments({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(documentsQuery(id));
  if (error && !data) {
    return (
      <ErrorBlock
        className="mt-4"
        title="Your documents could not be loaded."
        safe="They are yours."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="mt-4 h-24" />;
  return (
    <ul className="mt-4" aria-label="Your documents">
      {data.map(({ id_file: file, name, url }) => (
        <li key={file} className="border-b border-line">
          <a
            href={url}
            download={name}
            className="flex min-h-11 items-center gap-2.5 rounded-sm py-2 text-small text-blue hover:underline"
          >
            <FileDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            <span className="min-w-0 truncate">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
