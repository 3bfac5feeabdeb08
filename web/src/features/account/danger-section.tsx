import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Section } from "#/components/section.tsx";

/** The link to the deletion of the account. */
export function DangerSection() {
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
