import type { Schema } from "@marsa/api-spec/client-problem";
import { type FormEvent, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { CheckField, InputField, SelectField } from "./fields.tsx";
import { EVERY_CALL, type FaultForm as Form, faultOf } from "../model/fault-words.ts";

/** The usual calls of journeys; any other is typed. */
const CALLS = [
  ["makebid", "Place a bid"],
  ["getLot", "Open a lot"],
  ["listLots", "Show the list"],
  ["getHistory", "Read the history"],
  ["addFavorite", "Watch a lot"],
  ["getMe", "Who am I"],
  ["getBalance", "Read the deposit"],
  ["signin", "Sign in"],
  [EVERY_CALL, "Every call"],
] as const;
const OTHER = "";

const EMPTY: Form = {
  operation: "makebid",
  status: "503",
  latencyMs: "",
  percent: "",
  times: "",
  drop: false,
  dropReply: false,
};

interface FaultFormProps {
  busy: boolean;
  onAdd: (fault: Schema<"FaultSetting">) => void;
}

/** A form for a fault: its call, its effect, its rate. */
export function FaultForm({ busy, onAdd }: FaultFormProps) {
  const [form, setForm] = useState(EMPTY);
  const [call, setCall] = useState<string>(EMPTY.operation);
  const text = (name: "operation" | "status" | "latencyMs" | "percent" | "times") => ({
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setForm({ ...form, [name]: target.value }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    onAdd(faultOf(form));
  }
  return (
    <form className="mt-4 grid grid-cols-2 gap-3" onSubmit={submit}>
      <SelectField
        label="Call"
        className={call === OTHER ? "" : "col-span-2"}
        value={call}
        onChange={({ target }) => {
          setCall(target.value);
          setForm({ ...form, operation: target.value });
        }}
      >
        {CALLS.map(([operation, word]) => (
          <option key={operation} value={operation}>
            {word}
            {operation === EVERY_CALL ? "" : ` (${operation})`}
          </option>
        ))}
        <option value={OTHER}>Another call…</option>
      </SelectField>
      {call === OTHER && (
        <InputField
          label="Its operationId"
          required
          maxLength={60}
          placeholder="listFacet"
          autoCapitalize="none"
          spellCheck={false}
          {...text("operation")}
        />
      )}
      <InputField label="Status" type="number" min={400} max={599} placeholder="None" {...text("status")} />
      <InputField
        label="Waits, ms"
        type="number"
        min={0}
        max={60_000}
        placeholder="0"
        {...text("latencyMs")}
      />
      <InputField
        label="Share of calls, %"
        type="number"
        min={0}
        max={100}
        step="any"
        placeholder="100"
        {...text("percent")}
      />
      <InputField label="Times" type="number" min={1} placeholder="Until cleared" {...text("times")} />
      <CheckField
        className="col-span-2"
        label="Close the socket instead of an answer"
        checked={form.drop}
        onCheckedChange={(drop) => setForm({ ...form, drop })}
      />
      <CheckField
        className="col-span-2 -mt-2"
        label="Do the work, then close the socket: the lost reply"
        checked={form.dropReply}
        onCheckedChange={(dropReply) => setForm({ ...form, dropReply })}
      />
      <div className="col-span-2 mt-1">
        <Button type="submit" variant="ink" className="max-md:h-11 max-md:w-full" aria-disabled={busy}>
          {busy ? "Adding…" : "Add fault"}
        </Button>
      </div>
    </form>
  );
}
