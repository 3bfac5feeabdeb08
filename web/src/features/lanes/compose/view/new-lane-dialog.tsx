import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { TextField } from "#/components/form/text-field.tsx";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { fieldErrors, type FieldErrors } from "../model/checks.ts";
import { type Composed, startInput, USUAL_TIMERS } from "../model/composed.ts";
import { createLane } from "../model/save.ts";
import { composeKeys } from "../model/queries.ts";

const DAY_MS = 86_400_000;
/** The usual start of lanes, in Dubai. */
const USUAL_HOUR = "18:00";

interface NewLaneDialogProps {
  onClose: () => void;
  /** Called with the id of the new draft. */
  onMade: (id: number) => void;
}

/** Makes a draft with name, place and start. */
export function NewLaneDialog({ onClose, onMade }: NewLaneDialogProps) {
  const [head, setHead] = useState(() => ({ name: "", place: "", start: tomorrow() }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const { submit, sending, refusal, clear } = useFormSend({
    send: createLane,
    onSent: (queue) => {
      queryClient.setQueryData(composeKeys.lane(queue.id_queue), queue);
      void queryClient.invalidateQueries({ queryKey: composeKeys.lanes });
      onMade(queue.id_queue);
    },
    errorsOf: errorsAt("name", "place", "start"),
    showErrors: setErrors,
  });

  async function make() {
    clear();
    const wrong = errorsOf(head);
    setErrors(wrong);
    const start = fromDubaiInput(head.start);
    if (Object.keys(wrong).length > 0 || start === null) return;
    await submit({ name: head.name.trim(), place: head.place.trim(), start });
  }
  const field = (name: keyof typeof head) => ({
    value: head[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      const next = { ...head, [name]: event.target.value };
      setHead(next);
      // A change checks only the fields with errors.
      if (errors[name] !== undefined) setErrors({ ...errors, [name]: errorsOf(next)[name] });
    },
  });
  return (
    <FormDialog
      title="New lane"
      text="A draft. Nobody else sees it until it is published."
      press="Make the draft"
      sending="Making the draft…"
      busy={sending}
      refusal={refusal}
      safe="Your entries are kept."
      onPress={() => void make()}
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" maxLength={120} {...field("name")} />
      <TextField label="Place" autoComplete="off" maxLength={160} {...field("place")} />
      <TextField label="Start, GST" type="datetime-local" {...field("start")} />
    </FormDialog>
  );
}

function tomorrow(): string {
  return `${startInput(serverClock.now() + DAY_MS).slice(0, 10)}T${USUAL_HOUR}`;
}

function errorsOf(head: Pick<Composed, "name" | "place" | "start">): FieldErrors {
  const lane = {
    ...head,
    timers: USUAL_TIMERS,
    room: false,
    hammer: "clock" as const,
    operators: [],
    lots: [],
  };
  return fieldErrors(lane, { ...lane, start: "" }, serverClock.now());
}
