import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { messages } from "#/lib/format/messages.ts";
import { clock, shortDay } from "@marsa/api-spec/dates";
import { BigMessage } from "./big-message.tsx";
import { errorView } from "../model/error-view.ts";
import { LostConnection } from "./lost-connection.tsx";

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
