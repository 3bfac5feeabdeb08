import { money } from "@marsa/api-spec/amounts";
import { Hand, Phone, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { Input } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { cn } from "#/lib/cn.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { PhoneTile } from "#/features/lanes/console/model/room/phone-tiles.ts";
import type { RoomDesk } from "#/features/lanes/console/model/room/use-room-desk.ts";

/** The bids of the room and of the phones: entered by a key or a press, taken back while they are the newest. */
export function RoomEntry({ desk }: { desk: RoomDesk }) {
  return (
    <section
      aria-label="Room and phones"
      className="grid gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] max-lg:gap-1.5 max-lg:pb-1.5"
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-2 max-lg:grid-cols-2 max-lg:gap-1.5">
        <RoomButton desk={desk} />
        <PaddleField desk={desk} />
        <TakeBackButton desk={desk} />
      </div>
      <Phones desk={desk} />
    </section>
  );
}

export const KEY =
  "grid h-5.5 min-w-5.5 shrink-0 place-content-center rounded-sm border border-current px-1 font-sans text-micro font-strong max-lg:hidden pointer-coarse:hidden";

/** The bid of the room; after the hammer, the question whose it was. */
export function RoomButton({ desk }: { desk: RoomDesk }) {
  const { ask, why, number, sending, warned, bidRoom, called, waitsUntil } = desk;
  const { price } = called;
  if (waitsUntil !== null) return <WhoseIsIt desk={desk} until={waitsUntil} />;
  return (
    <button
      type="button"
      data-slot="room-bids"
      aria-disabled={ask === null || undefined}
      aria-keyshortcuts="Space"
      onClick={() => bidRoom()}
      className={cn(
        "flex min-h-22 flex-col justify-between rounded-md border px-3.5 py-2.5 text-start select-none max-lg:min-h-15 max-lg:py-1.5",
        ask === null
          ? "cursor-not-allowed border-line bg-salt text-text-3"
          : warned
            ? "border-2 border-ink bg-white text-text hover:bg-salt active:bg-salt-2"
            : "border-red bg-red text-white hover:bg-red-pressed active:bg-red-pressed",
      )}
    >
      <span className="flex items-center gap-2 text-[1rem] leading-6 font-strong max-lg:text-small">
        <Hand aria-hidden size={18} strokeWidth={2} />
        <span className="flex-1">{sending === null ? "Room bids" : `${sending}…`}</span>
        <kbd aria-hidden className={KEY}>
          Space
        </kbd>
      </span>
      <span className="flex flex-wrap items-end justify-between gap-x-3">
        <span
          className={cn(
            "tabular-nums",
            ask === null ? "text-small" : "text-[2rem] leading-9 font-heavy max-lg:text-h2",
          )}
        >
          {price === null ? why : money(price)}
        </span>
        {ask !== null && (number !== null || warned) && (
          <span className="text-small font-strong">
            {number === null ? "Back to running" : `for paddle ${number}`}
          </span>
        )}
      </span>
    </button>
  );
}

/** The room has the hammer without a number: digits or a chip, then Enter. `until`: ms. */
function WhoseIsIt({ desk: { number, sending, name }, until }: { desk: RoomDesk; until: number }) {
  const left = useServerTime((time) => Math.max(0, Math.ceil((until - time) / 1_000)));
  return (
    <button
      type="button"
      data-slot="whose-is-it"
      aria-disabled={number === null || undefined}
      aria-keyshortcuts="Enter"
      onClick={() => name()}
      className={cn(
        "flex min-h-22 flex-col justify-between rounded-md border-2 border-ink px-3.5 py-2.5 text-start select-none max-lg:min-h-15 max-lg:py-1.5",
        number === null
          ? "bg-white text-text"
          : "bg-red text-white hover:bg-red-pressed active:bg-red-pressed",
      )}
    >
      <span className="flex items-center gap-2 text-[1rem] leading-6 font-strong max-lg:text-small">
        <Hand aria-hidden size={18} strokeWidth={2} />
        <span className="flex-1">{sending === null ? "Whose is it?" : `${sending}…`}</span>
        <kbd aria-hidden className={KEY}>
          Enter
        </kbd>
      </span>
      <span className="text-small tabular-nums">
        {number === null ? "Type the paddle. " : `Paddle ${number}. `}
        {left} s, then the lot waits
      </span>
    </button>
  );
}

export function PaddleField({ desk: { typed, type, holder, number, called, chips } }: { desk: RoomDesk }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <div className="flex items-center gap-2">
        <Label htmlFor={id}>Paddle</Label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
          className="h-10 w-20 text-[1.125rem] font-strong tabular-nums"
        />
      </div>
      {number === null
        ? chips.map((chip) => (
            <Button key={chip} size="sm" aria-label={`Paddle ${chip}`} onClick={() => type(String(chip))}>
              {chip}
            </Button>
          ))
        : called.price !== null && (
            <span className="text-small font-strong" aria-live="polite">
              {coverWords(holder, called.price)}
            </span>
          )}
    </div>
  );
}

function coverWords(holder: RoomDesk["holder"], ask: number): string {
  if (holder === null) return "Nobody has this paddle";
  const { covers, limit } = holder;
  const by = limit === null ? "" : " (limit)";
  if (covers === 0) return "May not bid";
  return covers < ask ? `Covered to ${money(covers)}${by}` : `Can bid ${money(ask)}${by}`;
}

export function TakeBackButton({ desk: { takeBack, setOpen } }: { desk: RoomDesk }) {
  const can = "row" in takeBack;
  return (
    <Button
      data-slot="take-back"
      aria-disabled={!can || undefined}
      aria-keyshortcuts="Z"
      className="w-full justify-start gap-2 whitespace-normal max-lg:col-span-2"
      onClick={() => can && setOpen("take-back")}
    >
      <Undo2 aria-hidden size={16} strokeWidth={2} className="shrink-0" />
      <span className="min-w-0 flex-1 truncate text-start">
        {can ? `Take back ${takeBack.row.mark}, ${money(takeBack.row.amount ?? 0)}` : takeBack.why}
      </span>
      <kbd aria-hidden className={KEY}>
        Z
      </kbd>
    </Button>
  );
}

const LOOKS: Readonly<Record<PhoneTile["look"], string>> = {
  plain: "border-line-2 bg-white hover:border-line-3",
  grey: "border-line bg-salt text-text-2 hover:border-line-3",
  leads: "border-green bg-green-tint text-green-deep",
  refused: "border-orange-fill bg-orange-tint text-orange-deep",
};

/** The phone lines. `named`: with the names of their clients, for the clerk. */
export function Phones({
  desk: { tiles, bidPhone, setOpen },
  named = false,
}: {
  desk: RoomDesk;
  named?: boolean;
}) {
  const [changing, setChanging] = useState(false);
  const called = tiles.filter(({ number }) => number !== null).length;
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-2 text-small text-text-2 max-lg:hidden">
        <Phone aria-hidden size={16} strokeWidth={2} />
        <span className="flex-1">
          {changing ? "Press the line to change" : `Phones, ${called} on a line`}
        </span>
        <Button variant="link" size="inline" onClick={() => setChanging(!changing)}>
          {changing ? "Done" : "Change lines"}
        </Button>
      </p>
      <ul
        aria-label="Phone lines"
        className={cn("mt-1.5 grid gap-2 max-lg:gap-1.5", named ? "grid-cols-2" : "grid-cols-4 max-lg:mt-0")}
      >
        {tiles.map(({ line, number, name, words, look }) => (
          <li key={line} className="flex min-w-0">
            <button
              type="button"
              data-line={line}
              data-look={look}
              aria-keyshortcuts={line}
              onClick={() => (changing ? setOpen(line) : bidPhone(line))}
              className={cn(
                "flex w-full min-w-0 flex-col justify-between rounded-md border px-2.5 py-2 text-start select-none max-lg:min-h-11 max-lg:py-1",
                named ? "min-h-16" : "min-h-20",
                LOOKS[look],
              )}
            >
              <span className="flex items-center justify-between gap-1 text-body font-strong tabular-nums">
                <span className="min-w-0 truncate">
                  {number ?? "Free"}
                  {named && name !== null && ` · ${name}`}
                </span>
                <span className="grid size-5.5 place-content-center rounded-sm border border-current text-micro">
                  <span className="sr-only">Phone </span>
                  {line}
                </span>
              </span>
              <span className="line-clamp-2 text-micro tabular-nums max-lg:line-clamp-1">{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
