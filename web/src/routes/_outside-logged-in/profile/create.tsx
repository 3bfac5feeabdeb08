import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "#/features/profile/view/profile-screen.tsx";
import { enter } from "#/lib/session/enter.ts";
import { readNext } from "#/lib/session/next.ts";
import { validated, pageTitle } from "#/lib/address/route.ts";

export const Route = createFileRoute("/_outside-logged-in/profile/create")({
  /** `type`: the kind of the new profile, for a person who has one of the other kind. */
  validateSearch: validated((search): { type?: "buyer" | "seller"; next?: string } => ({
    ...readNext(search),
    ...(search["type"] === "buyer" || search["type"] === "seller" ? { type: search["type"] } : {}),
  })),
  beforeLoad: enter("signed-in"),
  head: () => pageTitle("Create a profile"),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { type, next } = Route.useSearch();
  return <ProfileScreen type={type} next={next} />;
}
