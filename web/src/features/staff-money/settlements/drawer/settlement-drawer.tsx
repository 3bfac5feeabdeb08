import { useQuery } from "@tanstack/react-query";
import { shortInstant } from "@marsa/api-spec/dates";
import { X } from "lucide-react";
import { ErrorBlock } from "../../../../components/message/error-block.tsx";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "../../../../components/ui/sheet.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { useWide } from "../../../../lib/browser/use-wide.ts";
import { ActBar } from "../acts/act-bar.tsx";
import { type Sale, settlementQuery } from "../queries.ts";
import { SettlementStateWord } from "../state-word.tsx";
import { SETTLEMENTS_TITLE } from "../title.ts";
import { NextOfferPart } from "./next-offer-part.tsx";
import { History } from "./history.tsx";
import { SaleFacts } from "./sale-facts.tsx";

interface SettlementDrawerProps {
  id: number;
  /** Undefined: the current buyer. */
  buyer: number | undefined;
  onClose: () => void;
}

/** One sale beside the list, which stays usable; on phones a sheet of the whole height. */
export function SettlementDrawer({ id, buyer, onClose }: SettlementDrawerProps) {
  const { data, error, refetch } = useQuery(settlementQuery(id, buyer));
  const wide = useWide();
  return (
    <Sheet open inAddress modal={!wide} onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        side="end"
        aria-describedby={undefined}
        returnTo={SETTLEMENTS_TITLE}
        // The drawer itself takes the focus; the next Tab goes to its first button.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
        // A press in the list beside it does not close the drawer.
        onInteractOutside={(event) => event.preventDefault()}
        className="lg:top-header"
      >
        <Head sale={data?.sale} />
        {!data && error && (
          <ErrorBlock
            className="mx-4 mt-4 md:mx-6"
            title="This settlement could not be loaded."
            safe="No money was moved."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
          <output aria-label="Loading the settlement" className="grid gap-4 px-4 pt-3 md:px-6">
            <Skeleton className="h-64" />
            <Skeleton className="h-50" />
          </output>
        )}
        {data && (
          <>
            <div className="flex-1 px-4 pt-2 pb-6 md:px-6">
              <SaleFacts sale={data.sale} />
              <History detail={data} />
            </div>
            <NextOfferPart detail={data} />
            <ActBar sale={data.sale} />
          </>
        )}
      </SheetContent>
    </Sheet>
  );
}

function Head({ sale }: { sale: Sale | undefined }) {
  return (
    <div className="sticky top-0 z-10 flex items-start justify-between gap-3 bg-white px-4 pt-4 pb-2 md:px-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SheetTitle className="own-way">{sale?.settlement.title ?? "Settlement"}</SheetTitle>
          {sale && <SettlementStateWord state={sale.settlement.state} />}
        </div>
        {sale && (
          <p className="mt-0.5 text-small text-text-2">
            Lot {sale.settlement.number} · sold {shortInstant(sale.settlement.sold_at)} · {sale.location}
          </p>
        )}
      </div>
      <SheetClose className="touch -me-1 grid size-9 shrink-0 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text">
        <X aria-hidden size={22} strokeWidth={1.75} />
        <span className="sr-only">Close</span>
      </SheetClose>
    </div>
  );
}
