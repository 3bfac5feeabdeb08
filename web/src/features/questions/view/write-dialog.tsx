import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ReasonField } from "#/components/form/reason-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { messages } from "#/lib/format/messages.ts";
import { answer, ask, close, type Question } from "../model/queries.ts";

/** What is written: a question about a lot, its answer, or why it is closed. */
export type Writing =
  | { readonly act: "ask"; readonly lotId: number }
  | { readonly act: "answer" | "close"; readonly question: Question };

const TASK_WORDS = {
  ask: {
    title: "Ask a question",
    text: "The seller or our staff answer. Your question is published with its answer, without your name.",
    label: "Question",
    press: "Send question",
    done: "Question sent",
    least: 3,
    longest: 500,
    hint: "No phone numbers, addresses or messengers.",
    safe: "Your question was not sent.",
  },
  answer: {
    title: "Answer the question",
    text: "Everybody reads question and answer, and whoever watches the lot is told. An answer is final.",
    label: "Answer",
    press: "Publish answer",
    done: "Answer published",
    least: 1,
    longest: 1_000,
    hint: "No phone numbers, addresses or messengers.",
    safe: "Your answer was not published.",
  },
  close: {
    title: "Close the question?",
    text: "Nobody answers it any more, and others no longer see it. Its asker reads your reason.",
    label: "Reason",
    press: "Close question",
    done: "Question closed",
    least: 3,
    longest: 400,
    hint: "The asker reads it.",
    safe: "The question stays as it is.",
  },
} as const;

/** Asks, answers or closes a question. */
export function WriteDialog({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { title, text, label, press, done, least, longest, hint, safe } = TASK_WORDS[writing.act];
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const { submit, sending, refusal } = useFormSend({
    send: (sent: string) =>
      writing.act === "ask"
        ? ask(writing.lotId, sent)
        : (writing.act === "answer" ? answer : close)(writing.question.id_question, sent),
    errorsOf: errorsAt("text", "reason"),
    showErrors: ({ text: atText, reason }) => setError(atText ?? reason),
    onSent: () => {
      onClose();
      void toast({ text: done });
    },
  });
  function send() {
    const { length } = words.trim();
    if (length === 0) setError(messages.required(label));
    else if (length < least) setError(messages.minLength(least));
    else void submit(words.trim());
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
      {writing.act !== "ask" && <p className="own-way text-long font-strong">{writing.question.text}</p>}
      <ReasonField
        label={label}
        longest={longest}
        value={words}
        error={error}
        hint={hint}
        onChange={(next) => {
          setError(undefined);
          setWords(next);
        }}
      />
    </FormDialog>
  );
}
