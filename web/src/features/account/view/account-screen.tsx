import type { ReactNode } from "react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Section } from "#/components/section.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { ContactsSection } from "./contacts-section.tsx";
import { FactorsSection } from "./factors-section.tsx";
import { InviteSection } from "./invite-section.tsx";
import { NamesSection } from "./names-section.tsx";
import { NoticesSection } from "./notices-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { useMutation } from "@tanstack/react-query";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { toast } from "#/components/message/toast.tsx";
import { download, fileOf } from "#/lib/browser/download.ts";
import { api } from "#/lib/http/api.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { BadgeCheck, CircleAlert, Hourglass, Lock } from "lucide-react";
import { Message } from "#/components/message/message.tsx";
import { cn } from "#/lib/cn.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { AvatarButtons } from "./avatar-buttons.tsx";
import { type Approval, standingOf } from "../model/standing.ts";

interface AccountScreenProps {
  /** The screen that needs a missing step. */
  wanted: string | undefined;
  /** The person's profile. */
  profile: ReactNode;
}

/** The account page. */
export function AccountScreen({ wanted, profile }: AccountScreenProps) {
  const me = useMe();
  if (!me) return null;
  return (
    <div className="mx-auto max-w-300 px-4 pt-6 pb-12 lg:px-gutter lg:pt-9">
      <AccountHead me={me} wanted={wanted} />
      <NamesSection me={me} />
      <ContactsSection me={me} />
      {profile}
      <NoticesSection />
      <PasswordSection />
      <FactorsSection />
      <SessionsSection />
      <InviteSection />
      <OwnDataSection />
      <DangerSection />
    </div>
  );
}

/** The link to the deletion of the account. */
function DangerSection() {
  return (
    <Section
      title="Delete the account"
      text="Contacts, profile and watchlist are removed. This cannot be undone."
    >
      <Button asChild>
        <ScreenLink to="/account/delete">Delete account…</ScreenLink>
      </Button>
    </Section>
  );
}

/** Everything that we hold of the person, as one file for them. */
function OwnDataSection() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { data, response } = await confirmed((header) =>
        api.POST("/auth/account/export", { params: { header }, parseAs: "blob" }),
      );
      download(fileOf(data, response, "marsa-my-data.zip"));
    },
    onSuccess: () => void toast({ text: "Your data is in your downloads", duration: 3_000 }),
  });
  return (
    <Section
      title="Your data"
      text="One file with everything that we hold of you: your entries, bids, payments and documents."
    >
      {error && <ErrorBlock className="mb-4" title="The file could not be made." error={error} />}
      <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        {isPending ? "Making the file…" : "Download my data"}
      </Button>
    </Section>
  );
}

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
function AccountHead({ me, wanted }: AccountHeadProps) {
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
