import { useState } from "react";
import { RecoveryCode } from "./recovery-code.tsx";
import { RecoveryContact } from "./recovery-contact.tsx";
import { RecoveryDone } from "./recovery-done.tsx";
import type { Sent } from "../model/sent-code.ts";

/**
 * /recovery: contact, then code and new password, then the result. Nothing here shows whether a contact has an account.
 */
export function RecoveryScreen({ next }: { next: string | undefined }) {
  const [sent, setSent] = useState<Sent>();
  const [contact, setContact] = useState("");
  const [done, setDone] = useState(false);
  if (done) return <RecoveryDone next={next} />;
  if (sent)
    return (
      <RecoveryCode
        sent={sent}
        onSent={setSent}
        onDone={() => setDone(true)}
        onBack={() => setSent(undefined)}
      />
    );
  return <RecoveryContact contact={contact} onContact={setContact} onSent={setSent} next={next} />;
}
