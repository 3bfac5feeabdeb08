import { useState } from "react";
import { FileField } from "#/components/form/file-field.tsx";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ReasonField } from "#/components/form/reason-field.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { messages } from "#/lib/format/messages.ts";
import type { KeptFile } from "#/lib/http/upload.ts";
import { answerClaim, type ClaimOfSale, makeClaim } from "../model/queries.ts";

const MOST_PHOTOS = 10;
const LONGEST = 2_000;
const SIDE_WORDS = {
  buyer: {
    title: "Make a claim",
    text: "Choose the one fact that is wrong. The seller and our staff read what you write; you can claim once.",
    label: "What you found",
    hint: "Say what you see, and where. At least 10 characters.",
    least: 10,
    press: "Send the claim",
    done: "Your claim is sent. You are told when the seller answers.",
    safe: "Your claim was not sent.",
  },
  seller: {
    title: "Answer the claim",
    text: "The buyer and our staff read your answer. You can answer once.",
    label: "Your answer",
    hint: "Say what you know of this fact, and how you know it.",
    least: 3,
    press: "Send the answer",
    done: "Your answer is sent. Our staff decide now.",
    safe: "Your answer was not sent.",
  },
} as const;

interface ClaimDialogProps {
  /** Id of the lot. */
  id: number;
  of: ClaimOfSale;
  onClose: () => void;
}

interface Errors {
  fact?: string | undefined;
  text?: string | undefined;
  files?: string | undefined;
}

/** The claim of the buyer, or the answer of the seller. */
export function ClaimDialog({ id, of: { side, facts, claim }, onClose }: ClaimDialogProps) {
  const { title, text, label, hint, least, press, done, safe } = SIDE_WORDS[side];
  const [fact, setFact] = useState("");
  const [words, setWords] = useState("");
  const [photos, setPhotos] = useState<readonly KeptFile[]>([]);
  const [sendingPhotos, setSendingPhotos] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const isClaim = claim === null;
  const { submit, sending, refusal } = useFormSend({
    send: () => {
      const sent = { text: words.trim(), files: photos.map((photo) => photo.id) };
      return isClaim ? makeClaim(id, { fact, ...sent }) : answerClaim(id, sent);
    },
    errorsOf: errorsAt("fact", "text", "files"),
    showErrors: setErrors,
    onSent: () => {
      onClose();
      void toast({ text: done });
    },
  });

  function send() {
    const { length } = words.trim();
    const found: Errors = {
      fact: isClaim && fact === "" ? messages.required("Fact") : undefined,
      text: length === 0 ? messages.required(label) : length < least ? messages.minLength(least) : undefined,
      files: sendingPhotos
        ? "The photos are still being sent: press again when they are in the list."
        : isClaim && photos.length === 0
          ? messages.required("Photo")
          : undefined,
    };
    setErrors(found);
    if (Object.values(found).every((error) => error === undefined)) void submit(undefined);
  }

  return (
    <FormDialog
      title={title}
      text={text}
      press={press}
      sending="Sending…"
      busy={sending}
      refusal={refusal}
      safe={safe}
      onPress={send}
      onClose={onClose}
    >
      {isClaim ? (
        <SelectField
          label="Fact"
          nothing="Choose a fact"
          options={facts.map(({ fact: name, value }) => ({ value: name, label: `${name}: ${value}` }))}
          value={fact}
          error={errors.fact}
          onChange={(event) => {
            setFact(event.target.value);
            setErrors({ ...errors, fact: undefined });
          }}
        />
      ) : (
        <p className="own-way text-long font-strong break-words">{`${claim.fact.fact}, ${claim.fact.value}`}</p>
      )}
      <ReasonField
        label={label}
        longest={LONGEST}
        value={words}
        error={errors.text}
        hint={hint}
        onChange={(next) => {
          setWords(next);
          setErrors({ ...errors, text: undefined });
        }}
      />
      <FileField
        label={isClaim ? "Photos" : "Photos (optional)"}
        kind="document"
        most={MOST_PHOTOS}
        value={photos}
        error={errors.files}
        onSending={setSendingPhotos}
        onChange={(next) => {
          setPhotos(next);
          setErrors((before) => ({ ...before, files: undefined }));
        }}
      />
    </FormDialog>
  );
}
