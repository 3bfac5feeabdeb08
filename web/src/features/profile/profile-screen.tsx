import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useMe } from "../../lib/http/queries.ts";
import type { ProfileForm } from "./fields.ts";
import { ProfileWizard } from "./profile-wizard.tsx";

interface ProfileScreenProps {
  type: ProfileForm["type"] | undefined;
  next: string | undefined;
}

/** /profile/create. Whoever has a profile finds it on his account, unless he came for the other kind. */
export function ProfileScreen({ type, next }: ProfileScreenProps) {
  const router = useRouter();
  const me = useMe();
  // As it was when he came: the profile that he makes here is no reason to send him away.
  const [atFirst] = useState(me);
  const has = atFirst != null && atFirst.pstatusMax !== null && atFirst.pstatusMax !== "draft";
  const away = has && type === undefined;
  useEffect(() => {
    if (away) void router.navigate({ to: "/account", replace: true });
  }, [away, router]);
  if (!atFirst || away) return null;
  const unsigned = !has && atFirst.gate.missing === "contract" ? atFirst.id_profile : null;
  return <ProfileWizard unsigned={unsigned} type={type} next={next} />;
}
