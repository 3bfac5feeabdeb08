import type { Schema } from "@marsa/api-spec/client-problem";
import { lazy, Suspense, useState } from "react";
import { AccountFace } from "./account-face.tsx";

const load = () => import("./account-menu.tsx");
const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }));

interface AccountButtonProps {
  me: Schema<"Me">;
  className?: string;
}

/** The button of the account menu; the menu loads when the pointer or the focus comes near. */
export function AccountButton({ me, className }: AccountButtonProps) {
  const [wanted, setWanted] = useState(false);
  const face = (
    <AccountFace
      me={me}
      className={className}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={face}>
      <AccountMenu me={me} className={className} />
    </Suspense>
  ) : (
    face
  );
}
