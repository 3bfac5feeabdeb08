import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio/react";
import { declineSignIn, signInRequest } from "../../lib/dialogs/sign-in-request.ts";

const SignInDialog = lazy(async () => ({ default: (await import("./sign-in-dialog.tsx")).SignInDialog }));

/** Shows the sign-in dialog while somebody asks for it (`askSignIn`). Mounted once, beside the layout. */
export function SignInGate() {
  const { open, reason } = useSnapshot(signInRequest);
  return open ? (
    <Suspense>
      <SignInDialog reason={reason} onClose={declineSignIn} />
    </Suspense>
  ) : null;
}
