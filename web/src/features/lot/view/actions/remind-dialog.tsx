import { reply } from "@marsa/api-spec/client";
import { CalendarDays, Mail, Smartphone } from "lucide-react";
import { useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { readToken } from "#/lib/http/token.ts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { live } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";

interface RemindDialogProps {
  lot: Lot;
  /** Saves the calendar file. */
  onCalendar: () => void;
  onClose: () => void;
}

/** Offers a reminder by push, by email or in the calendar. The first two also watch the lot. */
export function RemindDialog({ lot, onCalendar, onClose }: RemindDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Only lots that end at a time of their own are announced.
  const announced = lot.live.lane === null;

  async function remind(way: "push" | "email") {
    if (busy) return;
    if (readToken() === null) {
      onClose();
      await askSignIn("Sign in to be reminded of this lot.");
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const why = await (way === "push" ? remindByPush(lot.id_auction) : remindBy("email", lot.id_auction));
      if (why !== null) return setProblem(why);
      const words = way === "push" ? "on this device" : "by email";
      void toast({
        text: `We remind you ${words}, 15 minutes before the lot ends. It is on your watchlist.`,
      });
      onClose();
    } catch (caught) {
      setProblem(refusalText(caught, "You get no reminder yet."));
    } finally {
      setBusy(false);
    }
  }

  return (
    <TitledDialog
      title="Remind me"
      text={
        announced
          ? `Push and email reach you 15 minutes before ${lot.title} ends, even if bids move its end.`
          : `${lot.title} is sold in a live lane: the calendar has the start of the lane.`
      }
      textLook="text-pretty"
      onClose={onClose}
    >
      <div className="grid gap-3 px-4 pt-1 pb-6 md:px-6">
        {problem !== null && <Message tone="error">{problem}</Message>}
        {announced && (
          <>
            <Button size="lg" aria-disabled={busy || undefined} onClick={() => void remind("push")}>
              <Smartphone aria-hidden size={18} strokeWidth={1.75} /> Push on this device
            </Button>
            <Button size="lg" aria-disabled={busy || undefined} onClick={() => void remind("email")}>
              <Mail aria-hidden size={18} strokeWidth={1.75} /> Email
            </Button>
          </>
        )}
        <Button
          size="lg"
          onClick={() => {
            onClose();
            onCalendar();
          }}
        >
          <CalendarDays aria-hidden size={18} strokeWidth={1.75} /> Calendar file
        </Button>
      </div>
    </TitledDialog>
  );
}

/** @returns why push does not work here; null: the person is reminded */
async function remindByPush(id: number): Promise<string | null> {
  const { push } = await import("#/lib/push/push.ts");
  if ((await push.state()) !== "on" && (await push.turnOn()) !== "on")
    return "This browser does not allow push from Marsa. Choose email, or allow notifications in its settings.";
  return remindBy("push", id);
}

/** Switches the notice about near ends on, and watches the lot, which the notice is about. */
async function remindBy(way: "push" | "email", id: number): Promise<null> {
  const settings = await reply(api.GET("/notifications/settings"));
  const { ending } = settings.kinds;
  if (!ending[way]) {
    const kinds = { ...settings.kinds, ending: { ...ending, [way]: true } };
    await reply(api.POST("/notifications/settings", { body: { ...settings, kinds } }));
    void queryClient.invalidateQueries({ queryKey: keys.notificationSettings });
  }
  await reply(api.POST("/auction/fav/add/{id}", { params: { path: { id } } }));
  live.setFavorite(id, true);
  void queryClient.invalidateQueries({ queryKey: keys.navinfo });
  return null;
}
