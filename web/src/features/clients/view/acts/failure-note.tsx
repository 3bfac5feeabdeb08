import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { Message } from "#/components/message/message.tsx";
import { minute } from "@marsa/api-spec/dates";
import { actWord } from "#/lib/act-words.ts";
import type { Failure } from "#/features/clients/model/use-act.ts";

/** The reason why an act was not done, and the act of a colleague in between. The entries stay below. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  const { refusal, stale, other } = failure;
  if (!stale) return <RefusalMessage refusal={refusal} safe="Nothing was changed. Your entries are kept." />;
  return (
    <Message tone="error" title="Somebody else changed this client meanwhile.">
      {other && (
        <span className="block">
          {minute(other.at)} GST, {other.who}: {actWord(other.act)}.
          {other.reason !== null && ` Reason: ${other.reason.replace(/\.$/, "")}.`}
        </span>
      )}
      Your entries are kept. Check the client again, then decide.
    </Message>
  );
}
