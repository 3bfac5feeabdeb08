import { Button } from "#/components/ui/button.tsx";
import { FilterSelect } from "#/components/filter-select.tsx";
import { count, counted } from "#/lib/format/counts.ts";
import {
  type Kind,
  KINDS,
  type ModerationAddress,
  moderationSearch,
  type ModerationRow,
} from "../model/queries.ts";
import { Link } from "@tanstack/react-router";
import { TriangleAlert, Undo2, User } from "lucide-react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { cn } from "#/lib/cn.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { waited } from "#/lib/timing/waited.ts";

const KIND_WORDS: Readonly<Record<Kind, string>> = { vehicle: "Vehicles", apartment: "Apartments" };
const OPTIONS = KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));

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

interface QueueRowProps {
  row: ModerationRow;
  address: ModerationAddress;
  open: boolean;
}

/** A waiting lot with its seller, its waiting time, and the colleague who checks it. */
function QueueRow({ row, address, open }: QueueRowProps) {
  const { lot, seller, claim } = row;
  const others = claim !== null && !claim.mine;
  return (
    <li className="border-b border-line">
      <Link
        to="/clients"
        search={moderationSearch({ ...address, lot: lot.id_auction })}
        replace={address.lot !== undefined}
        resetScroll={false}
        data-lot={lot.number}
        aria-current={open ? "true" : undefined}
        className={cn(
          "flex gap-3 border-s-3 border-transparent py-3 ps-1 pe-3 hover:bg-salt focus-visible:-outline-offset-2 lg:ps-3",
          open && "border-blue bg-blue-tint hover:bg-blue-tint",
        )}
      >
        <LotPhoto
          picture={lot.picture}
          sizes="66px"
          className={cn("w-16.5 shrink-0 self-start rounded-sm", others && "opacity-50")}
        />
        <span className="min-w-0 flex-1 text-small">
          <span translate="no" className={cn("own-way block truncate font-strong", others && "text-text-2")}>
            {lot.title}
          </span>
          <span className="own-way block truncate text-text-2">{seller}</span>
          <State row={row} others={others} />
        </span>
      </Link>
    </li>
  );
}

function State({
  row: { claim, remarks, oddities, sent_at: sentAt },
  others,
}: {
  row: ModerationRow;
  others: boolean;
}) {
  const wait = useServerTime((now) => waited(sentAt, now));
  if (others && claim) {
    return (
      <span className="flex items-center gap-1.5 font-strong text-text-2">
        <User aria-hidden size={14} /> {claim.by} checks it
      </span>
    );
  }
  const changed = remarks.filter((remark) => remark.changed).length;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-text-2 tabular-nums">
      {wait}
      {oddities > 0 && (
        <span className="inline-flex items-center gap-1 font-strong text-orange">
          <TriangleAlert aria-hidden size={14} /> {oddities} odd
        </span>
      )}
      {remarks.length > 0 && (
        <span className="inline-flex items-center gap-1 font-strong text-blue">
          <Undo2 aria-hidden size={14} /> Back with {counted(changed, "change")}
        </span>
      )}
    </span>
  );
}
