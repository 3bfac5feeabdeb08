import { Button } from "#/components/ui/button.tsx";
import { FilterSelect } from "#/components/filter-select.tsx";
import { count } from "#/lib/format/counts.ts";
import { KINDS, type Kind, type ModerationAddress } from "../model/address.ts";
import type { ModerationRow } from "../model/queries.ts";
import { QueueRow } from "./queue-row.tsx";

const WORDS: Readonly<Record<Kind, string>> = { vehicle: "Vehicles", apartment: "Apartments" };
const OPTIONS = KINDS.map((value) => ({ value, label: WORDS[value] }));

interface QueueProps {
  rows: readonly ModerationRow[];
  total: number;
  address: ModerationAddress;
  onKind: (kind: Kind | undefined) => void;
  /** The next page; null: there is none. */
  onMore: (() => void) | null;
}

/** The lots that wait for the staff, the longest waiting first. */
export function Queue({ rows, total, address, onKind, onMore }: QueueProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-3 py-3 lg:ps-4 lg:pe-3">
        <p className="text-body font-strong tabular-nums">
          {count(total)} {total === 1 ? "lot waits" : "lots wait"}
        </p>
        <FilterSelect label="All kinds" options={OPTIONS} value={address.kind ?? ""} onChange={onKind} />
      </div>
      <ul className="border-t border-line">
        {rows.map((row) => (
          <QueueRow
            key={row.lot.id_auction}
            row={row}
            address={address}
            open={row.lot.id_auction === address.lot}
          />
        ))}
      </ul>
      {onMore && (
        <Button className="mt-4 lg:ms-4" onClick={onMore}>
          Show more
        </Button>
      )}
      <p className="py-4 text-small text-text-2 lg:px-4">Opening a lot reserves it for you for 10 minutes.</p>
    </>
  );
}
