import { minute, toMs } from "@marsa/api-spec/dates";
import { useState } from "react";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { useWide } from "#/lib/browser/use-wide.ts";
import { useEdit, useText } from "#/features/edit/model/draft/edit-context.ts";
import { fieldGrid } from "../form/parts.tsx";
import { MetaFieldView } from "../form/meta-field.tsx";
import { fieldNamed } from "#/features/edit/model/draft/values.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { Button } from "#/components/ui/button.tsx";
import { TimeRow } from "./time-row.tsx";
import { dayWords, usualTimes } from "#/features/edit/model/wheel-times.ts";
import { counted } from "#/lib/format/counts.ts";

/** Start and end: a field on wide screens, wheels on phones. */
export function SaleTimes() {
  const { meta, readOnly } = useEdit();
  const wide = useWide();
  const [open, setOpen] = useState<string | null>(null);
  const [start, setStart] = useText("start");
  const [end, setEnd] = useText("end");
  const usual = usualTimes(serverClock.now());
  const fields = ["start", "end"].flatMap((name) => fieldNamed(meta, name) ?? []);
  const [from, to] = [fromDubaiInput(start), fromDubaiInput(end)];
  const span = from === null || to === null ? null : spanWords(toMs(from), toMs(to));
  return (
    <div className="grid gap-3">
      <div className={wide ? fieldGrid : "grid gap-3"}>
        {fields.map((field) =>
          wide || readOnly ? (
            <MetaFieldView key={field.name} field={field} />
          ) : (
            <TimeRow
              key={field.name}
              field={field}
              open={open === field.name}
              onOpen={(isOpen) => setOpen(isOpen ? field.name : null)}
            />
          ),
        )}
      </div>
      {!readOnly && start === "" && end === "" && (
        <Button
          size="lg"
          className="justify-self-start"
          onClick={() => {
            setStart(usual.start);
            setEnd(usual.end);
          }}
        >
          Use {timeWords(usual.start)} to {timeWords(usual.end)}
        </Button>
      )}
      {span !== null && <p className="text-small text-text-2 tabular-nums">Runs {span}.</p>}
    </div>
  );
}

/** "Wed Nov 25, 6:00 PM". */
function timeWords(text: string): string {
  return `${dayWords(text.slice(0, 10))}, ${minute(fromDubaiInput(text)!)}`;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** "3 days, 2 h 15 min"; null where the end is not after the start. Instants in ms. */
export function spanWords(start: number, end: number): string | null {
  const minutes = Math.floor((end - start) / MINUTE_MS);
  if (!(minutes > 0)) return null;
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor((minutes % DAY_MINUTES) / 60);
  const left = minutes % 60;
  const time = [hours > 0 && `${hours} h`, left > 0 && `${left} min`].filter(Boolean).join(" ");
  return [days > 0 && counted(days, "day"), time].filter(Boolean).join(", ");
}
