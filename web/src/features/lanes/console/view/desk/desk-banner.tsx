import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import { AWAY_MS } from "#/features/lanes/console/model/desk/desk-news.ts";
import { SeatButton } from "../clerk/seat-button.tsx";
import type { DeskView } from "#/features/lanes/console/model/desk/desk-view.ts";

interface DeskBannerProps {
  idQueue: number;
  desk: LaneDeskNow;
  whose: DeskView["desk"];
  /** Id of the reader. */
  me: number | undefined;
  sending: boolean;
  onTakeOver: () => void;
  /** Withdraws the request. */
  onDecline: () => void;
}

const AWAY_S = AWAY_MS / 1_000;

/** Tells a person without the desk who runs the lane, and how to get the desk. */
export function DeskBanner({ idQueue, desk, whose, me, sending, onTakeOver, onDecline }: DeskBannerProps) {
  const silent = useServerTime((now) =>
    desk.seenAt === null ? 0 : Math.max(0, Math.floor((now - desk.seenAt) / 1_000)),
  );
  if (whose === "mine" || whose === "unknown") {
    return desk.answered ? null : (
      <Message tone="error" className="rounded-none" title="The server does not answer.">
        {silent < AWAY_S
          ? `If that lasts ${AWAY_S} s, the lane pauses by itself. Nothing is lost.`
          : "By now the lane is paused, or another operator has the desk. Nothing is lost."}
      </Message>
    );
  }
  const clerk = desk.desk?.clerk;
  const holder = desk.desk?.holder?.name ?? "Another operator";
  if (whose === "barred") {
    return (
      <Message
        tone="info"
        className="rounded-none"
        title={desk.desk?.holder ? `${holder} runs this lane.` : "You do not run this lane."}
      >
        You can watch. Staff can pause the lane; only its operator can resume it.{" "}
        {clerk !== undefined && me !== undefined && (
          <>
            {clerk && `${clerk.name} is the clerk. `}
            <SeatButton idQueue={idQueue} to={me} label={`Take the clerk's seat`} />
          </>
        )}
      </Message>
    );
  }
  if (whose === "free")
    return <Message tone="info" className="rounded-none" title="Nobody holds the desk." />;
  const asked = me !== undefined && desk.desk?.asked_by?.id_user === me;
  return (
    <Message tone="info" className="rounded-none" title={`${holder} holds the desk.`}>
      {asked
        ? `You asked for the desk. ${holder} can hand it over. If they are away for ${AWAY_S} s, it is yours.`
        : "You can watch."}{" "}
      {silent > AWAY_S / 2 && `No response for ${silent} s. `}
      <Button
        size="sm"
        className="ms-1 max-lg:ms-0 max-lg:mt-1.5 max-lg:flex"
        aria-disabled={sending || undefined}
        onClick={asked ? onDecline : onTakeOver}
      >
        {asked ? "Stop asking" : sending ? "Asking…" : "Ask for the desk"}
      </Button>
    </Message>
  );
}

interface DeskRequestProps {
  name: string;
  sending: boolean;
  onHandOver: () => void;
  onRefuse: () => void;
}

/**
 * Tells the holder that another person asks for the desk. Lies over the run list, or below the current lot, so that no
 * control moves.
 */
export function DeskRequest({ name, sending, onHandOver, onRefuse }: DeskRequestProps) {
  return (
    <div
      role="alertdialog"
      aria-label={`${name} asks for the desk`}
      className="fixed start-4 bottom-4 z-30 w-72 rounded-lg border border-line bg-white p-4 shadow-drawer max-lg:inset-x-4 max-lg:top-[calc(17.25rem+var(--banner,0px))] max-lg:bottom-auto max-lg:w-auto lg:start-[calc(var(--spacing-rail)+1rem)]"
    >
      <p className="text-body">
        <strong className="font-strong">{name}</strong> asks for the desk. After you hand it over you can
        watch, and ask for it back.
      </p>
      <p className="mt-3 flex gap-2">
        <Button size="sm" variant="ink" aria-disabled={sending || undefined} onClick={onHandOver}>
          {sending ? "Handing over…" : "Hand over"}
        </Button>
        <Button size="sm" onClick={onRefuse}>
          Not now
        </Button>
      </p>
    </div>
  );
}
