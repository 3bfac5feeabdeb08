import { useQuery } from "@tanstack/react-query";
import { shortInstant } from "@marsa/api-spec/dates";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { RowDrawer } from "#/features/staff-money/row-drawer.tsx";
import { waitingWords } from "#/features/staff-money/signatures/words.ts";
import { ActBar } from "./act-bar.tsx";
import { settlementQuery } from "../model/queries.ts";
import { SettlementStateWord } from "./state-word.tsx";
import { SETTLEMENTS_TITLE } from "../model/title.ts";
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
  const sale = data?.sale;
  return (
    <RowDrawer
      title={sale?.settlement.title ?? "Settlement"}
      state={sale && <SettlementStateWord state={sale.settlement.state} />}
      about={
        sale &&
        `Lot ${sale.settlement.number} · sold ${shortInstant(sale.settlement.sold_at)} · ${sale.location}`
      }
      returnTo={SETTLEMENTS_TITLE}
      inAddress
      onClose={onClose}
    >
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
            {data.sale.to_be_signed && <Message tone="info">{waitingWords(data.sale.to_be_signed)}</Message>}
            <SaleFacts sale={data.sale} />
            <History detail={data} />
          </div>
          <NextOfferPart detail={data} />
          <ActBar sale={data.sale} />
        </>
      )}
    </RowDrawer>
  );
}
