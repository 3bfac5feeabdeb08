import { useRouterState } from "@tanstack/react-router";
import { Button } from "#/components/ui/button.tsx";
import { Message } from "#/components/message/message.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import type { Gate } from "#/features/bidding/model/lot/gate.ts";
import { FEES_FAILED } from "#/components/lot/use-you-pay.ts";

interface BidGateProps {
  gate: Gate;
  /** The lot that the person wants to bid on. */
  title: string;
}

/** The obstacle between a person and bidding: one sentence, and the next step. */
export function BidGate({ gate, title }: BidGateProps) {
  return (
    <div data-slot="bid-gate" data-missing={gate.missing} className="grid gap-2.5">
      <Message tone={gate.missing === "lock" ? "warning" : "info"}>{gate.sentence}</Message>
      <GateStep gate={gate} title={title} />
    </div>
  );
}

const across = { size: "xl", className: "w-full" } as const;

function GateStep({ gate: { step, sentence }, title }: BidGateProps) {
  const hasScreen = useHasScreen();
  const next = useRouterState({ select: ({ location }) => location.href });
  if (step === null) return null;
  if (step.kind === "sign-in") {
    return (
      <>
        <Button variant="press" {...across} onClick={() => void askSignIn(`Sign in to bid on ${title}.`)}>
          Sign in to bid
        </Button>
        {hasScreen("/signup") && (
          <Button {...across} asChild>
            <ScreenLink to="/signup" search={{ next }}>
              Create an account
            </ScreenLink>
          </Button>
        )}
      </>
    );
  }
  if (step.kind === "screen" && hasScreen(step.path)) {
    return (
      <Button variant={step.urgent ? "press" : "plain"} {...across} asChild>
        <ScreenLink to={step.path} search={step.path === "/account" ? {} : { ...step.search, next }}>
          {step.label}
        </ScreenLink>
      </Button>
    );
  }
  return <CallBack about={`${title}: ${sentence}`} />;
}

/** Asks for a call from the staff, where no screen offers the next step. */
export function CallBack({ about }: { about: string }) {
  return (
    <Button {...across} onClick={() => openDialog("call-back", { subject: about })}>
      Ask for a call-back
    </Button>
  );
}

/** Without fee data the cost of a bid is not known, so nobody can bid. */
export function FeesMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Message tone="error" title={`${FEES_FAILED}.`}>
      Bidding is off until the fees are known.
      <Button size="sm" className="mt-2.5 flex" onClick={onRetry}>
        Try again
      </Button>
    </Message>
  );
}
