import type { ReactNode } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";

interface PapersSectionProps<Row> {
  title: string;
  /** The button beside the title. */
  action: ReactNode;
  list: {
    readonly data?: { readonly pages: readonly { readonly items: readonly Row[] }[] } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
    readonly hasNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** Sentences without rows, and where they cannot be loaded. */
  empty: string;
  failed: string;
  renderRow: (row: Row) => ReactNode;
  /** The open dialog or drawer. */
  children: ReactNode;
  /** The id of the title, to which focus returns. */
  titleId: string;
}

/** A kind of documents of the reader, the newest first. */
export function PapersSection<Row>(props: PapersSectionProps<Row>) {
  const { title, action, list, empty, failed, renderRow, children, titleId } = props;
  const { data, error, refetch, hasNextPage, fetchNextPage } = list;
  const rows = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby={titleId} className="mt-8 min-w-0">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} tabIndex={-1} className="text-h2">
          {title}
        </h2>
        {action}
      </div>
      {rows?.length === 0 ? (
        <p className="mt-2 border-b border-line pb-3 text-body text-pretty text-text-2">{empty}</p>
      ) : rows ? (
        <ul className="mt-1" aria-label={title}>
          {rows.map(renderRow)}
        </ul>
      ) : error ? (
        <ErrorBlock
          className="mt-3"
          title={failed}
          safe="They are kept, and never change."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="mt-2 h-8" />
      )}
      {hasNextPage && (
        <Button variant="ghost-blue" size="sm" className="mt-1 -ms-3" onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
      {children}
    </section>
  );
}
