import { money } from "@marsa/api-spec/amounts";
import { reply } from "@marsa/api-spec/client";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { limitProblem } from "#/features/lanes/walk-in/model/limit.ts";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { Paddle } from "#/realtime/lanes/lane-calls.ts";

interface LimitDialogProps {
  id: number;
  paddle: Paddle;
  onClose: () => void;
}

/** Grants a limit in place of a deposit, or takes it away. */
export function LimitDialog({ id, paddle: { number, limit }, onClose }: LimitDialogProps) {
  const [text, setText] = useState(limit === null ? "" : String(limit));
  const [error, setError] = useState<string>();
  const { submit, sending, refusal } = useFormSend({
    send: (wanted: number | null) =>
      reply(api.POST("/live/room/limit", { body: { id_queue: id, number, limit: wanted } })),
    onSent: ({ limit_asked: asked }, wanted) => {
      void queryClient.invalidateQueries({ queryKey: keys.paddles(id) });
      const done = wanted === null ? "has no limit" : `bids up to AED ${money(wanted)}`;
      const words = asked === null ? `Paddle ${number} ${done}` : "The limit waits for a second person";
      void toast({ text: words, duration: 3_000 });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Limit of paddle ${number}`}
      text="Bids of the room, the phones and absentees are held against the limit first, then against the deposit. A large limit needs the signature of a second person."
      press="Grant the limit"
      busy={sending}
      isOff={text === ""}
      refusal={refusal}
      onPress={() => {
        const problem = limitProblem(Number(text));
        setError(problem);
        if (problem === undefined) void submit(Number(text));
      }}
      onClose={onClose}
    >
      <TextField
        label="Bids up to, AED"
        inputMode="numeric"
        autoComplete="off"
        value={text === "" ? "" : money(Number(text))}
        error={error}
        onChange={(event) => setText(event.target.value.replaceAll(/\D/g, "").slice(0, 9))}
      />
      {limit !== null && (
        <Button className="justify-self-start" onClick={() => void submit(null)}>
          Take the limit away
        </Button>
      )}
    </FormDialog>
  );
}
