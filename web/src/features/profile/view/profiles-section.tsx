import { dubaiDate } from "@marsa/api-spec/dates";
import { useMutation } from "@tanstack/react-query";
import { Message } from "#/components/message/message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Section } from "#/components/section.tsx";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { paperSentences } from "#/lib/format/papers.ts";
import { useMe } from "#/lib/http/queries.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { switchProfile } from "#/lib/session/switch-profile.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { type ProfileChoice, profileChoices } from "../model/queries.ts";

/** On the account: papers that expire, the profile in use, the switch to the other one, or the way to it. */
export function ProfilesSection() {
  const me = useMe();
  const choices = me ? profileChoices(me) : [];
  const { mutate, isPending, variables } = useMutation({
    mutationFn: switchProfile,
    onError: (error) => void toast({ text: refusalText(error, "Your profile is the same."), tone: "error" }),
  });
  if (!me || choices.length === 0) return null;
  return (
    <Section title="Profiles" text="One as a buyer, one as a seller. You sign in once for both.">
      <Papers sentences={paperSentences(me, dubaiDate(serverClock.now()))} />
      <ul className="divide-y divide-line">
        {choices.map((choice) => (
          <li
            key={choice.type}
            data-slot="own-profile"
            data-type={choice.type}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-long font-strong">{choice.title}</p>
              <p className="text-body break-words text-text-2">{choice.text}</p>
            </div>
            <Act choice={choice} busy={isPending && variables === choice.id} onUse={mutate} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Papers({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Message tone="warning" className="mb-5">
      {sentences.join(" ")} Give us the new one, to keep bidding and selling.
      <Button
        className="mt-3 flex w-fit"
        onClick={() => openDialog("call-back", { subject: sentences.join(" ") })}
      >
        Ask for a call-back
      </Button>
    </Message>
  );
}

interface ActProps {
  choice: ProfileChoice;
  busy: boolean;
  onUse: (id: number) => void;
}

/** The acts on one profile: make it, sign it, use it. */
function Act({ choice: { type, title, state, id, inUse }, busy, onUse }: ActProps) {
  if (id === null || state === "draft") {
    return (
      <Button asChild>
        <ScreenLink to="/profile/create" search={{ type, next: "/account" }}>
          {id === null ? `Become a ${type}` : "Sign the contract"}
        </ScreenLink>
      </Button>
    );
  }
  if (inUse) return <span className="text-body font-strong text-green">In use</span>;
  return (
    <Button aria-disabled={busy || undefined} onClick={() => !busy && onUse(id)}>
      {busy ? "Switching…" : "Use this profile"}
      <span className="sr-only">: {title}</span>
    </Button>
  );
}
