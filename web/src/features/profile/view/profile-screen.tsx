import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useMe } from "#/lib/http/queries.ts";
import type { ProfileForm } from "../model/fields.ts";
import { ProfileWizard } from "./profile-wizard.tsx";

interface ProfileScreenProps {
  /** Chosen before: who came to sell, or to buy. */
  type: ProfileForm["type"] | undefined;
  next: string | undefined;
}

/** /profile/create. A person with a profile finds it on their account, and can add the other kind here. */
export function ProfileScreen({ type, next }: ProfileScreenProps) {
  const router = useRouter();
  const me = useMe();
  // As it was on arrival: the profile that is made here is no reason to lead away.
  const [atFirst] = useState(me);
  const profiles = atFirst?.profiles ?? [];
  const draft = profiles.find((own) => own.status === "draft" && (type ?? own.type) === own.type);
  const has = profiles.some((own) => own.status !== "draft" && (type ?? own.type) === own.type);
  const away = has && !draft;
  useEffect(() => {
    if (away) void router.navigate({ to: "/account", replace: true });
  }, [away, router]);
  if (!atFirst || away) return null;
  const other = profiles.find((own) => own !== draft);
  return (
    <ProfileWizard
      unsigned={draft?.id_profile ?? null}
      type={draft?.type ?? type}
      other={other?.id_profile ?? null}
      next={next}
    />
  );
}
