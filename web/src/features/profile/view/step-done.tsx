import { useRouter } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { safeNext } from "#/lib/session/next.ts";
import { useUserTopic } from "#/realtime/lots/user-topic.ts";

const NEXT = [
  "Our staff compares your entries with your papers, usually within one working day.",
  "We will tell you by email and in your notifications.",
  "Until then you can watch lots and keep notes.",
];

const CAN = { buyer: "bid", seller: "offer lots" } as const;
const NOTHING = () => {};

interface StepDoneProps {
  /** Id of the profile that was sent. */
  profile: number | null;
  next: string | undefined;
}

/** Sent and signed: the next steps until the staff accept the profile, with a link. */
export function StepDone({ profile, next }: StepDoneProps) {
  const router = useRouter();
  useUserTopic(NOTHING);
  const sent = useMe()?.profiles.find(({ id_profile: id }) => id === profile);
  return (
    <>
      <BadgeCheck aria-hidden size={40} strokeWidth={1.5} className="mb-4 text-green" />
      {sent?.status === "ok" ? (
        <FormHeading title="Your profile is approved">You can {CAN[sent.type]} now.</FormHeading>
      ) : (
        <UnderReview />
      )}
      <Button
        variant="press"
        size="xl"
        className="w-full"
        onClick={() => void router.navigate({ href: safeNext(next), replace: true })}
      >
        {next === undefined ? "Look at auctions" : "Continue"}
      </Button>
    </>
  );
}

function UnderReview() {
  return (
    <>
      <FormHeading title="Your profile is under review">What happens next:</FormHeading>
      <ol className="mb-7 grid gap-3">
        {NEXT.map((text, at) => (
          <li key={text} className="flex gap-3 text-long text-pretty">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-content-center rounded-full bg-salt-2 text-micro font-strong tabular-nums"
            >
              {at + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
