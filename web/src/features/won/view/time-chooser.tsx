import { minute, shortDay, weekday } from "@marsa/api-spec/dates";
import { type ReactNode, useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { bookPickup } from "../model/commands.ts";
import type { Pickup } from "../model/queries.ts";
import { byDay, dayAndTime } from "../model/words.ts";

interface TimeChooserProps {
  pickup: Pickup;
  label: string;
  onDone?: () => void;
}

const CHIP =
  "touch flex h-10 cursor-pointer items-center justify-center rounded-md border border-line-3 px-3 text-body tabular-nums hover:border-text-3 has-checked:border-blue has-checked:bg-blue-tint has-checked:font-strong has-checked:text-blue-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue";

/** The free times of the yard: a day, then a half hour; arrow keys move between them. */
export function TimeChooser({ pickup, label, onDone }: TimeChooserProps) {
  const days = byDay(pickup.times);
  const [chosenDay, setDay] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const shown = days.find(({ day }) => day === chosenDay) ?? days[0];
  // A time that somebody else took meanwhile is no longer in the list.
  const time = shown?.times.find(({ starts }) => starts === chosen);
  const { submit, sending, refusal } = useFormSend({
    send: (starts: string) => bookPickup(pickup.id_auction, starts),
    onSent: (_, starts) => {
      announce(`You pick it up on ${dayAndTime(starts)}.`);
      onDone?.();
    },
  });
  if (!shown) {
    return (
      <Message tone="warning" title="No time is free." className="mt-4">
        Look again later: times become free when others change theirs.
      </Message>
    );
  }
  return (
    <form
      aria-label={label}
      data-slot="time-chooser"
      className="grid gap-4 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (time) void submit(time.starts);
      }}
    >
      <Chips legend="Day">
        {days.map(({ day, times: [first] }) => (
          <label key={day} className={CHIP}>
            <input
              type="radio"
              name="pickup-day"
              value={day}
              checked={day === shown.day}
              onChange={() => setDay(day)}
              className="sr-only"
            />
            {weekday(day).slice(0, 3)}, {first && shortDay(first.starts)}
          </label>
        ))}
      </Chips>
      <Chips legend="Time">
        {shown.times.map(({ starts }) => (
          <label key={starts} className={CHIP}>
            <input
              type="radio"
              name="pickup-time"
              value={starts}
              checked={starts === chosen}
              onChange={() => setChosen(starts)}
              className="sr-only"
            />
            {minute(starts)}
          </label>
        ))}
      </Chips>
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      <Button type="submit" variant="press" size="xl" aria-disabled={!time || sending || undefined}>
        {sending ? "Booking…" : time ? `Book ${dayAndTime(time.starts)}` : "Choose a time"}
      </Button>
    </form>
  );
}

function Chips({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-strong">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
