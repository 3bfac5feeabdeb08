import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { messages } from "../../../lib/format/messages.ts";
import { clock, shortDay } from "@marsa/api-spec/dates";
import { BigMessage } from "./big-message.tsx";
import { ScreenBar } from "../header/screen-bar.tsx";

/** An address that leads nowhere, as a page of its own. */
export function NotFoundScreen() {
  return (
    <>
      <ScreenBar />
      <main>
        <NotFoundContent />
      </main>
    </>
  );
}

/** The same inside the shell: the page exists, what it should show does not. */
export function NotFoundContent() {
  const router = useRouter();
  // As the visitor typed it, with /en.
  const [{ path, at }] = useState(() => ({ path: readable(location.pathname), at: Date.now() }));
  const [before] = messages.pageNotFound(path).split(path);
  useEffect(() => {
    document.title = "Page not found · Marsa";
  }, []);
  return (
    <BigMessage
      code="404"
      title={messages.lostInSpace()}
      text={
        <>
          <p>
            {before}
            <strong className="font-strong break-words text-text">{path}</strong>
          </p>
          <p>The lot may have ended or the address may be misspelt. Nothing of yours is lost.</p>
        </>
      }
      actions={
        <>
          <Button variant="press" size="lg" asChild>
            <Link to="/auction">Go to the auction list</Link>
          </Button>
          {history.length > 1 && (
            <Button size="lg" onClick={() => router.history.back()}>
              Go back
            </Button>
          )}
        </>
      }
      small={`${shortDay(at)}, ${clock(at)} GST`}
    />
  );
}

/** A path as a person reads it; one that is not well formed stays as it is. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
