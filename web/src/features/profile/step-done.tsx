import { useRouter } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { FormHeading } from "../../components/form/form-heading.tsx";
import { Button } from "../../components/ui/button.tsx";
import { messages } from "../../lib/format/messages.ts";
import { safeNext } from "../../lib/session/next.ts";

const NEXT = [
  "Our staff compares your entries with your papers, usually within one working day.",
  "We will tell you by email and in your notifications.",
  "Until then you can follow lots, keep notes and fill your watchlist.",
];

/** Sent and signed: the next steps, with a link. */
export function StepDone({ next }: { next: string | undefined }) {
  const router = useRouter();
  return (
    <>
      <BadgeCheck aria-hidden size={40} strokeWidth={1.5} className="mb-4 text-green" />
      <FormHeading title="Your profile is under review">
        You are on {messages.standby()}. What happens next:
      </FormHeading>
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
