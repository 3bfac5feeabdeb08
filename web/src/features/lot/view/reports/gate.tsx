import { useRouterState } from "@tanstack/react-router";
import { Message } from "#/components/message/message.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";

/** What a person does to read the reports: sign in, or confirm a contact. */
export function ReportsGate({ lot, signedIn }: { lot: Lot; signedIn: boolean }) {
  const next = useRouterState({ select: ({ location }) => location.href });
  return (
    <div data-slot="reports-gate" className="mt-3 grid gap-2.5">
      <Message tone="info">
        {signedIn
          ? "Confirm your email or mobile phone to read the reports."
          : "Reports open for everybody with a confirmed email or mobile phone."}
      </Message>
      <div className="flex flex-wrap gap-2">
        {signedIn ? (
          <Button asChild>
            <ScreenLink to="/verification" search={{ next }}>
              Confirm email or phone
            </ScreenLink>
          </Button>
        ) : (
          <>
            <Button onClick={() => void askSignIn(`Sign in to read the reports of ${lot.title}.`)}>
              Sign in to read
            </Button>
            <Button variant="ghost-blue" asChild>
              <ScreenLink to="/signup" search={{ next }}>
                Create an account
              </ScreenLink>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
