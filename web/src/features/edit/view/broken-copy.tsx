import { CatchBoundary, type ErrorComponentProps, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { keepCopy, readCopy } from "../model/draft/device-copy.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";

interface BrokenCopyProps {
  /** The lot. */
  id: number;
  children: ReactNode;
}

/** Where the form cannot be drawn with the changes that this device kept, offers the saved draft without them. */
export function BrokenCopy({ id, children }: BrokenCopyProps) {
  return (
    <CatchBoundary getResetKey={() => id} errorComponent={ThrowAway}>
      {children}
    </CatchBoundary>
  );
}

function ThrowAway({ error }: ErrorComponentProps) {
  const id = Number(useParams({ from: "/_inside/auction/edit/$id" }).id);
  if (readCopy(id, deviceStorage) === null) throw error;
  return (
    <ErrorBlock
      className="m-4 lg:m-gutter"
      title="The changes that this device kept cannot be shown."
      safe="The saved draft is safe on the server."
      error={null}
      retryLabel="Discard them and open the saved draft"
      onRetry={() => {
        keepCopy(id, null, deviceStorage);
        // Loaded again, so that nothing of the broken form saves itself meanwhile.
        location.reload();
      }}
    />
  );
}
