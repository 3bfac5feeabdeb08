import type { Schema } from "@marsa/api-spec/client-problem";
import { shortInstant } from "@marsa/api-spec/dates";
import { BadgeCheck, CircleAlert, Hourglass } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { CONTACT_WORDS, formatContact } from "#/lib/contacts/contact.ts";
import type { PendingContact } from "#/lib/contacts/confirm-contact.ts";
import { Section } from "#/components/section.tsx";
import type { ContactTask } from "./contact-dialog.tsx";

const ContactDialog = lazy(async () => ({ default: (await import("./contact-dialog.tsx")).ContactDialog }));

type Kind = PendingContact["kind"];
/** Email and mobile phone: confirmed or not, with the contact that will replace one. */
export function ContactsSection({ me }: { me: Schema<"Me"> }) {
  const [task, setTask] = useState<ContactTask | null>(null);
  return (
    <Section title="Contacts" text="You sign in with either. A changed one counts once its code is entered.">
      <ul className="divide-y divide-line">
        {(["email", "phone"] as const).map((kind) => (
          <Contact key={kind} me={me} kind={kind} onTask={setTask} />
        ))}
      </ul>
      {task && (
        <Suspense>
          <ContactDialog task={task} onTask={setTask} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Section>
  );
}

interface ContactProps {
  me: Schema<"Me">;
  kind: Kind;
  onTask: (task: ContactTask) => void;
}

function Contact({ me, kind, onTask }: ContactProps) {
  const value = me[kind];
  const next = me[`new_${kind}`];
  const verified = me[`${kind}_verified`];
  const recoversFrom = me[`${kind}_recovers_from`];
  const word = CONTACT_WORDS[kind];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-small text-text-3">{word}</p>
        <div className="mt-0.5 text-long break-words">
          {/* Digits keep their order on a page from right to left. */}
          {value === null ? "None" : <bdi dir="ltr">{formatContact(value)}</bdi>}
          <Mark verified={verified} there={value !== null} />
        </div>
        {recoversFrom !== null && (
          <p className="mt-2 text-body text-pretty text-text-2">
            A code for a new password comes here from {shortInstant(recoversFrom)} GST on. Until then the old{" "}
            {word.toLowerCase()} can undo the change.
          </p>
        )}
        {next !== null && (
          <p className="mt-2 flex items-start gap-1.5 text-body text-text-2">
            <Hourglass aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-blue" />
            <span className="min-w-0 break-words">
              <strong className="font-strong text-text">{formatContact(next)}</strong> waits for its code
            </span>
          </p>
        )}
      </div>
      <div className="flex shrink-0 gap-2">
        {(next !== null || (value !== null && !verified)) && (
          <Button
            variant="outline-blue"
            aria-label={next === null ? `Confirm the ${word.toLowerCase()}` : `Enter code for ${next}`}
            onClick={() => onTask({ kind, confirm: next ?? value })}
          >
            {next === null ? "Confirm" : "Enter code"}
          </Button>
        )}
        <Button
          aria-label={`Change the ${word.toLowerCase()}`}
          onClick={() => onTask({ kind, confirm: null })}
        >
          Change
        </Button>
      </div>
    </li>
  );
}

function Mark({ verified, there }: { verified: boolean; there: boolean }) {
  if (!there) return null;
  const Icon = verified ? BadgeCheck : CircleAlert;
  return (
    <span
      className={`mt-0.5 flex items-center gap-1.5 text-small ${verified ? "text-green" : "text-orange"}`}
    >
      <Icon aria-hidden size={15} strokeWidth={2} /> {verified ? "Confirmed" : "Not confirmed yet"}
    </span>
  );
}
