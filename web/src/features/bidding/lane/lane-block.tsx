import { useRouterState } from "@tanstack/react-router";
import { Radio } from "lucide-react";
import { Message } from "../../../components/message/message.tsx";
import { ScreenLink } from "../../../components/screen-link.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useHasScreen } from "../../../lib/address/use-has-screen.ts";

const LANE = "/queue/current";

/** Into the lane, where the auctioneer is heard. */
export function EnterLane({ idQueue }: { idQueue: number }) {
  const hasScreen = useHasScreen();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  // Whoever is there already need not go.
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

/** In its turn the lane may stand still: who waits here is told why. */
export function LaneWaits({ reason }: { reason: string | null }) {
  return (
    <Message tone="neutral" title="The lane takes no bids just now.">
      {reason === null ? "It goes on in a moment." : reason}
    </Message>
  );
}
