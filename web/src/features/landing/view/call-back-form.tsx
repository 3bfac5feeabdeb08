import { CircleCheck } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { CheckField } from "#/components/form/check-field.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { useAfterDraw } from "#/lib/timing/use-after-draw.ts";
import { TIMES, useCallBack } from "../model/use-call-back.ts";

/** Name, number, time, consent. Entries stay after any answer. `subject`: the subject of the call. */
export function CallBackForm({ subject = null }: { subject?: string | null }) {
  const { done: isDone, sending, errors, refusal, send, again } = useCallBack(subject);
  const form = useRef<HTMLFormElement>(null);
  const afterDraw = useAfterDraw();
  const done = useRef<HTMLDivElement>(null);
  const me = useMe();
  // The known contact of a signed-in person stands in the form until they type.
  const [typedName, setName] = useState<string | null>(null);
  const [typedPhone, setPhone] = useState<string | null>(null);
  const name = typedName ?? me?.name ?? "";
  const phone = typedPhone ?? me?.phone ?? "";
  const [time, setTime] = useState("");
  const [consent, setConsent] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const sent = await send({ name, phone: phone.trim(), time, consent });
    afterDraw(() => {
      if (sent) done.current?.focus();
      else form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
    });
  }

  if (isDone) {
    return (
      <div ref={done} tabIndex={-1} className="rounded-md bg-green-tint p-5 text-green-deep outline-none">
        <p className="flex items-center gap-2.5 text-h2">
          <CircleCheck aria-hidden size={22} strokeWidth={1.75} /> We have your request
        </p>
        <p className="mt-2 text-body">
          Somebody who knows the auctions calls you, Sunday to Friday, 9:00 to 20:00 Dubai time.
        </p>
        <Button size="sm" className="mt-4" onClick={again}>
          Send another request
        </Button>
      </div>
    );
  }
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {refusal && <RefusalMessage refusal={refusal} safe="Your entries are kept." />}
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errors.name}
      />
      <TextField
        label="Mobile phone"
        name="tel"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        mask="phone"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        error={errors.phone}
      />
      <Times value={time} onChange={setTime} />
      <CheckField
        name="consent"
        checked={consent}
        onCheckedChange={setConsent}
        error={errors.consent}
        label={
          <>
            You may call me about this and keep my number until we have spoken.{" "}
            <ScreenLink to="/policy" className="text-blue underline">
              Privacy policy
            </ScreenLink>
          </>
        }
      />
      <Button type="submit" variant="press" size="lg" aria-disabled={sending}>
        {sending ? "Sending…" : "Call me back"}
      </Button>
    </form>
  );
}

function Times({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const group = useId();
  return (
    <fieldset>
      <legend className="text-small font-strong">When does a call suit you?</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {TIMES.map(({ value: own, label }) => (
          <label
            key={label}
            className="touch flex h-9 cursor-pointer items-center rounded-md border border-line-3 px-3 text-small has-checked:border-blue has-checked:bg-blue-tint has-checked:font-strong has-checked:text-blue-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
          >
            <input
              type="radio"
              name={group}
              value={own}
              checked={value === own}
              onChange={() => onChange(own)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
