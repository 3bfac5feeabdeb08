import type { ReactNode } from "react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Section } from "#/components/section.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { AccountHead } from "./account-head.tsx";
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
