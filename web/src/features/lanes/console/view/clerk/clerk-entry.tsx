import { money } from "@marsa/api-spec/amounts";
import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { Button } from "#/components/ui/button.tsx";
import { Input } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { TAKE_BACK_REASONS } from "#/features/lanes/console/model/room/room-rows.ts";
import type { RoomDesk } from "#/features/lanes/console/model/room/use-room-desk.ts";
import { KEY, PaddleField, RoomButton, TakeBackButton } from "../room-desk/room-entry.tsx";

/** The clerk's entry: the paddle, an amount of its own, and the newest bid to take back. */
export function ClerkEntry({ desk }: { desk: RoomDesk }) {
  const { holder, open, setOpen, takeBack } = desk;
  return (
    <>
      <RoomButton desk={desk} />
      <PaddleField desk={desk} />
      {holder?.name && <p className="col-span-full -mt-1.5 text-body font-strong">{holder.name}</p>}
      <CalledField desk={desk} />
      {open === "take-back" && "row" in takeBack ? (
        <section aria-label="Take back" className="col-span-full grid gap-2 rounded-md border border-ink p-3">
          <h2 className="flex items-center gap-2 text-body font-strong">
            <Undo2 aria-hidden size={16} strokeWidth={2} />
            Take back {takeBack.row.mark}, {money(takeBack.row.amount ?? 0)}
          </h2>
          <p className="text-small text-text-2">{desk.afterwards} Why?</p>
          <p className="flex flex-wrap gap-2">
            {TAKE_BACK_REASONS.map((reason, at) => (
              <Button key={reason} size="sm" onClick={() => desk.takeBackFor(reason)}>
                <kbd aria-hidden className={KEY}>
                  {at + 1}
                </kbd>
                {reason}
              </Button>
            ))}
            <Button size="sm" variant="link" onClick={() => setOpen(null)}>
              Keep the bid
            </Button>
          </p>
        </section>
      ) : (
        <TakeBackButton desk={desk} />
      )}
    </>
  );
}

/** The amount that the room called. Tab reaches it once a paddle is typed, Enter bids it. */
function CalledField({ desk: { called, typed, ask, bidRoom } }: { desk: RoomDesk }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const onTab = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Tab" || event.shiftKey || typed === "" || document.activeElement !== document.body)
      return;
    event.preventDefault();
    field.current?.focus();
  });
  useEffect(() => {
    addEventListener("keydown", onTab);
    return () => removeEventListener("keydown", onTab);
  }, []);
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1">
      <Label htmlFor={id}>Amount</Label>
      <Input
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={called.called}
        placeholder={ask === null ? "" : money(ask)}
        onChange={(event) => called.call(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          bidRoom();
          event.currentTarget.blur();
        }}
        className="h-10 w-32 text-[1.125rem] font-strong tabular-nums"
      />
      <span className="text-small text-text-2">Tab; empty is the ask</span>
    </div>
  );
}
