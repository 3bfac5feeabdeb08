import { useEffect, useRef, useState } from "react";
import { RecoveryCode } from "./recovery-code.tsx";
import { RecoveryContact } from "./recovery-contact.tsx";
import type { Sent } from "../model/sent-code.ts";
import { Link } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import { keepNext } from "#/lib/session/next.ts";

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

/** Third step: the result, and the next link. Takes the focus, so that screen readers read it. */
function RecoveryDone({ next }: { next: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <BadgeCheck aria-hidden size={40} strokeWidth={1.5} className="mb-4 text-green" />
      <FormHeading title="New password saved">
        You were signed out everywhere. Sign in with the new password.
      </FormHeading>
      <Button variant="press" size="xl" className="w-full" asChild>
        <Link to="/signin" search={keepNext(next)} replace>
          Sign in
        </Link>
      </Button>
    </div>
  );
}
