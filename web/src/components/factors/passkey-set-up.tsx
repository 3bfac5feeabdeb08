import { useState } from "react";
import { PasskeyError } from "#/lib/session/passkeys.ts";
import { RefusalMessage } from "../form/refusal-message.tsx";
import { TextField } from "../form/text-field.tsx";
import { useFormSend } from "../form/use-form-send.ts";
import { Message } from "../message/message.tsx";
import { Button } from "../ui/button.tsx";
import { type Access, addPasskey, type FactorAdded } from "./factor-calls.ts";

interface PasskeySetUpProps {
  access: Access;
  onAdded: (added: FactorAdded) => void;
}

/** Names a passkey and makes it on this device. */
export function PasskeySetUp({ access, onAdded }: PasskeySetUpProps) {
  const [name, setName] = useState(() =>
    matchMedia("(pointer: fine)").matches ? "My computer" : "My phone",
  );
  const [cancelled, setCancelled] = useState<string>();
  const { submit, sending, refusal } = useFormSend({
    send: async (chosen: string) => {
      try {
        return await addPasskey(access, chosen);
      } catch (error) {
        if (!(error instanceof PasskeyError)) throw error;
        setCancelled(error.message);
        return null;
      }
    },
    onSent: (added) => added && onAdded(added),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setCancelled(undefined);
        void submit(name.trim() || "My passkey");
      }}
    >
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      {cancelled !== undefined && <Message tone="info" title={cancelled} aria-live="polite" />}
      <p className="text-body">
        Your device asks for your fingerprint, your face or its PIN. They stay on the device.
      </p>
      <TextField
        label="Name of this passkey"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="ink" size="lg" aria-disabled={sending}>
        {sending ? "Waiting for your device…" : "Make passkey"}
      </Button>
    </form>
  );
}
