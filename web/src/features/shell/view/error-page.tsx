import { Link, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState, useEffect, useSyncExternalStore } from "react";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { messages } from "#/lib/format/messages.ts";
import { clock, shortDay } from "@marsa/api-spec/dates";
import { BigMessage } from "./big-message.tsx";
import { BelowBar } from "./screen-bar.tsx";
import { errorView } from "../model/error-view.ts";
import { CloudOff } from "lucide-react";
import { reloadGuarded } from "#/lib/app/chunk-reload.ts";
import { debouncedCheck, roundTrip } from "#/lib/app/connectivity.ts";

const NotFoundContent = lazy(async () => ({
  default: (await import("./not-found-screen.tsx")).NotFoundContent,
}));

/** A page that failed: status, what is safe, the next step. */
export function ErrorPage({ error }: { error: unknown }) {
  // The state at the error; LostConnection finds the way back.
  const [{ view, at }] = useState(() => ({ view: errorView(error, navigator.onLine), at: Date.now() }));
  const when = `${shortDay(at)}, ${clock(at)} GST`;
  if (view.kind === "not-found") {
    return (
      <Suspense>
        <NotFoundContent />
      </Suspense>
    );
  }
  if (view.kind !== "status") return <LostConnection offline={view.kind === "offline"} when={when} />;
  const { status, why, requestId } = view;
  return (
    <BigMessage
      code={String(status)}
      title={status >= 500 ? messages.serverError() : messages.lostInSpace()}
      text={<p>{why ?? "Something broke on this page"}. Nothing of yours is lost.</p>}
      actions={
        <>
          <Button variant="press" size="lg" asChild>
            <Link to="/auction">Go to the auction list</Link>
          </Button>
          <Button size="lg" onClick={() => void openDialog("report")}>
            Report a problem
          </Button>
        </>
      }
      small={requestId === null ? when : `Request ${requestId} · ${when}`}
    />
  );
}

/** The same without a layout around it. */
export function ErrorPageAlone({ error }: { error: unknown }) {
  return (
    <BelowBar>
      <ErrorPage error={error} />
    </BelowBar>
  );
}

/** Interval of checks while the page is open and visible, ms. */
const EVERY_MS = 5_000;

interface LostConnectionProps {
  /** Whether the browser had no network at the error. */
  offline: boolean;
  /** The time of the error, for the small line. */
  when: string;
}

/** A page that could not be loaded. Returns by itself when the server answers. */
function LostConnection({ offline: wasOffline, when }: LostConnectionProps) {
  const { checking, ask } = useWayBack();
  // The browser may notice a moment after the error.
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
            Nothing of yours is lost: bids and stored maximums are on the server.
          </p>
          <p className="mt-3 flex items-center gap-2 text-small">
            <CloudOff aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            <output>{checking ? "Looking for a connection…" : "This page reloads by itself."}</output>
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

/** Checks whether the server answers, and then loads the page again. */
function useWayBack(): { checking: boolean; ask: () => void } {
  const router = useRouter();
  const [checking, setChecking] = useState(false);
  const [check] = useState(() =>
    debouncedCheck(async () => {
      setChecking(true);
      const answered = (await roundTrip()) !== null;
      setChecking(false);
      // Chunks may be missing too, and browsers do not load a failed one again: only a reload brings all.
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
