import { Message } from "#/components/message/message.tsx";

/** Tells that the sale changed while a decision about it was open. `what`: the change, as a sentence. */
export function ChangedMessage({ what }: { what: string | null }) {
  return (
    <Message tone="error" title="This sale changed meanwhile.">
      {what !== null && <span className="block">{what}</span>}
      Nothing was done twice. Close this dialog to see the sale as it is now.
    </Message>
  );
}
