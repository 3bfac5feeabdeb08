import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { useLot } from "#/realtime/lots/live.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";

/** The next lot, and its start price. */
export function NextLot({
  lot,
  maxima,
  onPreview,
}: {
  lot: LaneLot;
  maxima: number | null;
  onPreview: () => void;
}) {
  const { live } = useLot(lot.id_auction, lot.live);
  const stored = maxima !== null && maxima > 0 ? `. ${counted(maxima, "maximum bid")}: opens running` : "";
  return (
    <div className="flex items-center gap-3.5 border-t border-line pt-3.5">
      <LotPhoto picture={lot.picture} sizes="72px" className="w-18 shrink-0 rounded-sm" />
      <p className="min-w-0 flex-1 text-body">
        <span className="block text-small text-text-2">Next, lot {lot.position}</span>
        <span className="line-clamp-2">
          <strong translate="no" className="font-strong">
            {lot.title}
          </strong>{" "}
          <span className="text-text-2 tabular-nums">
            from {money(live.start_price)}
            {stored}
          </span>
        </span>
      </p>
      <Button onClick={onPreview}>Preview</Button>
    </div>
  );
}
