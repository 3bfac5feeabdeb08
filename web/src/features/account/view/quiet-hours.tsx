import type { Schema } from "@marsa/api-spec/client-problem";
import { useId } from "react";
import { Input } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { Switch } from "#/components/ui/switch.tsx";

type Quiet = Schema<"NotificationSettings">["quiet"];

interface QuietHoursProps {
  quiet: Quiet;
  onChange: (quiet: Quiet) => void;
}

/** The hours in which only urgent notices leave the app. */
export function QuietHours({ quiet, onChange }: QuietHoursProps) {
  return (
    <div className="mt-6">
      <Switch
        label="Quiet hours"
        className="text-body font-medium"
        on={quiet.on}
        onChange={(on) => onChange({ ...quiet, on })}
      />
      <p className="mt-1 text-small text-pretty text-text-2">
        Push, email and SMS wait until the quiet hours end. Two things reach you at any time: lots in their
        last 15 minutes or in a running lane, and changes of your account.
      </p>
      {quiet.on && (
        <div className="mt-3 flex gap-3">
          <Time label="From" value={quiet.from} onChange={(from) => onChange({ ...quiet, from })} />
          <Time label="Until" value={quiet.to} onChange={(to) => onChange({ ...quiet, to })} />
        </div>
      )}
      {quiet.on && <p className="mt-2 text-small text-text-2">Time in the UAE (GST)</p>}
    </div>
  );
}

interface TimeProps {
  label: string;
  /** "22:00". */
  value: string;
  onChange: (value: string) => void;
}

function Time({ label, value, onChange }: TimeProps) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="time"
        className="mt-1.5 tabular-nums"
        value={value}
        // A half-typed time is empty.
        onChange={({ target }) => target.value !== "" && onChange(target.value)}
      />
    </div>
  );
}
