import { useRouterState } from "@tanstack/react-router";
import { Radio } from "lucide-react";
import { Message } from "#/components/message/message.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";

const LANE = "/queue/current";

/** A link into the lane room. */
export function EnterLane({ idQueue }: { idQueue: number }) {
  const hasScreen = useHasScreen();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  // No link on the lane's own page.
  if (!hasScreen(LANE) || here === LANE) return null;
  return (
    <Button variant="ink" size="lg" className="w-full" asChild>
      <ScreenLink to={LANE} search={{ lane: idQueue }}>
        <Radio aria-hidden size={18} strokeWidth={1.75} />
        Enter lane
      </ScreenLink>
    </Button>
  );
}

/** The reason for a pause of the lane during the lot's turn. */
export function LaneWaits({ reason }: { reason: string | null }) {
  return (
    <Message tone="neutral" title="The lane takes no bids just now.">
      {reason === null ? "It continues in a moment." : reason}
    </Message>
  );
}
