import { useQuery } from "@tanstack/react-query";
import { NotebookPen, NotebookText } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { LaneBidsProps } from "#/components/lane/bids-slot.ts";
import { laneFace } from "#/components/lane/lane-face.ts";
import { SoldCard } from "#/components/lot/sold-card.tsx";
import { StateBlock } from "#/components/lane/state-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { Switch } from "#/components/ui/switch.tsx";
import { cn } from "#/lib/cn.ts";
import { clock } from "@marsa/api-spec/dates";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { useLot } from "#/realtime/lots/live.ts";
import { lotQuery } from "#/realtime/lots/lot-query.ts";
import { useNote } from "#/components/lot/note.ts";
import { openMaximum } from "../model/open-maximum.ts";
import type { RoomParts, RoomProps } from "../model/room-parts.ts";
import { CurrentLotPhoto } from "./current-lot-photo.tsx";
import { CurrentLotPrice } from "./current-lot-price.tsx";
import { TopBar } from "./top-bar.tsx";
import { useNotice, useLeads, useNoteKey, useHeard } from "../model/use-room.ts";
import { useQuickBid } from "../model/use-quick-bid.ts";

const LeaveDialog = lazy(async () => ({ default: (await import("./leave-dialog.tsx")).LeaveDialog }));
const QuickConsent = lazy(async () => ({ default: (await import("./quick-consent.tsx")).QuickConsent }));
const NextBestSheet = lazy(async () => ({
  default: (await import("./next-best-sheet.tsx")).NextBestSheet,
}));
const NoteDialog = lazy(async () => ({
  default: (await import("#/components/lot/note-dialog.tsx")).NoteDialog,
}));

interface CurrentLotProps extends RoomProps {
  shown: LaneLot | null;
  stale: boolean;
  chosen: number | null;
  setChosen: (id: number | null) => void;
  /** The lists: on a desk below the photos, on a phone in their place. */
  children: ReactNode;
}

/** The lane room: head, photos, clock, price and bids. */
export function CurrentLot({
  now,
  others,
  onLeave,
  Bids,
  shown,
  stale,
  chosen,
  setChosen,
  children,
}: CurrentLotProps) {
  const { lane, turn, current, asOf } = now;
  const [dialog, setDialog] = useState<"leave" | "quick" | "note" | null>(null);
  // It stays open while the lane goes on with the next lot.
  const [nextBest, setNextBest] = useState<LaneLot | null>(null);
  const [quick, setQuick] = useQuickBid(lane.id);
  const notice = useNotice(now);
  const face = laneFace({ lane, turn });
  const listening = useHeard(now);
  const may = now.link === "live";
  const leads = useLeads(current) && (turn?.phase === "running" || turn?.phase === "final_call");
  const isCurrent = shown !== null && shown.id_auction === current?.id_auction;
  const askQuick = (on: boolean) => (on ? setDialog("quick") : setQuick(false));
  const close = () => setDialog(null);
  useNoteKey(() => shown && setDialog("note"));

  return (
    <>
      <TopBar
        lane={now}
        listening={listening}
        quick={{ on: quick, may, set: askQuick }}
        onLeave={() => (leads ? setDialog("leave") : onLeave())}
      />
      {others}
      <div className="lane-current">
        {shown ? (
          <ShownLot lot={shown} notice={notice} onNote={() => setDialog("note")}>
            {!isCurrent && current && (
              <div
                data-slot="looking"
                className="flex items-center gap-3 bg-blue-running py-2 ps-7 pe-2 text-small max-lg:ps-4"
              >
                You are viewing lot {shown.position} of the run
                <Button size="sm" onClick={() => setChosen(null)}>
                  Follow current lot
                </Button>
              </div>
            )}
            {isCurrent && turn?.provisional === "sold" && (
              <SoldNow lot={shown} onNextBest={() => setNextBest(shown)} />
            )}
          </ShownLot>
        ) : (
          <div className="lane-photo bg-ink-2" />
        )}
        <div className="lane-price-and-bids">
          <StateBlock face={face} stale={stale} className="px-7 py-4 max-lg:px-4 max-lg:py-3" />
          {stale && (
            <output className="px-7 pt-3 text-small text-on-ink-orange max-lg:px-4">
              Reconnecting. State of {clock(asOf)}: bidding waits, nothing was sent.
            </output>
          )}
          {shown && (
            <CurrentLotPrice
              lot={shown}
              stale={stale}
              card={isCurrent && turn?.phase === "finished"}
              note={<NoteButton id={shown.id_auction} onPress={() => setDialog("note")} />}
            />
          )}
          <div className="lane-bid-area">
            {isCurrent && current ? (
              <CurrentBids
                lot={current}
                Bids={Bids}
                synced={!stale}
                finalCall={turn?.phase === "final_call"}
                quick={quick && may}
                extra={<Switch on={quick && may} disabled={!may} label="Quick bid" onChange={askQuick} />}
              />
            ) : (
              shown && (
                <Button variant="plain" size="lg" onClick={() => openMaximum(shown.id_auction)}>
                  See it, set a maximum
                </Button>
              )
            )}
            <Switch
              on={chosen === null}
              label="Follow current lot"
              onChange={(on) => setChosen(on ? null : (shown?.id_auction ?? null))}
              className="justify-self-start text-body text-on-ink-2 max-lg:hidden"
            />
          </div>
        </div>
        {children}
      </div>
      <Suspense>
        {dialog === "leave" && current && (
          <LeaveDialog title={current.title} onStay={close} onLeave={onLeave} />
        )}
        {dialog === "quick" && (
          <QuickConsent
            lane={lane.name}
            onAnswer={(yes) => {
              if (yes) setQuick(true);
              close();
            }}
          />
        )}
        {nextBest && <NextBestSheet lot={nextBest} onClose={() => setNextBest(null)} />}
        {dialog === "note" && shown && (
          <NoteDialog id={shown.id_auction} title={shown.title} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

interface ShownLotProps {
  lot: LaneLot;
  notice: string | null;
  onNote: () => void;
  children: ReactNode;
}

/** The lot with its photos; all of them once its page is read. */
function ShownLot({ lot, notice, onNote, children }: ShownLotProps) {
  const { data } = useQuery(lotQuery(lot.id_auction));
  const note = useNote(lot.id_auction);
  return (
    <CurrentLotPhoto
      key={lot.id_auction}
      lot={lot}
      pictures={data?.pictures ?? null}
      notice={notice}
      note={note.text}
      onNote={onNote}
    >
      {children}
    </CurrentLotPhoto>
  );
}

/** The result of the hammer, on the photo. */
function SoldNow({ lot, onNextBest }: { lot: LaneLot; onNextBest: () => void }) {
  const { live, status } = useLot(lot.id_auction, lot.live);
  if (live.price === null) return null;
  const who = status === "leading" || status === "won" ? "you" : live.leader;
  const lost = status === "outbid" || status === "not_won";
  return (
    <SoldCard who={who} amount={live.price} lost={lost}>
      {lost && (
        <Button size="sm" className="max-lg:h-11" onClick={onNextBest}>
          Next best for you
        </Button>
      )}
    </SoldCard>
  );
}

function NoteButton({ id, onPress }: { id: number; onPress: () => void }) {
  const { text } = useNote(id);
  return (
    <button
      type="button"
      aria-label={text === null ? "Write a note" : "My note"}
      className={cn(
        "relative grid size-11 shrink-0 place-content-center rounded-md",
        text === null ? "text-on-ink-2" : "text-on-ink-blue",
      )}
      onClick={onPress}
    >
      {text === null ? (
        <NotebookPen aria-hidden size={20} strokeWidth={1.75} />
      ) : (
        <NotebookText aria-hidden size={20} strokeWidth={1.75} />
      )}
    </button>
  );
}

function CurrentBids({
  lot: { id_auction: id },
  Bids,
  ...rest
}: Omit<LaneBidsProps, "lot"> & { lot: LaneLot; Bids: RoomParts["Bids"] }) {
  const { data } = useQuery(lotQuery(id));
  if (!data) return <Skeleton className="h-20 rounded-md bg-ink-3" />;
  return <Bids key={id} lot={data} {...rest} />;
}
