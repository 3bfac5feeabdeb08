import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { messages } from "#/lib/format/messages.ts";
import { clock, shortDay } from "@marsa/api-spec/dates";
import { BigMessage } from "./big-message.tsx";
import { BelowBar } from "./screen-bar.tsx";

/** An unknown address, as a page of its own. */
export function NotFoundScreen() {
  return (
    <BelowBar>
      <NotFoundContent />
    </BelowBar>
  );
}

/** A page without its content, inside the layout. */
export function NotFoundContent() {
  const router = useRouter();
  // As in the visitor's address bar, with /en.
  const [{ path, at }] = useState(() => ({
    path: readable(location.pathname + location.search),
    at: Date.now(),
  }));
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
          <p>Check the address, or find what you look for in the auction list.</p>
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

/** Decodes a path for a person; an invalid one stays as it is. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
