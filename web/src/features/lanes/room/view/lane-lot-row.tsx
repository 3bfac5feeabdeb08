import { Link } from "@tanstack/react-router";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { PHASE_WORDS } from "#/lib/format/result-words.ts";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { minute } from "@marsa/api-spec/dates";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { useLot } from "#/realtime/lots/live.ts";

export interface RowActions {
  /** Shows the lot in the large view. */
  onLook: (id: number) => void;
  /** Opens the maximum of a coming lot. */
  onMaximum: (id: number) => void;
}

interface LaneLotRowProps extends RowActions {
  lot: LaneLot;
  /** Server ms; null: not known. */
  expected: number | null;
  /** Whether the lot has its turn. */
  current: boolean;
}

/** Height of a row, px: all are equal, so that a long run draws only the visible ones. */
export const ROW_PX = 64;

/** One lot of the run: place, photo, title; the reader's maximum or the result, and the expected time. */
export function LaneLotRow({ lot, expected, current, onLook, onMaximum }: LaneLotRowProps) {
  const { id_auction: id, title, facts, position, picture, enabled } = lot;
  const { live, mine, status } = useLot(id, lot.live);
  const over = live.status !== "active" && live.status !== "inProgress";
  const sum = live.price ?? live.start_price;
  const from = live.price === null ? `from ${money(sum)}` : money(sum);
  return (
    <div
      data-slot="lane-lot"
      data-lot={lot.number}
      style={{ height: ROW_PX }}
      className={cn("flex items-center gap-3 border-b border-line", current && "bg-blue-tint")}
    >
      <LotPhoto picture={picture} sizes="60px" grey={over || !enabled} className="w-15 shrink-0 rounded-sm" />
      <span className="w-6 shrink-0 text-center text-small text-text-2 tabular-nums max-md:hidden">
        {position}
      </span>
      <button
        type="button"
        className="touch min-w-0 flex-1 rounded-sm text-start hover:text-blue"
        onClick={() => onLook(id)}
      >
        <span className="block truncate text-small font-strong">
          <span className="md:hidden">{position} · </span>
          {title}
        </span>
        <span className="flex text-micro text-text-2 tabular-nums">
          <span className="truncate">{facts.slice(0, 2).join(" · ")}</span>
          {!over && <span className="shrink-0 whitespace-pre"> · {from}</span>}
        </span>
      </button>
      <span className="flex shrink-0 items-center gap-3 text-small tabular-nums max-md:flex-col-reverse max-md:items-end max-md:gap-1">
        {over ? (
          <Over id={id} price={live.price} status={status} phase={live.phase} />
        ) : current ? (
          <span className="font-strong text-blue-deep">On the block</span>
        ) : !enabled ? (
          <span className="text-text-2">Out of the run</span>
        ) : status === "leading" && mine?.max != null ? (
          <Maximum tone="text-green" onPress={() => onMaximum(id)}>{`Max ${money(mine.max)}`}</Maximum>
        ) : status === "outbid" ? (
          <Maximum tone="text-orange" onPress={() => onMaximum(id)}>
            Outbid, raise
          </Maximum>
        ) : (
          <Maximum tone="text-blue" onPress={() => onMaximum(id)}>
            Set maximum
          </Maximum>
        )}
        {expected !== null && !over && !current && (
          <time className="w-10 text-end font-strong">{minute(expected)}</time>
        )}
      </span>
    </div>
  );
}

function Maximum({ tone, onPress, children }: { tone: string; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      className={cn("touch relative rounded-sm font-strong hover:underline", tone)}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

interface OverProps {
  id: number;
  price: number | null;
  status: ReturnType<typeof useLot>["status"];
  phase: string;
}

/** The result of a lot, and the reader's state in it. */
function Over({ id, price, status, phase }: OverProps) {
  const sum = price === null ? "" : ` ${money(price)}`;
  const words =
    phase === "sold" || phase === "awaiting_decision" ? `${PHASE_WORDS[phase]}${sum}` : PHASE_WORDS.not_sold;
  return (
    <Link
      to="/auction/$id"
      params={{ id: String(id) }}
      className="flex items-center gap-3 rounded-sm hover:text-blue max-md:flex-col-reverse max-md:items-end max-md:gap-1"
    >
      {status === "won" && <Pennant kind="won" />}
      {status === "not_won" && phase !== "awaiting_decision" && <Pennant kind="not_won" />}
      {status === "awaiting_decision" && <Pennant kind="awaiting" className="max-md:hidden" />}
      <span className="text-text-2">{words}</span>
    </Link>
  );
}
