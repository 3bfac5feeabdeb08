import { Link, useRouter } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { reloadGuarded } from "../../../lib/app/chunk-reload.ts";
import { debouncedCheck, roundTrip } from "../../../lib/app/connectivity.ts";
import { BigMessage } from "./big-message.tsx";

/** Looked again this often while the page is open and seen, ms. */
const EVERY_MS = 5_000;

interface LostConnectionProps {
  /** The browser itself had no network when it failed. */
  offline: boolean;
  /** Since when, for the small line. */
  when: string;
}

/** A page that could not be had. Comes back by itself as soon as the server answers. */
export function LostConnection({ offline: wasOffline, when }: LostConnectionProps) {
  const { checking, ask } = useWayBack();
  // The browser may learn of it a moment after the page has failed.
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const offline = wasOffline || !isOnline;
  const button = offline ? "Check the connection" : "Reload";
  return (
    <BigMessage
      title={offline ? "You are offline" : "The connection is lost"}
      text={
        <>
          <p>
            {offline
              ? "Please go online: switch Wi-Fi or mobile data on, or leave flight mode."
              : "We could not reach Marsa."}{" "}
            Nothing of yours is lost: bids and stored maxima live on the server.
          </p>
          <p className="mt-3 flex items-center gap-2 text-small">
            <CloudOff aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            <output>{checking ? "Looking for a connection…" : "This page comes back by itself."}</output>
          </p>
        </>
      }
      actions={
        <>
          <Button variant="press" size="lg" onClick={offline ? ask : () => location.reload()}>
            {button}
          </Button>
          {offline && (
            <Button size="lg" asChild>
              <Link to="/auction">Lots that are still here</Link>
            </Button>
          )}
        </>
      }
      small={`Last seen ${when}`}
    />
  );
}

function watchNetwork(listener: () => void): () => void {
  for (const kind of ["online", "offline"]) addEventListener(kind, listener);
  return () => {
    for (const kind of ["online", "offline"]) removeEventListener(kind, listener);
  };
}

/** Checks now and then whether the server answers, and loads the page anew once it does. */
function useWayBack(): { checking: boolean; ask: () => void } {
  const router = useRouter();
  const [checking, setChecking] = useState(false);
  const [check] = useState(() =>
    debouncedCheck(async () => {
      setChecking(true);
      const answered = (await roundTrip()) !== null;
      setChecking(false);
      // Parts of the app may be missing as well, and a browser does not ask for those again: only a reload brings all.
      if (answered && !reloadGuarded()) void router.invalidate();
    }),
  );
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") check.ask();
    };
    const timer = setInterval(look, EVERY_MS);
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      check.stop();
      removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [check]);
  return { checking, ask: check.ask };
}
