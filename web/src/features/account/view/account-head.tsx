import type { Schema } from "@marsa/api-spec/client-problem";
import { BadgeCheck, CircleAlert, Hourglass, Lock } from "lucide-react";
import { Message } from "#/components/message/message.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { AvatarButtons } from "./avatar-buttons.tsx";
import { type Approval, standingOf } from "../model/standing.ts";

const PILL = {
  good: { icon: BadgeCheck, className: "bg-green-tint text-green-deep" },
  wait: { icon: Hourglass, className: "bg-blue-tint text-blue-deep" },
  act: { icon: CircleAlert, className: "bg-orange-tint text-orange-deep" },
  stop: { icon: Lock, className: "bg-orange-tint text-orange-deep" },
} as const;
const TONES = { good: "neutral", wait: "info", act: "info", stop: "warning" } as const;
const ROLES = {
  buyer: "Buyer",
  seller: "Seller",
  auctioneer: "Auctioneer",
  backoffice: "Back office",
} as const;
/** The names of the screens that need an approved profile. */
const WANTED: Readonly<Record<string, string>> = { "/deposit": "the deposit" };

interface AccountHeadProps {
  me: Schema<"Me">;
  wanted: string | undefined;
}

/** Picture, name, roles and status; and the missing step. */
export function AccountHead({ me, wanted }: AccountHeadProps) {
  const standing = standingOf(me);
  return (
    <header className="pb-7 lg:pb-8">
      <h1 className="mb-5 text-h1">Account</h1>
      <div className="flex items-center gap-4 lg:gap-5">
        <AvatarButtons me={me}>
          <p className="own-way text-[1.25rem] leading-7 font-heavy tracking-[-.016em] break-words">
            {me.name}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-body text-text-2">
            <Pill standing={standing} />
            {me.roles.map((role) => ROLES[role]).join(", ")}
          </p>
        </AvatarButtons>
      </div>
      <NextStep standing={standing} wanted={wanted} />
    </header>
  );
}

function Pill({ standing: { tone, word } }: { standing: Approval }) {
  const { icon: Icon, className } = PILL[tone];
  return (
    <span
      className={cn("inline-flex h-6 items-center gap-1.5 rounded-sm px-2 text-small font-strong", className)}
    >
      <Icon aria-hidden size={14} strokeWidth={2.2} /> {word}
    </span>
  );
}

function NextStep({ standing, wanted }: { standing: Approval; wanted: string | undefined }) {
  const hasScreen = useHasScreen();
  const { tone, sentence, step } = standing;
  if (sentence === null) return null;
  const place = wanted === undefined ? undefined : (WANTED[wanted] ?? "that page");
  return (
    <Message
      tone={TONES[tone]}
      className="mt-6 max-w-180"
      {...(place === undefined ? {} : { title: `To open ${place} you need an approved profile.` })}
    >
      {sentence}
      {step && hasScreen(step.to) && (
        <Button variant="press" className="mt-3 flex w-fit no-underline!" asChild>
          <ScreenLink to={step.to} search={{ next: "/account", type: step.type }}>
            {step.label}
          </ScreenLink>
        </Button>
      )}
    </Message>
  );
}
