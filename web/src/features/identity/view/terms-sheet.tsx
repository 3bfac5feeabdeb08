import { useQuery } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { LegalText } from "#/components/legal/legal-text.tsx";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { LEGAL_PAGES } from "#/lib/format/legal-pages.ts";
import { legalQuery } from "#/lib/format/legal.ts";

/** The terms in a sheet over the form, so that the entries are kept. */
export function TermsSheet({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(legalQuery("terms"));
  return (
    <TitledDialog
      title={LEGAL_PAGES.terms}
      headLook="sticky top-0 border-b border-line bg-white"
      className="md:max-w-180"
      onClose={onClose}
    >
      <div className="px-4 py-5 md:px-6">
        {error && (
          <ErrorBlock
            title="The terms could not be loaded."
            safe="Your entries are kept."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && <LegalText sections={data.sections} heading="h3" />}
        {!data && !error && <Skeleton className="h-96" />}
      </div>
      <DialogFooter className="sticky bottom-0 border-t border-line bg-white pb-4">
        <Button size="lg" onClick={onClose}>
          Back to the form
        </Button>
      </DialogFooter>
    </TitledDialog>
  );
}
