import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import { api } from "#/lib/http/api.ts";
import { Loaded, Block, Nothing, Refusal } from "./parts.tsx";
import { useControl } from "../model/use-control.ts";
import { eventFaultsQuery } from "../model/queries.ts";
import {
  eventFaultWords,
  type Effect,
  EFFECTS,
  eventFaultOf,
  type EventFaultForm as Form,
  TOPICS,
} from "../model/event-fault-words.ts";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { InputField, SelectField } from "./fields.tsx";

/** Faults of realtime events: lost, late, doubled and in the wrong order. */
export function EventFaultBlock({ lot }: { lot: number | null }) {
  const faults = useQuery(eventFaultsQuery);
  const add = useControl((body: Schema<"EventFaultSetting">) =>
    reply(api.POST("/_mock/event-faults", { body })),
  );
  const clear = useControl(() => reply(api.DELETE("/_mock/event-faults")));
  return (
    <Block
      title="Realtime events"
      extra={
        <Button
          size="sm"
          disabled={!faults.data?.length}
          aria-disabled={clear.busy}
          onClick={() => void clear.run()}
        >
          Clear events
        </Button>
      }
    >
      <Loaded query={faults} what="The realtime faults">
        {(list) =>
          list.length === 0 ? (
            <Nothing>None. Every event arrives once and in order.</Nothing>
          ) : (
            <ul className="mt-2 divide-y divide-line border-t border-line">
              {list.map((fault) => (
                <li key={fault.id_fault} className="flex items-baseline justify-between gap-4 py-2.5">
                  <p className="min-w-0">
                    <strong className="font-strong break-words">{fault.topic}</strong>{" "}
                    {eventFaultWords(fault)}
                  </p>
                  <span className="shrink-0 text-small text-text-2 tabular-nums">
                    {counted(fault.hits, "hit")}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <EventFaultForm key={lot} lot={lot} busy={add.busy} onAdd={(fault) => void add.run(fault)} />
      <Refusal error={clear.error ?? add.error} className="mt-3" />
    </Block>
  );
}

const OTHER = "";

interface EventFaultFormProps {
  /** The lot of the page; null on other pages. */
  lot: number | null;
  busy: boolean;
  onAdd: (fault: Schema<"EventFaultSetting">) => void;
}

/** A form for a realtime fault: its topic, its effect, its rate. */
function EventFaultForm({ lot, busy, onAdd }: EventFaultFormProps) {
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
