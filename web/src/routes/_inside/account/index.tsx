import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "#/features/account/view/account-screen.tsx";
import { ProfileSection } from "#/features/profile/view/profile-section.tsx";
import { ProfilesSection } from "#/features/profile/view/profiles-section.tsx";
import { enter } from "#/lib/session/enter.ts";
import { validated, pageTitle } from "#/lib/address/route.ts";

export const Route = createFileRoute("/_inside/account/")({
  /** `for`: the screen that needs a missing step. */
  validateSearch: validated((search): { for?: string } =>
    typeof search["for"] === "string" ? { for: search["for"] } : {},
  ),
  beforeLoad: enter("signed-in"),
  head: () => pageTitle("Account"),
  component: AccountRoute,
});

function AccountRoute() {
  return (
    <AccountScreen
      wanted={Route.useSearch().for}
      profile={
        <>
          <ProfilesSection />
          <ProfileSection />
        </>
      }
    />
  );
}
