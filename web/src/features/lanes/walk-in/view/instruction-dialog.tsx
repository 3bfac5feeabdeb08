import { useState } from "react";
import { FileField } from "#/components/form/file-field.tsx";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { errorsAt, type FieldErrors, useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { command } from "#/lib/http/command.ts";
import type { KeptFile } from "#/lib/http/upload.ts";

interface InstructionDialogProps {
  /** The lots that take a maximum, with their names. */
  lots: readonly { readonly id: number; readonly name: string }[];
  onClose: () => void;
}

const digits = (text: string, most: number) => text.replaceAll(/\D/g, "").slice(0, most);

/** Enters the maximum of an absent client from the written instruction. Nobody reads the amount afterwards. */
export function InstructionDialog({ lots, onClose }: InstructionDialogProps) {
  const [lot, setLot] = useState(String(lots[0]?.id ?? ""));
  const [paddle, setPaddle] = useState("");
  const [maximum, setMaximum] = useState("");
  const [scan, setScan] = useState<readonly KeptFile[]>([]);
  const [errors, setErrors] = useState<FieldErrors<"paddle" | "maximum" | "instruction">>({});
  const { submit, sending, refusal } = useFormSend({
    send: (instruction: number) =>
      command(
        "/live/room/absentee",
        { id_auction: Number(lot), paddle: Number(paddle), maximum: Number(maximum), instruction },
        "id_auction",
      ),
    onSent: () => {
      void toast({ text: `The instruction of paddle ${paddle} is sealed.` });
      onClose();
    },
    errorsOf: errorsAt("paddle", "maximum", "instruction"),
    showErrors: setErrors,
  });
  const [file] = scan;
  return (
    <FormDialog
      title="New instruction"
      text="The system bids for the client, up to the written amount. Nobody reads the amount afterwards."
      press="Seal the instruction"
      busy={sending}
      isOff={lot === "" || paddle === "" || maximum === "" || !file}
      refusal={refusal}
      onPress={() => {
        setErrors({});
        if (file) void submit(file.id);
      }}
      onClose={onClose}
    >
      <SelectField
        label="Lot"
        nothing="Choose a lot"
        value={lot}
        options={lots.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => setLot(event.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Paddle"
          inputMode="numeric"
          autoComplete="off"
          value={paddle}
          error={errors.paddle}
          onChange={(event) => setPaddle(digits(event.target.value, 4))}
        />
        <TextField
          label="Highest amount, AED"
          inputMode="numeric"
          autoComplete="off"
          value={maximum}
          error={errors.maximum}
          onChange={(event) => setMaximum(digits(event.target.value, 8))}
        />
      </div>
      <FileField
        label="Scan of the written instruction"
        kind="document"
        value={scan}
        onChange={setScan}
        error={errors.instruction}
      />
    </FormDialog>
  );
}
