import { money } from "@marsa/api-spec/amounts";
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { PhoneLine } from "#/features/lanes/console/model/commands/phone-lines.ts";
import { TAKE_BACK_REASONS } from "#/features/lanes/console/model/room/room-rows.ts";
import type { RoomDesk } from "#/features/lanes/console/model/room/use-room-desk.ts";
import { ReasonDialog } from "../dialogs/reason-dialog.tsx";

/** The open question of the room's desk. */
export function RoomDialogs({ desk, idQueue }: { desk: RoomDesk; idQueue: number }) {
  const { open, setOpen, takeBack, takeBackFor } = desk;
  const close = () => setOpen(null);
  if (open === null) return null;
  if (open !== "take-back") {
    const now = desk.tiles.find(({ line }) => line === open)?.number ?? null;
    return <LineDialog line={open} now={now} idQueue={idQueue} onClose={close} />;
  }
  if (!("row" in takeBack)) return null;
  const { mark, amount } = takeBack.row;
  return (
    <ReasonDialog
      title={`Take back ${mark}, ${money(amount ?? 0)}`}
      text="Price, leader and time become what they were before this bid. Say it aloud."
      usual={TAKE_BACK_REASONS}
      onReason={(reason) => takeBackFor(reason as Schema<"TakeBackReason">)}
      onClose={close}
    />
  );
}

interface LineDialogProps {
  line: PhoneLine;
  /** The paddle on the line. */
  now: number | null;
  idQueue: number;
  onClose: () => void;
}

/** Puts a paddle on a phone line, or frees the line. */
function LineDialog({ line, now, idQueue, onClose }: LineDialogProps) {
  const [number, setNumber] = useState(now === null ? "" : String(now));
  const [error, setError] = useState<string>();
  const { submit, sending, refusal } = useFormSend({
    send: (paddle: number | null) =>
      reply(api.POST("/live/room/line", { body: { id_queue: idQueue, line, number: paddle } })),
    onSent: (paddles) => {
      queryClient.setQueryData(keys.paddles(idQueue), paddles);
      onClose();
    },
    errorsOf: errorsAt("number"),
    showErrors: (errors) => setError(errors["number"]),
  });
  return (
    <FormDialog
      title={`Phone ${line}`}
      text={`The key ${line} then bids the ask for this paddle.`}
      press={number === "" ? "Free the line" : "Put it on the line"}
      busy={sending}
      refusal={refusal}
      onPress={() => void submit(number === "" ? null : Number(number))}
      onClose={onClose}
    >
      <TextField
        label="Paddle"
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setNumber(event.target.value.replaceAll(/\D/g, "").slice(0, 4));
        }}
      />
    </FormDialog>
  );
}
