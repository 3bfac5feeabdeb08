import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { Message } from "#/components/message/message.tsx";

interface RefusalProps {
  /** The error of a control; null shows nothing. */
  error: unknown;
  className?: string;
}

/** The reason why a control failed, in a sentence. */
export function Refusal({ error, className }: RefusalProps) {
  if (error === null || error === undefined) return null;
  const { title, text } = wordsOf(error);
  return (
    <Message tone="error" title={title} className={className}>
      {text}
    </Message>
  );
}

function wordsOf(error: unknown): { title: string; text?: string } {
  if (error instanceof NetworkProblem) {
    return { title: `${error.message}.`, text: "Nobody knows whether it was done." };
  }
  if (!(error instanceof ApiProblem))
    return { title: "Something broke in this drawer.", text: String(error) };
  const fields = Object.entries(error.fieldErrors).map(([field, message]) => `${field}: ${message}.`);
  return { title: `${error.status} ${error.code}.`, text: fields.join(" ") || `${error.message}.` };
}
