import type { Schema } from "@marsa/api-spec/client-problem";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { InputField, SelectField } from "./fields.tsx";
import {
  type Effect,
  EFFECTS,
  eventFaultOf,
  type EventFaultForm as Form,
  TOPICS,
} from "../model/event-fault-words.ts";

const OTHER = "";

interface EventFaultFormProps {
  /** The lot of the page; null on other pages. */
  lot: number | null;
  busy: boolean;
  onAdd: (fault: Schema<"EventFaultSetting">) => void;
}

/** A form for a realtime fault: its topic, its effect, its rate. */
export function EventFaultForm({ lot, busy, onAdd }: EventFaultFormProps) {
  const topics = [...(lot === null ? [] : [[`auction.lot.${lot}`, "This lot"] as const]), ...TOPICS];
  const [form, setForm] = useState<Form>({
    topic: topics[0]?.[0] ?? OTHER,
    effect: "drop",
    delayMs: "3000",
    percent: "",
    times: "",
  });
  const [choice, setChoice] = useState(form.topic);
  const text = (name: "topic" | "delayMs" | "percent" | "times") => ({
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [name]: target.value }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    onAdd(eventFaultOf(form));
  }
  return (
    <form className="mt-2 grid grid-cols-2 gap-3" aria-label="Realtime fault" onSubmit={submit}>
      <SelectField
        label="Topic"
        className={choice === OTHER ? "" : "col-span-2"}
        value={choice}
        onChange={({ target }) => {
          setChoice(target.value);
          setForm({ ...form, topic: target.value });
        }}
      >
        {topics.map(([topic, word]) => (
          <option key={topic} value={topic}>
            {word} ({topic})
          </option>
        ))}
        <option value={OTHER}>Another topic…</option>
      </SelectField>
      {choice === OTHER && (
        <InputField
          label="Its name"
          required
          maxLength={60}
          placeholder="auction.lot.7"
          autoCapitalize="none"
          spellCheck={false}
          {...text("topic")}
        />
      )}
      <SelectField
        label="Effect"
        className={form.effect === "delay" ? "" : "col-span-2"}
        value={form.effect}
        onChange={({ target }) => setForm({ ...form, effect: target.value as Effect })}
      >
        {EFFECTS.map(([effect, word]) => (
          <option key={effect} value={effect}>
            {word}
          </option>
        ))}
      </SelectField>
      {form.effect === "delay" && (
        <InputField label="By, ms" type="number" required min={1} max={60_000} {...text("delayMs")} />
      )}
      <InputField
        label="Share of events, %"
        type="number"
        min={0}
        max={100}
        step="any"
        placeholder="100"
        {...text("percent")}
      />
      <InputField label="Times" type="number" min={1} placeholder="Until cleared" {...text("times")} />
      <div className="col-span-2 mt-1">
        <Button type="submit" variant="ink" className="max-md:h-11 max-md:w-full" aria-disabled={busy}>
          {busy ? "Adding…" : "Add realtime fault"}
        </Button>
      </div>
    </form>
  );
}
