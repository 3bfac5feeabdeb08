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
import { OwnDataSection } from "./own-data-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

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
