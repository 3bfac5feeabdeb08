import { FileText } from "lucide-react";
import { useState } from "react";
import { CodeForm } from "#/components/form/code-form.tsx";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { formatContact } from "#/lib/contacts/contact.ts";
import { useMe } from "#/lib/http/queries.ts";
import { drawUpContract, signContract } from "../model/queries.ts";

interface StepContractProps {
  /** Id of the profile. */
  profile: number;
  onDone: () => void;
  /** Returns to the form, for an unfinished profile. */
  onBack?: () => void;
}

/** Fourth step: the contract to read, and the code that signs it. */
export function StepContract({ profile, onDone, onBack }: StepContractProps) {
  const me = useMe();
  const [contract, setContract] = useState<{ url: string; resend_at: string }>();
  const {
    submit,
    sending: busy,
    refusal,
  } = useFormSend({ send: () => drawUpContract(profile), onSent: setContract });
  // The server sends the code to a confirmed phone, else to the email.
  const sentTo = formatContact((me?.phone_verified ? me.phone : me?.email) ?? "your contact");

  if (!contract)
    return (
      <>
        <FormHeading title="Sign the contract">
          We draw up your contract and send a code to{" "}
          <strong className="font-strong break-words text-text">{sentTo}</strong>. You sign with the code.
        </FormHeading>
        {refusal && <RefusalMessage refusal={refusal} safe="Your profile is kept." className="mb-5" />}
        <div className="flex flex-col gap-3">
          <Button
            variant="press"
            size="xl"
            className="w-full"
            aria-disabled={busy}
            onClick={() => void submit(undefined)}
          >
            {busy ? "Drawing up…" : "Show the contract"}
          </Button>
          {onBack && (
            <Button size="lg" className="w-full" onClick={onBack}>
              Change the profile
            </Button>
          )}
        </div>
      </>
    );
  return (
    <>
      <FormHeading title="Sign the contract">
        A code is on its way to <strong className="font-strong break-words text-text">{sentTo}</strong>.
        Entering it is your signature.
      </FormHeading>
      <a
        href={contract.url}
        target="_blank"
        rel="noreferrer"
        className="mb-5 flex min-h-14 items-center gap-3 rounded-md border border-line-2 px-3.5 text-body font-strong hover:border-line-3 hover:bg-salt"
      >
        <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-text-2" />
        <span className="min-w-0 flex-1">Read the contract</span>
        <span className="text-small font-normal text-text-2">PDF, new tab</span>
      </a>
      <CodeForm
        sentTo={sentTo}
        resendAt={contract.resend_at}
        label="Sign the contract"
        onCode={async (code) => {
          await signContract(profile, code);
          onDone();
        }}
        onResend={async () => setContract(await drawUpContract(profile))}
        takesFocus
      />
    </>
  );
}
