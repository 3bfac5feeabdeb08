import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { messages } from "#/lib/format/messages.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { without, type Period, readyPeriods } from "../model/read-address.ts";

interface PeriodDialogProps {
  period: Period;
  onClose: () => void;
}

/** First and last day of the history: a usual period, or any other. */
export function PeriodDialog({ period, onClose }: PeriodDialogProps) {
  const navigate = useNavigate({ from: "/deposit" });
  const [sd, setSd] = useState(period.sd);
  const [ed, setEd] = useState(period.ed);
  const [wasSent, setWasSent] = useState(false);
  const errors = wasSent ? dayErrors(sd, ed) : {};

  function show(days: Pick<Period, "sd" | "ed">) {
    onClose();
    void navigate({
      to: "/deposit",
      search: (before) => ({ ...without(before, "page"), sd: days.sd, ed: days.ed }),
      resetScroll: false,
    });
  }

  return (
    <FormDialog
      title="Period of the history"
      press="Show these days"
      onPress={() => {
        setWasSent(true);
        if (Object.keys(dayErrors(sd, ed)).length === 0) show({ sd, ed });
      }}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-2">
        {readyPeriods(serverClock.now()).map(({ word, ...days }) => (
          <Button key={word} onClick={() => show(days)}>
            {word}
          </Button>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label="First day"
          value={sd}
          error={errors.sd}
          onChange={(event) => setSd(event.target.value)}
        />
        <TextField
          type="date"
          label="Last day"
          value={ed}
          error={errors.ed}
          onChange={(event) => setEd(event.target.value)}
        />
      </div>
    </FormDialog>
  );
}

function dayErrors(sd: string, ed: string): { sd?: string; ed?: string } {
  if (sd === "") return { sd: messages.date() };
  if (ed === "") return { ed: messages.date() };
  return sd > ed ? { sd: messages.startAfterEnd() } : {};
}
