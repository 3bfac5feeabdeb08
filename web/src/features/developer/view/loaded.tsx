import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { clock } from "@marsa/api-spec/dates";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** In words of the screen: "The faults". */
  what: string;
  children: (data: Data) => ReactNode;
}

/** The answer of a control: grey lines while loading, a sentence after an error, else the state with its time. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  const { data, error, dataUpdatedAt, refetch } = query;
  if (data !== undefined) {
    return (
      <>
        {error && (
          <Message tone="warning" className="mt-3">
            State of {clock(dataUpdatedAt)} on your clock. {error.message}.
          </Message>
        )}
        {children(data)}
      </>
    );
  }
  if (error) {
    return (
      <ErrorBlock
        title={`${what} could not be read.`}
        error={error}
        onRetry={() => void refetch()}
        className="mt-3"
      />
    );
  }
  return (
    <div aria-busy className="mt-3 flex flex-col gap-3">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
