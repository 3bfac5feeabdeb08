import { useQuery } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { money } from "@marsa/api-spec/amounts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { lotQuery, type Lot } from "#/realtime/lots/lot-query.ts";

interface PreviewDialogProps {
  lot: LaneLot;
  /** Number of stored maxima; null: not known. */
  maxima: number | null;
  onClose: () => void;
}

/** The facts of a lot that an auctioneer reads out before it opens. */
export function PreviewDialog({ lot, maxima, onClose }: PreviewDialogProps) {
  const { data, error, refetch } = useQuery(lotQuery(lot.id_auction));
  return (
    <TitledDialog
      title={
        <>
          Lot {lot.position}: {lot.title}
        </>
      }
      text={[...lot.facts, `No. ${lot.number}`].join(" · ")}
      className="md:max-w-[36rem]"
      onClose={onClose}
    >
      <div className="px-4 pb-6 md:px-6">
        <LotPhoto
          picture={lot.picture}
          sizes="(width >= 48rem) 528px, 92vw"
          priority
          className="rounded-md"
        />
        {data ? (
          <Details lot={data} maxima={maxima} />
        ) : error ? (
          <ErrorBlock
            className="mt-4"
            title="The lot could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="mt-4 h-24 w-full" />
        )}
      </div>
    </TitledDialog>
  );
}

function Details({ lot, maxima }: { lot: Lot; maxima: number | null }) {
  const { live, condition, comment, place } = lot;
  const minimum = lot.view === "public" ? null : lot.min_price;
  const damage = condition?.zones.map(({ title }) => title) ?? [];
  const rows: readonly (readonly [string, string])[] = [
    ["Start", money(live.start_price)],
    ...(lot.view === "public" ? [] : [["Minimum", minimum === null ? "None" : money(minimum)] as const]),
    ["Step", money(live.step)],
    ...(maxima === null ? [] : [["Maximum bids", String(maxima)] as const]),
    ...(condition?.grade == null ? [] : [["Condition", `${condition.grade} of 5`] as const]),
    ["Stands at", `${place.location}, ${place.city.label}`],
    ...(damage.length === 0 ? [] : [["To be said", damage.join("; ")] as const]),
    ...(comment === null ? [] : [["Seller", comment] as const]),
  ];
  return (
    <dl className="mt-4 grid grid-cols-[7.5rem_minmax(0,1fr)] gap-y-2 text-body">
      {rows.map(([word, value]) => (
        <div key={word} className="contents">
          <dt className="text-text-2">{word}</dt>
          <dd className="text-pretty tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
